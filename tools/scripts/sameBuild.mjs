import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensureInstalled.mjs'
import { root, runTool } from './runTool.mjs'

/** Two folders, time zones and languages, which must not change a build. */
const MACHINES = [
  { folder: 'a', env: { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8' } },
  { folder: join('another', 'longer', 'path'), env: { TZ: 'America/New_York', LANG: 'C' } },
]

/** Returns the SHA-256 of each file below a folder, by its path. */
export const hashesOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile())
      .sort()
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )

const byText = (one, other) => (one < other ? -1 : 1)

/** Returns the paths that differ, or that only one of the two has. */
export const differences = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).sort(byText)

const buildIn = async (folder, env) => {
  mkdirSync(folder, { recursive: true })
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', root, folder])
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const { code } = await runTool('vite', ['build', '--logLevel', 'error'], { env, cwd: folder })
  if (code !== 0) throw new Error(`The build in ${folder} failed; the reason is above.`)
  return hashesOf(join(folder, 'dist'))
}

const run = async () => {
  await ensureInstalled()
  const place = mkdtempSync(join(tmpdir(), 'same-'))
  try {
    const [one, other] = [
      await buildIn(join(place, MACHINES[0].folder), MACHINES[0].env),
      await buildIn(join(place, MACHINES[1].folder), MACHINES[1].env),
    ]
    const differing = differences(one, other)
    for (const path of differing) console.log(`differs: ${path}`)
    if (differing.length === 0)
      console.log(`Two builds of the last commit have the same ${one.size} files, byte for byte.`)
    return differing.length === 0 ? 0 : 1
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await run()
