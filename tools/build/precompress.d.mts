type Packing = { coding: string; suffix: string; pack: (body: Uint8Array, isQuick?: boolean) => Promise<Uint8Array> }

/** Compressed forms of a file, smallest first: the HTTP coding and the file's suffix. */
export const packings: readonly Packing[]

/** Whether compression makes this kind of file smaller; pictures and fonts are compressed already. */
export const isCompressible: (name: string) => boolean

/** Whether this is a compressed form of another file, which the server sends in place of that file only. */
export const isPrecompressed: (name: string) => boolean

/**
 * Writes compressed forms beside every file of a folder where they are smaller, and returns their number. `isQuick`
 * saves time for a ninth more bytes.
 */
export const precompressFolder: (folder: string, isQuick?: boolean) => Promise<number>

/** Returns the coding that the client prefers among those offered, or undefined for none. */
export const acceptedOf: (header: string, offered: readonly string[]) => string | undefined
