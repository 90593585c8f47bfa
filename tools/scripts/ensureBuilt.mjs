import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './buildFingerprint.mjs'
import { readEnvFile } from '../build/envFile.mjs'
import { root, runTool } from './runTool.mjs'

/** The settings of .env.example give the same build on every machine, without a real server. */
const exampleSettings = () =>
  Object.fromEntries(
    Object.entries(readEnvFile(join(root, '.env.example'))).filter(([name]) => name.startsWith('VITE_')),
  )

const builds = {
  dist: { args: [], env: exampleSettings },
  'dist-demo': { args: ['--mode', 'demo'], env: () => ({}) },
}

/**
 * Builds `dist` (production, with the settings of .env.example) or `dist-demo` where it is missing or stale.
 * Throws when the build fails.
 */
export const ensureBuilt = async (outDir) => {
  const { args, env } = builds[outDir]
  // Beside the build, because everything inside it is served.
  const stamp = join(root, `${outDir}.builtFrom`)
  const source = fingerprint(env())
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === `${source} ${builtAt(outDir)}`) return
  console.log(`Building ${outDir} …`)
  // A failed build leaves an empty folder, which is no build of these sources.
  rmSync(stamp, { force: true })
  const command = ['build', ...args, '--outDir', outDir, '--logLevel', 'warn']
  const { code } = await runTool('vite', command, { env: env() })
  if (code !== 0) throw new Error(`Building ${outDir} failed; the reason is above.`)
  writeFileSync(stamp, `${source} ${builtAt(outDir)}`)
}

const builtAt = (outDir) => statSync(join(root, `${outDir}.manifest.json`), { throwIfNoEntry: false })?.mtimeMs ?? 0
