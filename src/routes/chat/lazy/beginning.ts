/** So many characters of a text are drawn at once. */
export const STEP = 5000

/** The text, or its first characters where it is longer; no character is cut in two. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
