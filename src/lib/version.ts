// Filled in by the build, from package.json.
declare const __APP_VERSION__: string

/** The version of this build, as its version.json tells it too. */
export const version = __APP_VERSION__
