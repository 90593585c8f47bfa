import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { root } from './runTool.mjs'

/** Packages that every first visit loads, then some of those that the build and the tests need. */
const TRIED = [
  'axios',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'dayjs',
  'js-cookie',
  'postcss',
  'vitest',
  'react',
  'vite',
]

/** Returns the newest patch release of the same minor version that is not the current one. */
export const otherPatch = (current, versions) => {
  const [, minor] = /^(\d+\.\d+)\.\d+$/.exec(current) ?? []
  const patchOf = (version) => Number(version.slice(version.lastIndexOf('.') + 1))
  const patches = versions.filter((version) => new RegExp(`^${minor}\\.\\d+$`).test(version) && version !== current)
  return [...patches].sort((one, other) => patchOf(other) - patchOf(one))[0]
}

const run = (folder, command, ...args) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Tries each in a clone of the last commit; the work tree is not touched. */
const tryPatches = (names) => {
  const folder = mkdtempSync(join(tmpdir(), 'patches-'))
  const inClone = (command, ...args) => run(folder, command, ...args)
  try {
    run(root, 'git', 'clone', '--quiet', root, folder)
    inClone('npm', 'ci', '--no-audit', '--no-fund')
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const declared = { ...dependencies, ...devDependencies }
    for (const name of names) {
      const version = otherPatch(
        declared[name],
        [JSON.parse(inClone('npm', 'view', name, 'versions', '--json'))].flat(),
      )
      const change = `${name} ${declared[name]} -> ${version ?? 'no other patch release'}`
      if (version === undefined) console.log(change)
      else console.log(`${change}: ${outcomeOf(inClone, name, version)}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Packages that must have the same version. */
const TOGETHER = { react: ['react', 'react-dom'], vitest: ['vitest', '@vitest/coverage-v8'] }

const outcomeOf = (inClone, name, version) => {
  const steps = {
    installs: [
      'npm',
      'install',
      '--no-audit',
      '--no-fund',
      '--save-exact',
      ...(TOGETHER[name] ?? [name]).map((each) => `${each}@${version}`),
    ],
    builds: ['npx', 'vite', 'build', '--logLevel', 'error'],
    'passes the pure tests': ['npx', 'vitest', 'run', '--project', 'pure'],
  }
  const done = []
  for (const [step, [command, ...args]] of Object.entries(steps))
    try {
      inClone(command, ...args)
      done.push(step)
    } catch (error) {
      process.exitCode = 1
      const failed = `${error.stdout}\n${error.stderr}`
        .split('\n')
        .filter((line) => /error|FAIL|AssertionError/i.test(line))
      done.push(`not: ${step}\n    ${failed.slice(0, 5).join('\n    ')}`)
      break
    }
  inClone('git', 'checkout', '--quiet', '.')
  return done.join(', ')
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  tryPatches(process.argv.length > 2 ? process.argv.slice(2) : TRIED)
