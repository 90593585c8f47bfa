const MOST_CHARACTERS = 90

/** Returns the trimmed text; of a longer one the first `most` characters and an ellipsis. */
export const truncate = (text: string, most = MOST_CHARACTERS): string => {
  const characters = Array.from(text.trim())
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('')}…`
}
