/** A port setting, or the fallback when it is absent; a malformed one throws an error that names it. */
export const portSetting: (name: string, fallback: number) => number
