/**
 * Returns the text to store after this tab has changed its own text from `before` to `after`. Lines that another tab
 * has stored stay, above those of this tab (A570: a text that two tabs type).
 */
export const sharedText = (stored: string, before: string, after: string): string =>
  [othersIn(stored, before), after].filter(Boolean).join('\n')

const othersIn = (stored: string, own: string): string => {
  const lines = `\n${stored}\n`
  const at = own === '' ? -1 : lines.lastIndexOf(`\n${own}\n`)
  if (at === -1) return stored
  return [lines.slice(1, at), lines.slice(at + own.length + 2, -1)].filter(Boolean).join('\n')
}
