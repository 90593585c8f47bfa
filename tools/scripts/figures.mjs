import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runTool.mjs'

/** The figures of the README, and the command that measures each. */
export const FIGURES = {
  'first script, gzip': 'npm run bench -- home',
  'largest paint of Home': 'npm run bench -- home',
  'blocking of Home': 'npm run bench -- home',
  'transfer of Home until it rests': 'npm run bench -- traffic',
  'tap to skeleton, 90th percentile': 'npm run bench -- walk',
  'Lighthouse, lowest of all addresses': 'npm run bench -- lighthouse',
  tests: 'npm test',
  'duration of npm test': 'npm test',
}

const MARKS = ['<!-- figures -->\n', '\n<!-- /figures -->']
const UNMEASURED = ['not measured yet', '–']

/** Returns the text with these figures in its table. Figures without a new value keep theirs. */
export const withFigures = (text, values, when) => {
  const unknown = Object.keys(values).find((name) => !(name in FIGURES))
  if (unknown !== undefined) throw new Error(`${unknown} is no figure of the README.`)
  const [from, to] = [text.indexOf(MARKS[0]) + MARKS[0].length, text.indexOf(MARKS[1])]
  if (from < MARKS[0].length || to < from - 1) throw new Error('The README has no place for its figures.')
  const earlier = rowsOf(text.slice(from, to))
  const rows = Object.entries(FIGURES).map(([name, command]) => {
    const [value, day] = name in values ? [values[name], when] : (earlier.get(name) ?? UNMEASURED)
    return `| ${name} | ${value} | \`${command}\` | ${day} |`
  })
  const head = ['| figure | value | measured by | when |', '| --- | --- | --- | --- |']
  return `${text.slice(0, from)}\n${[...head, ...rows].join('\n')}\n${text.slice(to)}`
}

/** Returns value and day of each figure in a table. */
const rowsOf = (table) =>
  new Map(
    table
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells.length === 6)
      .map(([, name, value, , day]) => [name, [value, day]]),
  )

/** Writes figures to the README, if WRITE_FIGURES=1 asks for it: a run on a busy machine should not. */
export const writeFigures = (values) => {
  if (process.env.WRITE_FIGURES !== '1' || Object.keys(values).length === 0) return
  const file = join(root, 'README.md')
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const when = `${new Date().toISOString().slice(0, 10)}, ${commit}`
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), values, when))
  console.log(`README.md has the figures: ${Object.keys(values).join(', ')}.`)
}
