import styles from './toast.module.css'

const SHOWN_MS = 3000
const READ_MS = 600
let region: HTMLElement | undefined

/**
 * Shows a short text for a moment, or until the next tap or key, and has it read out politely. Needs no network:
 * it often tells of its loss.
 */
export const showToast = (text: string): void => {
  const line = document.createElement('p')
  line.className = styles.toast ?? ''
  line.textContent = text
  liveRegion().replaceChildren(line)
  setTimeout(() => line.remove(), SHOWN_MS)
  // Whoever goes on has read it, and what it speaks of may have changed by then; a second tap of an impatient finger
  // has not.
  setTimeout(() => {
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, () => line.remove(), { capture: true, once: true })
  }, READ_MS)
}

/** Takes this text away when what it says is over. */
export const hideToast = (text: string): void => {
  if (region?.textContent === text) region.replaceChildren()
}

/** Screen readers tell of what enters a region that was there before, so it stays once made. */
const liveRegion = (): HTMLElement => {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}
