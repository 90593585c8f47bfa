/**
 * Shows for a moment more what is being taken away: a picture of it that hears no tap, holds no focus and is read to
 * nobody, so that everything else is done at once. Where nothing moves there is none.
 */
export const fadeOut = (layer: HTMLElement): void => {
  const picture = layer.cloneNode(true)
  if (!(picture instanceof HTMLElement) || !('getAnimations' in picture)) return
  picture.dataset['leaving'] = ''
  picture.setAttribute('inert', '')
  picture.setAttribute('aria-hidden', 'true')
  // It must not answer for what it shows, nor take a tick from a sheet that opens meanwhile.
  for (const part of picture.querySelectorAll('[id], [role], [name], [aria-modal]'))
    for (const name of ['id', 'role', 'name', 'aria-modal']) part.removeAttribute(name)
  layer.after(picture)
  keepScrolled(layer, picture)
  const moves = [...picture.children].flatMap((part) => part.getAnimations())
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => picture.remove())
}

const keepScrolled = (from: HTMLElement, to: HTMLElement): void => {
  const parts = to.querySelectorAll('*')
  from.querySelectorAll('*').forEach(({ scrollTop }, index) => {
    const part = parts[index]
    if (scrollTop > 0 && part) part.scrollTop = scrollTop
  })
}
