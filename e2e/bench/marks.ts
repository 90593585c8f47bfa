import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(...heads), row('---', ...heads.slice(1).map(() => '---:')), ...rows.map((cells) => row(...cells))].join('\n')

export const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

export const today = (): string => new Date().toISOString().slice(0, 10)

/** Writes each part into a page of this repository, between its two marks: `<!-- name -->` and `<!-- /name -->`. */
export const writeMarked = (page: string, parts: Readonly<Record<string, string>>): void => {
  const file = join(root, page)
  writeFileSync(file, marked(readFileSync(file, 'utf8'), parts, page))
}

export const marked = (text: string, parts: Readonly<Record<string, string>>, page = 'The page'): string =>
  Object.entries(parts).reduce((before, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`]
    const [from, to] = [before.indexOf(start), before.indexOf(end)]
    if (from === -1 || to === -1) throw new Error(`${page} has no place for ${name}.`)
    return `${before.slice(0, from + start.length)}\n${part}\n${before.slice(to)}`
  }, text)
