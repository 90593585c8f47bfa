import { fileURLToPath } from 'node:url'

/** Must match `paths` in tsconfig.json. */
export const ALIAS = { '@': fileURLToPath(new URL('../../src', import.meta.url)) }
