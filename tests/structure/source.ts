import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { parseSync, type ParseResult } from 'vite'

export const ROOT = resolve(import.meta.dirname, '../..')

export type Source = { path: string; text: string }

export const filesUnder = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) => walk(join(ROOT, folder)))
    .map((file) => relative(ROOT, file))
    .sort()

export const sourcesUnder = (folders: string[], extensions: string[]): Source[] =>
  filesUnder(...folders)
    .filter((path) => extensions.includes(extname(path)))
    .map(read)

export const read = (path: string): Source => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })

export const isScript = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path)

const parsed = new Map<string, ParseResult>()

/** Throws with the file's name when the file does not parse. */
export const parse = ({ path, text }: Source): ParseResult => {
  const key = `${path}\n${text}`
  const known = parsed.get(key)
  if (known !== undefined) return known
  const result = parseSync(path, text)
  const [error] = result.errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  parsed.set(key, result)
  return result
}

export const finding = ({ path, text }: Source, offset: number, reason: string): string =>
  `${path}:${text.slice(0, offset).split('\n').length} ${reason}`

const walk = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [path]
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
