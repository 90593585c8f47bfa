declare const __APP_VERSION__: string

export const version = __APP_VERSION__

/** The commit of this build, from the page; '' if unknown (A450). In a script it would change the names of files. */
export const commit = (): string => document.documentElement.dataset['commit'] ?? ''
