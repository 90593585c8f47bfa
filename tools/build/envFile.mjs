import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import util from 'node:util'

/**
 * Returns the settings of a file of lines NAME=value; none if the file is missing. Throws an error that names the first
 * line that is neither a setting nor a comment, because the parser would drop it silently.
 */
export const readEnvFile = (file) => {
  const text = textOf(file)
  // A quoted value may go over several lines.
  const lines = text.replace(QUOTED, (value) => value.replace(/[^\n]/g, '')).split('\n')
  const wrong = lines.findIndex((line) => !SETTING.test(line) && !IGNORED.test(line))
  if (wrong === -1) return util.parseEnv(text)
  throw new Error(`${basename(file)}, line ${wrong + 1}: write NAME=value${hintFor(text, lines[wrong])}.`)
}

/** Checks the files from which Vite takes the settings of a build. Vite itself drops what it cannot read. */
export const checkEnvFiles = (mode, folder) => {
  for (const name of ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]) readEnvFile(join(folder, name))
}

const SETTING = /^[ \t]*(?:export[ \t]+)?\w+[ \t]*=/
const IGNORED = /^(?:#|\r?$)/
const QUOTED = /(?<=^[ \t]*(?:export[ \t]+)?\w+[ \t]*=[ \t]*)(["'`])(?:(?!\1)[^])*\1/gm
// What UTF-16, or a mark before UTF-8, looks like when it is read as UTF-8.
const FOREIGN = /[\0\uFEFF\uFFFD]/

const hintFor = (text, line) => {
  if (FOREIGN.test(text)) return ', and save the file as UTF-8 without a byte order mark'
  // The parser loses the setting below such a line.
  return /^\s+(?:#|$)/.test(line) ? ', and remove the spaces before a comment or on an empty line' : ''
}

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
