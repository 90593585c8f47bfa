import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runTool.mjs'
import { commitOf } from '../build/commit.mjs'

export const buildInputs = () => [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tools/build',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  '.env.demo',
  '.env.demo.local',
]

/** Returns a hash of all inputs of a build: its files and the environment, with the settings of `env` first. */
export const fingerprint = (env = {}) => {
  const hash = createHash('sha256')
  for (const file of buildInputs().flatMap((input) => filesUnder(input)))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  const settings = Object.entries({ ...process.env, ...env }).filter(([name]) => name.startsWith('VITE_'))
  return hash
    .update(commitOf(process.env.BUILD_COMMIT, root))
    .update(
      settings
        .map((setting) => setting.join('='))
        .sort()
        .join('\n'),
    )
    .digest('hex')
}

const filesUnder = (path) => {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
