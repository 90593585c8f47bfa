/** The path of a program; throws an error that names its package when it is not here. */
export const programPath: (name: 'nginx' | 'WebKitWebDriver' | 'Xvfb' | 'dbus-run-session') => string

/** Where nginx finds the module that sends what is packed with brotli; undefined where it is not installed. */
export const brotliModule: () => string | undefined
