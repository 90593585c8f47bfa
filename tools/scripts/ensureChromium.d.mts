/** The path of a Chromium on this machine, or undefined; for `hasWindow` one that can open a window. */
export const findChromium: (hasWindow?: boolean) => string | undefined
/** Says whether these arguments of Playwright, or its variable PWDEBUG, ask for a window. */
export const asksForWindow: (args: readonly string[]) => boolean
