// Filled in by the build, from package.json and from what is checked out.
declare const __APP_VERSION__: string
declare const __COMMIT__: string

/** The version of this build, as its version.json tells it too. */
export const version = __APP_VERSION__

/** The commit that this build is made of; '' where the build could not tell (A450). */
export const commit = __COMMIT__
