type Packing = { coding: string; suffix: string; pack: (body: Uint8Array, isQuick?: boolean) => Promise<Uint8Array> }

/** The ways in which a file lies packed beside itself, the smallest first: its name in HTTP, and how its file ends. */
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

/** The coding that a client likes best of those offered; undefined where it wants the file as it is. */
export const acceptedOf: (header: string, offered: readonly string[]) => string | undefined
