const MOST_SIGNS = 90

export const truncate = (text: string): string => {
  const signs = Array.from(text.trim())
  return signs.length <= MOST_SIGNS ? signs.join('') : `${signs.slice(0, MOST_SIGNS).join('')}…`
}

/** Joins parts as '主任医师 · 乳腺外科'; no line begins with the dot. */
export const joinWithDot = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\u00a0· ')
