import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { root } from './runTool.mjs'

/**
 * Returns the tests from Vitest's JSON report as {folder, title, duration in milliseconds, passed, again}, none without
 * a report. `again` marks those that passed on the second try.
 */
export const readVitest = (file) =>
  (read(file)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const path = relative(root, name)
    const folder = dirname(path)
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        folder,
        title: `${path} › ${test.fullName}`,
        duration: test.duration ?? 0,
        passed: test.status === 'passed',
        again: test.status === 'passed' && test.failureMessages.length > 0,
      }))
    // A file that fails to load has no failed tests.
    const isBroken = status === 'failed' && tests.every((test) => test.passed)
    return isBroken ? [...tests, { folder, title: path, duration: 0, passed: false, again: false }] : tests
  })

/**
 * Returns the tests from Playwright's JSON report in the same form, with the file as folder. A journey counts once per
 * project.
 */
export const readJourneys = (file) => (read(file)?.suites ?? []).flatMap(journeysOf)

const journeysOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(journeysOf),
  ...specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'skipped')
      .map((test) => ({
        folder: `e2e/${spec.file}`,
        title: `${spec.file} › ${spec.title} (${test.projectName})`,
        duration: test.results.reduce((sum, { duration }) => sum + duration, 0),
        passed: test.status === 'expected' || test.status === 'flaky',
        again: test.status === 'flaky',
      })),
  ),
]

export const foldersOf = (tests) => {
  const folders = new Map()
  for (const { folder, duration, again } of tests) {
    const sum = folders.get(folder) ?? { folder, tests: 0, duration: 0, again: 0 }
    folders.set(folder, {
      folder,
      tests: sum.tests + 1,
      duration: sum.duration + duration,
      again: sum.again + (again ? 1 : 0),
    })
  }
  return [...folders.values()].sort((one, other) => one.folder.localeCompare(other.folder))
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
