const MOST_SIGNS = 90

/** The beginning of a text, for a card; the whole stands where the card leads. */
export const truncate = (text: string): string => {
  const signs = Array.from(text.trim())
  return signs.length <= MOST_SIGNS ? signs.join('') : `${signs.slice(0, MOST_SIGNS).join('')}…`
}

/** '主任医师 · 乳腺外科': what is told, in one line; no line begins with the dot. */
export const joinWithDot = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\u00a0· ')
