import { rmSync } from 'node:fs'
import { ensureChromium } from './ensureChromium.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensurePrograms } from './ensurePrograms.mjs'
import { writeFigures } from './figures.mjs'
import { foldersOf, readJourneys, readVitest } from './results.mjs'
import { heading, runScripts, seconds } from './runScripts.mjs'
import { root } from './runTool.mjs'

const reports = {
  unit: 'test-results/unit.json',
  build: 'test-results/build.json',
  journeys: 'test-results/journeys.json',
}
const reported = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]

const rows = [
  [
    { name: 'Type check', script: ['typecheck'] },
    { name: 'Lint', script: ['lint'] },
    { name: 'Formatting', script: ['format:check'] },
    { name: 'Builds', script: ['build:tested'] },
  ],
  [{ name: 'Unit and screen tests', script: ['test:unit', ...reported(reports.unit)] }],
  [{ name: 'Tests of the build', script: ['test:build', ...reported(reports.build)] }],
  [{ name: 'Journeys in the browser', script: ['e2e'] }],
]

const run = async () => {
  const begun = performance.now()
  process.chdir(root)
  await ensureInstalled()
  await ensureChromium()
  await ensurePrograms()
  // NODE_ENV from the shell would select React's production build, which cannot be tested.
  delete process.env.NODE_ENV
  rmSync('test-results', { recursive: true, force: true })
  const done = await runScripts(rows)
  const tests = [...readVitest(reports.unit), ...readVitest(reports.build), ...readJourneys(reports.journeys)]
  return report(done, tests, performance.now() - begun)
}

const report = (done, tests, duration) => {
  const passed = tests.filter((test) => test.passed).length
  const stopped = done.find(({ code }) => code !== 0)
  // A step that fails without a failed test, such as a type error, counts as one failure.
  const failed = Math.max(tests.length - passed, stopped === undefined ? 0 : 1)

  console.log(heading('Durations'))
  for (const step of done) console.log(`${seconds(step.duration).padStart(9)}  ${step.name}`)
  console.log(`${seconds(duration).padStart(9)}  all together`)
  if (tests.length > 0) console.log(heading('By folder: tests, seconds in total, second tries'))
  for (const { folder, tests: count, duration: sum, again } of foldersOf(tests))
    console.log(`${String(count).padStart(6)}${seconds(sum).padStart(11)}${String(again).padStart(5)}  ${folder}`)
  const slowest = [...tests].sort((one, other) => other.duration - one.duration).slice(0, 10)
  if (slowest.length > 0) console.log(heading('Slowest tests'))
  for (const test of slowest) console.log(`${seconds(test.duration).padStart(9)}  ${test.title}`)

  const again = tests.filter((test) => test.again)
  if (again.length > 0) console.log(heading(`Passed on the second try: ${again.length}`))
  for (const test of again) console.log(`  ${test.title}`)

  console.log('')
  if (stopped !== undefined) console.log(`Stopped: ${stopped.name} failed, so the later steps did not run.`)
  else if (tests.length === 0) console.log('No test was run.')
  console.log(`${passed} passed, ${failed} failed`)
  if (stopped !== undefined) return stopped.code
  if (failed === 0)
    writeFigures({ tests: String(passed), 'duration of npm test': `${(duration / 60_000).toFixed(1)} min` })
  return failed > 0 || tests.length === 0 ? 1 : 0
}

process.exitCode = await run()
