const MOST_SIGNS = 90

/** The beginning of a text, for a card; the whole stands where the card leads. */
export const truncate = (text: string): string => {
  const signs = Array.from(text.trim())
  return signs.length <= MOST_SIGNS ? signs.join('') : `${signs.slice(0, MOST_SIGNS).join('')}…`
}
