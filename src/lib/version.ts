declare const __APP_VERSION__: string
declare const __COMMIT__: string

export const version = __APP_VERSION__

/** The commit of this build; '' if unknown (A450). */
export const commit = __COMMIT__
