/** The path of a Chromium on this machine, or undefined. */
export const findChromium: () => string | undefined
