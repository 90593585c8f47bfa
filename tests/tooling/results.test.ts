import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { foldersOf, readJourneys, readVitest } from '../../tools/scripts/results.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const report = (content: object): string => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
const unit = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
  duration: 1500,
})

test('a unit test that passes on its second try is marked', () => {
  const tests = readVitest(
    report({
      testResults: [
        {
          name: join(process.cwd(), 'tests/lib/a.test.ts'),
          status: 'failed',
          assertionResults: [
            unit('fine', 'passed'),
            unit('second', 'passed', ['expected 1 to be 2']),
            unit('wrong', 'failed', ['expected 1 to be 2', 'expected 1 to be 2']),
            unit('left out', 'skipped'),
          ],
        },
        { name: join(process.cwd(), 'tests/ui/b.test.tsx'), status: 'failed', assertionResults: [] },
      ],
    }),
  )
  expect(tests.map(({ title, passed, again }) => [title, passed, again])).toEqual([
    ['tests/lib/a.test.ts › fine', true, false],
    ['tests/lib/a.test.ts › second', true, true],
    ['tests/lib/a.test.ts › wrong', false, false],
    ['tests/ui/b.test.tsx', false, false],
  ])
  expect(foldersOf(tests)).toEqual([
    { folder: 'tests/lib', tests: 3, duration: 4500, again: 1 },
    { folder: 'tests/ui', tests: 1, duration: 0, again: 0 },
  ])
})

test('a journey counts once per project, with the time of all its tries', () => {
  const run = (projectName: string, status: string, ...durations: number[]) => ({
    projectName,
    status,
    results: durations.map((duration) => ({ duration })),
  })
  const specs = [
    { file: 'a.spec.ts', title: 'pays', tests: [run('zh', 'expected', 4000), run('en', 'flaky', 4000, 3000)] },
    { file: 'b.spec.ts', title: 'leaves', tests: [run('zh', 'unexpected', 100, 100), run('en', 'skipped')] },
  ]
  const tests = readJourneys(report({ suites: [{ suites: [{ specs: specs.slice(0, 1) }], specs: specs.slice(1) }] }))
  expect(foldersOf(tests)).toEqual([
    { folder: 'e2e/a.spec.ts', tests: 2, duration: 11_000, again: 1 },
    { folder: 'e2e/b.spec.ts', tests: 1, duration: 200, again: 0 },
  ])
  expect(tests.map(({ title, passed }) => [title, passed])).toEqual([
    ['a.spec.ts › pays (zh)', true],
    ['a.spec.ts › pays (en)', true],
    ['b.spec.ts › leaves (zh)', false],
  ])
  expect(readJourneys(join(folder, 'none.json'))).toEqual([])
})
