type Packing = { coding: string; suffix: string; pack: (body: Uint8Array, isQuick?: boolean) => Promise<Uint8Array> }

/** The compressions of a file, the smallest first: the name in HTTP, and the ending of the compressed file. */
export const packings: readonly Packing[]

/** Whether this kind of file gets smaller by packing; pictures and fonts are packed in themselves. */
export const isCompressible: (name: string) => boolean

/** Whether this is a packed form of another file, which is sent in place of that one and has no address of its own. */
export const isPacked: (name: string) => boolean

/**
 * Lays beside every file of a folder what it is packed, wherever that is smaller; answers how many were written. Done
 * quickly they are a ninth larger.
 */
export const packFolder: (folder: string, isQuick?: boolean) => Promise<number>

/** The coding that a client likes best of those offered; undefined where it accepts only the plain file. */
export const acceptedOf: (header: string, offered: readonly string[]) => string | undefined
