import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './child.mjs'

/**
 * The tests that ran, as {title, duration in milliseconds, passed}, from Vitest's JSON report; none when there
 * is no report.
 */
export const readVitest = (file) =>
  (read(file)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        title: `${relative(root, name)} › ${test.fullName}`,
        duration: test.duration ?? 0,
        passed: test.status === 'passed',
      }))
    // A file that cannot be loaded has no tests to fail.
    const isBroken = status === 'failed' && tests.every((test) => test.passed)
    return isBroken ? [...tests, { title: relative(root, name), duration: 0, passed: false }] : tests
  })

/**
 * The same from Playwright's JSON report, with `again` for what passed at the second try; a journey counts once
 * in each project it ran in.
 */
export const readJourneys = (file) => (read(file)?.suites ?? []).flatMap(journeysOf)

const journeysOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(journeysOf),
  ...specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'skipped')
      .map((test) => ({
        title: `${spec.file} › ${spec.title} (${test.projectName})`,
        duration: test.results.reduce((sum, { duration }) => sum + duration, 0),
        passed: test.status === 'expected' || test.status === 'flaky',
        again: test.status === 'flaky',
      })),
  ),
]

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
