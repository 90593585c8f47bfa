let locks = 0
let startY = 0

/** Holds the page behind a sheet still, on iOS too, where hidden overflow is not enough. Returns the release. */
export const lockScroll = (): (() => void) => {
  if (locks++ === 0) {
    document.documentElement.style.overflow = 'hidden'
    document.documentElement.dataset['held'] = ''
    document.addEventListener('touchstart', rememberStart, { passive: true })
    document.addEventListener('touchmove', holdPage, { passive: false })
  }
  return () => {
    if (--locks > 0) return
    document.documentElement.style.overflow = ''
    delete document.documentElement.dataset['held']
    document.removeEventListener('touchstart', rememberStart)
    document.removeEventListener('touchmove', holdPage)
  }
}

const rememberStart = (event: TouchEvent): void => {
  startY = event.touches[0]?.clientY ?? 0
}

const holdPage = (event: TouchEvent): void => {
  const touch = event.touches[0]
  // Two fingers zoom, and zoom is forbidden to nobody.
  if (!touch || event.touches.length > 1 || !event.cancelable) return
  if (!scrollsAlong(event.target, touch.clientY - startY)) event.preventDefault()
}

/** Whether something under the finger can still scroll in the finger's direction. */
const scrollsAlong = (target: EventTarget | null, moved: number): boolean => {
  for (
    let node = target instanceof Element ? target : null;
    node && node !== document.body;
    node = node.parentElement
  ) {
    const { overflowY } = getComputedStyle(node)
    if (overflowY !== 'auto' && overflowY !== 'scroll') continue
    const below = node.scrollHeight - node.clientHeight - node.scrollTop
    if (moved > 0 ? node.scrollTop > 0 : below > 1) return true
  }
  return false
}
