import { wait } from './time/clock'

/** Some web views never answer. */
const LONGEST_MS = 1000

/** Copies a text; false when the browser refused (the clipboard exists on https only). */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    const written = navigator.clipboard.writeText(text).then(() => true)
    return (await Promise.race([written, wait(LONGEST_MS)])) ?? copyBySelection(text)
  } catch {
    return copyBySelection(text)
  }
}

const copyBySelection = (text: string): boolean => {
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    // The selection has taken the focus.
    focused?.focus({ preventScroll: true })
  }
}
