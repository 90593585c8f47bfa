import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'built-'))
const VITE = join(folder, 'node_modules/vite/bin/vite.js')
const BUILDS = `require('fs').writeFileSync('dist.manifest.json', '{}')`

beforeAll(() => {
  for (const tools of ['tools/scripts', 'tools/build']) cpSync(tools, join(folder, tools), { recursive: true })
  mkdirSync(join(VITE, '..'), { recursive: true })
  for (const file of ['.env.example', 'package.json']) writeFileSync(join(folder, file), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

const ensureBuilt = (builder: string) => {
  writeFileSync(VITE, builder)
  const program = `import('./tools/scripts/ensureBuilt.mjs').then(({ ensureBuilt }) => ensureBuilt('dist'))`
  return spawnSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' })
}

test('a build is kept while nothing changes, and built again after a failed attempt', () => {
  expect(ensureBuilt(BUILDS).stdout).toContain('Building dist')
  expect(ensureBuilt(BUILDS).stdout).toBe('')
  writeFileSync(join(folder, 'index.html'), 'a mistake')
  expect(ensureBuilt('process.exit(1)').stderr).toContain('Building dist failed')
  // The mistake is undone, and the failed attempt has emptied the folder.
  rmSync(join(folder, 'index.html'))
  expect(ensureBuilt(BUILDS).stdout).toContain('Building dist')
  expect(existsSync(join(folder, 'dist.builtFrom'))).toBe(true)
})
