type Hosts = Record<'sockets' | 'calls' | 'files', string[]>

/** The hosts of the chat platform for the application of this number, or of any. */
export const platformHosts: (appNumber: string | undefined) => Hosts

/** The sources of `connect-src` for these hosts. */
export const platformSources: (appNumber: string | undefined) => string[]
