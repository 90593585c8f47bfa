import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

const scopedName = (name: string, file: string): string =>
  `${name}_${createHash('sha256').update(relative(ROOT, file)).digest('base64url').slice(0, 4)}`

/**
 * Makes the name of a class from its own name and a hash of its file. Vite's default adds the line too, which costs
 * bytes on every visit. The frame is rendered by a separate server, which needs the same names.
 */
export const CLASS_NAMES = { modules: { generateScopedName: scopedName } }
