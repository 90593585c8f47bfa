export type Opened = { text: string; caret: number }

/**
 * Inserts an opening such as “Since when: ” as a new line after the line with the caret. If the text already contains
 * the opening, the text stays unchanged, and the caret goes to the end of that line. Returns undefined when the
 * opening does not fit into the limit.
 */
export const withOpening = (text: string, caret: number, opening: string, limit: number): Opened | undefined => {
  const existing = lineWith(text, opening.trimEnd())
  if (existing !== undefined) return { text, caret: endOfLine(text, existing) }
  const at = endOfLine(text, caret)
  const before = text.slice(0, at)
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`
  const opened = start + opening + text.slice(at)
  return opened.length > limit ? undefined : { text: opened, caret: start.length + opening.length }
}

const lineWith = (text: string, opening: string): number | undefined => {
  if (text.startsWith(opening)) return 0
  const at = text.indexOf(`\n${opening}`)
  return at < 0 ? undefined : at + 1
}

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
