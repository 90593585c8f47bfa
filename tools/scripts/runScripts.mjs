import { runChild } from './runTool.mjs'

/**
 * Runs scripts of package.json: those of a row in parallel, and the next row once all of them passed. Resolves with
 * name, exit code and duration in milliseconds of each.
 */
export const runScripts = async (rows) => {
  const done = []
  for (const row of rows) {
    done.push(...(await runRow(row)))
    if (done.some(({ code }) => code !== 0)) break
  }
  return done
}

const runRow = async (row) => {
  const isAlone = row.length === 1
  if (isAlone) console.log(heading(row[0].name))
  return Promise.all(
    row.map(async ({ name, script: [script, ...args] }) => {
      const begun = performance.now()
      const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]
      const { code, output } = await runChild('npm', command, { quiet: !isAlone })
      const duration = performance.now() - begun
      // Print the output of parallel scripts only when each ends, so that it does not mix.
      if (!isAlone) process.stdout.write(`${heading(name)}\n${output}`)
      console.log(`${name}: ${code === 0 ? 'passed' : `failed (exit ${code})`} in ${seconds(duration)}`)
      return { name, code, duration }
    }),
  )
}

export const heading = (name) => `\n== ${name}`
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
