import styles from './toast.module.css'

const SHOWN_MS = 3000
const READ_MS = 600

/**
 * Shows a text for a moment, or until the next tap or key, in a polite live region. Works offline, since it often
 * reports that.
 */
export const showToast = (text: string): void => {
  const line = document.createElement('p')
  line.className = styles.toast ?? ''
  line.textContent = text
  liveRegion()?.replaceChildren(line)
  setTimeout(() => line.remove(), SHOWN_MS)
  // A later tap removes it, because its subject may have changed; the second tap of a double tap does not.
  setTimeout(() => {
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, () => line.remove(), { capture: true, once: true })
  }, READ_MS)
}

export const hideToast = (text: string): void => {
  const region = liveRegion()
  if (region?.textContent === text) region.replaceChildren()
}

/** Screen readers announce changes only in an existing region, so it is in index.html. */
const liveRegion = (): HTMLElement | null => document.getElementById('toasts')
