import { pageLanguage, textRuns } from '@/lib/textLanguage'
import styles from './toast.module.css'

const SHORTEST_MS = 3000
const LONGEST_MS = 8000
const MS_PER_LETTER = 150
const READ_MS = 600

/**
 * Shows a text for as long as it takes to read, or until the next tap or key, in a polite live region. Works offline,
 * since it often reports that.
 */
export const showToast = (text: string): void => {
  const line = document.createElement('p')
  line.className = styles.toast ?? ''
  line.append(
    ...textRuns(text, pageLanguage()).map(({ text: run, lang }) => (lang === undefined ? run : marked(run, lang))),
  )
  liveRegion()?.replaceChildren(line)
  setTimeout(() => line.remove(), Math.min(Math.max(text.length * MS_PER_LETTER, SHORTEST_MS), LONGEST_MS))
  // A later tap removes it, because its subject may have changed; the second tap of a double tap does not.
  const wait = (name: 'pointerdown' | 'keydown'): void =>
    window.addEventListener(name, (event) => (line.isConnected && isTyped(event) ? wait(name) : line.remove()), {
      capture: true,
      once: true,
    })
  setTimeout(() => {
    wait('pointerdown')
    wait('keydown')
  }, READ_MS)
}

const marked = (text: string, lang: string): HTMLElement =>
  Object.assign(document.createElement('span'), { textContent: text, lang })

/** Whether a key goes on with a text (A593). Enter may send its form, and a check box has no selection. */
const isTyped = (event: PointerEvent | KeyboardEvent): boolean =>
  'key' in event && event.key !== 'Enter' && (event.target as Partial<HTMLInputElement>).selectionStart != null

export const hideToast = (text: string): void => {
  const region = liveRegion()
  if (region?.textContent === text) region.replaceChildren()
}

/** Screen readers announce changes only in an existing region, so it is in index.html. */
const liveRegion = (): HTMLElement | null => document.getElementById('toasts')
