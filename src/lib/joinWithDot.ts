/** '主任医师 · 乳腺外科': what is told, in one line; no line begins with the dot. */
export const joinWithDot = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\u00a0· ')
