import { readFileSync, rmSync } from 'node:fs'
import util from 'node:util'
import { root, runTool } from './runTool.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensurePrograms } from './ensurePrograms.mjs'
import { foldersOf, readJourneys, readVitest } from './results.mjs'
import { formatCommand, lintCommand } from './lintCommand.mjs'

const vite = 'node_modules/vite/bin/vite.js'
const vitest = (report, ...args) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]
const reports = {
  unit: 'test-results/unit.json',
  build: 'test-results/build.json',
  journeys: 'test-results/journeys.json',
}

// What is tested is the same on every machine and speaks to no real server, whatever its .env says.
const plainSettings = Object.fromEntries(
  Object.entries(util.parseEnv(readFileSync(`${root}.env.example`, 'utf8'))).filter(([name]) =>
    name.startsWith('VITE_'),
  ),
)

/**
 * What npm test does, in this order; the steps of one row run side by side, the next row starts when all of them
 * passed.
 */
const rows = [
  [
    { name: 'Type check', command: ['node_modules/typescript/bin/tsc', '-p', '.'] },
    { name: 'Lint', command: lintCommand },
    { name: 'Formatting', command: formatCommand },
    { name: 'Production build', command: [vite, 'build'], env: plainSettings },
    { name: 'Demo build', command: [vite, 'build', '--mode', 'demo', '--outDir', 'dist-demo'] },
  ],
  [{ name: 'Unit and screen tests', command: vitest(reports.unit), read: () => readVitest(reports.unit) }],
  [
    {
      name: 'Tests of the build',
      command: vitest(reports.build, '--config', 'tests/structure/vitest.dist.config.ts'),
      read: () => readVitest(reports.build),
    },
  ],
  [
    {
      name: 'Journeys in the browser',
      command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
      read: () => readJourneys(reports.journeys),
    },
  ],
]

const run = async () => {
  const begun = performance.now()
  process.chdir(root)
  await ensureInstalled()
  await ensureChromium()
  await ensurePrograms()
  // React's production build, which a shell with NODE_ENV set would bring in, cannot be tested.
  delete process.env.NODE_ENV
  rmSync('test-results', { recursive: true, force: true })
  const done = []
  for (const row of rows) {
    done.push(...(await runRow(row)))
    if (done.some(({ code }) => code !== 0)) break
  }
  return report(done, performance.now() - begun)
}

const runRow = async (row) => {
  const isAlone = row.length === 1
  if (isAlone) console.log(heading(row[0].name))
  return Promise.all(
    row.map(async ({ name, command, env, read }) => {
      const begun = performance.now()
      const { code, output } = await runTool(command[0], command.slice(1), { env, quiet: !isAlone })
      const duration = performance.now() - begun
      // Side by side, each prints whole when it ends.
      if (!isAlone) process.stdout.write(`${heading(name)}\n${output}`)
      console.log(`${name}: ${code === 0 ? 'passed' : `failed (exit ${code})`} in ${seconds(duration)}`)
      return { name, code, duration, tests: read?.() ?? [] }
    }),
  )
}

/** Prints the summary and answers the exit code. */
const report = (done, duration) => {
  const tests = done.flatMap((step) => step.tests)
  const passed = tests.filter((test) => test.passed).length
  const stopped = done.find(({ code }) => code !== 0)
  // A step that fails without a failed test (a type error, a file that cannot be loaded) counts as one failure.
  const failed = Math.max(tests.length - passed, stopped === undefined ? 0 : 1)

  console.log(heading('Durations'))
  for (const step of done) console.log(`${seconds(step.duration).padStart(9)}  ${step.name}`)
  console.log(`${seconds(duration).padStart(9)}  all together`)
  if (tests.length > 0) console.log(heading('By folder: tests, seconds of all of them, second tries'))
  for (const { folder, tests: count, duration: sum, again } of foldersOf(tests))
    console.log(`${String(count).padStart(6)}${seconds(sum).padStart(11)}${String(again).padStart(5)}  ${folder}`)
  const slowest = [...tests].sort((one, other) => other.duration - one.duration).slice(0, 10)
  if (slowest.length > 0) console.log(heading('Slowest tests'))
  for (const test of slowest) console.log(`${seconds(test.duration).padStart(9)}  ${test.title}`)

  const again = tests.filter((test) => test.again)
  if (again.length > 0) console.log(heading(`Passed at the second try: ${again.length}`))
  for (const test of again) console.log(`  ${test.title}`)

  console.log('')
  if (stopped !== undefined) console.log(`Stopped: ${stopped.name} failed; what comes after it did not run.`)
  else if (tests.length === 0) console.log('No test was run.')
  console.log(`${passed} passed, ${failed} failed`)
  if (stopped !== undefined) return stopped.code
  return failed > 0 || tests.length === 0 ? 1 : 0
}

const heading = (name) => `\n== ${name}`
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

process.exitCode = await run()
