/** Joins parts as '主任医师 · 乳腺外科'; no line begins with the dot. */
export const joinWithDot = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\u00a0· ')
