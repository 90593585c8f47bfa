/** The path of a program; throws an error that names its package when it is not here. */
export const programPath: (name: 'nginx' | 'WebKitWebDriver' | 'Xvfb' | 'dbus-run-session') => string

/** The path of nginx's module for files compressed with brotli, or undefined if it is not installed. */
export const brotliModule: () => string | undefined
