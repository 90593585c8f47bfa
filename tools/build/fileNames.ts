import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Chunks of packages and of the app, which people look for in a list of requests. */
const LOOKED_FOR = new Set(['app', 'vendor', 'antd', 'pdfjs', 'tim'])

/**
 * The beginning of a chunk's file name: that of its screen or lazy part, or nothing for what several share. The first
 * script and the importing files repeat the name of every file, so these get only a hash.
 */
export const chunkPrefix = (name: string, isShared: boolean): string =>
  LOOKED_FOR.has(name) || !(isShared || isJoined(name)) ? '[name]-' : ''

/** Whether `chunks.ts` joined the name, such as `chat-view` or `data-common`. */
export const isJoined = (name: string): boolean => name.includes('-')

/** One hash of all texts: the first script lists each of their files, and different hashes compress badly. */
const wordsHash = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(`${file}\n`).update(readFileSync(join(WORDS, file)))
  return hash.digest('base64url').slice(0, 7)
}

const WORDS = fileURLToPath(new URL('../../src/i18n', import.meta.url))
const WORDS_HASH = wordsHash()

/**
 * Returns the name of a file of texts, such as `assets/reports/palpation/zh-Xb3k9_Q.js`; undefined for other modules.
 */
export const wordFileName = (id: string | null | undefined): string | undefined => {
  const [, area] = /\/src\/i18n\/(\w+(?:\/\w+)+)\.ts$/.exec(id ?? '') ?? []
  return area === undefined ? undefined : `assets/${area}-${WORDS_HASH}.js`
}
