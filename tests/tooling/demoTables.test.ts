import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoTables } from '../../tools/docs/demoTables'
import { ROOT } from '../structure/source'

test('docs/demo.md lists the present people and faults of the demo; npm run demo:tables writes it', () => {
  expect(readFileSync(join(ROOT, 'docs/demo.md'), 'utf8')).toBe(demoTables())
})

test('each account and each fault has a row that says what is special', () => {
  const rows = demoTables()
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter((row) => /\| +\|/.test(row))).toEqual([])
})
