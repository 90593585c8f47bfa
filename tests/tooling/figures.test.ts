import { expect, test } from 'vitest'
import { FIGURES, withFigures } from '../../tools/scripts/figures.mjs'
import { read } from '../structure/source'

const readme = read('README.md').text
const scripts = Object.keys(JSON.parse(read('package.json').text).scripts)
const parts = read('e2e/bench/parts.ts').text

test('the README has every figure between its marks, each with the command that measures it', () => {
  expect(withFigures(readme, {}, 'never')).toBe(readme)
  for (const [name, command] of Object.entries(FIGURES))
    expect(readme).toMatch(new RegExp(`^\\| ${name} \\| [^|]+ \\| \`${command}\` \\|`, 'm'))
})

test('every command of a figure exists', () => {
  for (const command of Object.values(FIGURES)) {
    const [, script = ''] = /^npm (?:run )?([\w:]+)/.exec(command) ?? []
    expect(scripts, command).toContain(script)
    const [, part] = / -- (\w+)$/.exec(command) ?? []
    if (script === 'bench') expect(parts, command).toMatch(new RegExp(`^  ${part}: `, 'm'))
  }
})

test('a measured figure replaces its row alone, and an unknown one is named', () => {
  const before = withFigures('a\n<!-- figures -->\n<!-- /figures -->\nz', { tests: '12' }, '2026-01-01')
  expect(before).toMatch(
    /^a\n<!-- figures -->\n\n\| figure .*\n[\s\S]*\| tests \| 12 \| `npm test` \| 2026-01-01 \|[\s\S]*\n\n<!-- \/figures -->\nz$/,
  )
  const after = withFigures(before, { 'blocking of Home': '40 ms' }, '2026-02-02')
  expect(after).toContain('| tests | 12 | `npm test` | 2026-01-01 |')
  expect(after).toContain('| blocking of Home | 40 ms | `npm run bench -- home` | 2026-02-02 |')
  expect(() => withFigures(before, { height: '1' }, '')).toThrow('height is no figure of the README.')
  expect(() => withFigures('nothing', {}, '')).toThrow('The README has no place for its figures.')
})
