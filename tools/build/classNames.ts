import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

const scopedName = (name: string, file: string): string =>
  `${name}_${createHash('sha256').update(relative(ROOT, file)).digest('base64url').slice(0, 4)}`

/**
 * Names a class by itself and its file; the line that vite adds is a byte or two on every visit. The frame in the page
 * is drawn by a server of its own, and needs the same names.
 */
export const CLASS_NAMES = { modules: { generateScopedName: scopedName } }
