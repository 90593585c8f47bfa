const MOST_SIGNS = 90

export const truncate = (text: string, most = MOST_SIGNS): string => {
  const signs = Array.from(text.trim())
  return signs.length <= most ? signs.join('') : `${signs.slice(0, most).join('')}…`
}

/** Joins parts as '主任医师 · 乳腺外科'; no line begins with the dot. */
export const joinWithDot = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\u00a0· ')
