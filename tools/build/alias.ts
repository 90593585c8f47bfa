import { fileURLToPath } from 'node:url'

/** `@/stores/payment` is src/stores/payment, as tsconfig.json has it. */
export const ALIAS = { '@': fileURLToPath(new URL('../../src', import.meta.url)) }
