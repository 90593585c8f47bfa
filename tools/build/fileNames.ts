import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Whether `chunks.ts` joined the name, such as `chat-view`. The first script lists every file, so these get only a
 * hash.
 */
export const isJoined = (name: string): boolean => /^(data-)?(?!data-)\w+-/.test(name)

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

/** The page itself loads these files, so no list of preloads needs them. */
const IN_PAGE = /\/(index|vendor|app)-[\w-]{6,7}\.(js|css)$/

/** The files that open the screens. */
const ENTRY = /(^|\/)(index|app)-[\w-]+\.js$/
/** A screen loads these files before its lazy parts, so only the preload lists of screens contain them. */
const OF_SCREENS = /\/(data-)?(common|late|shared)-[\w-]{6,8}\.js$/

/** Whether the preload list of a host, which is a file of scripts, has this file. */
export const isPreloaded = (file: string, hostId: string): boolean =>
  !IN_PAGE.test(file) && (ENTRY.test(hostId) || !OF_SCREENS.test(file))
