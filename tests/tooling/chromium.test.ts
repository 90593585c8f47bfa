import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../structure/source'

const SCRIPT = pathToFileURL(join(ROOT, 'tools/scripts/ensureChromium.mjs')).href
const folder = mkdtempSync(join(tmpdir(), 'browsers-'))

beforeAll(() => {
  for (const name of ['chromium-headless-shell', 'chromium'])
    writeFileSync(join(folder, name), '#!/bin/sh\necho Chromium 130\n', { mode: 0o755 })
})
afterAll(() => rmSync(folder, { recursive: true }))

const found = (args: string[], env: Record<string, string> = {}): string => {
  const code = `import { asksForWindow, findChromium } from '${SCRIPT}'
    console.log(findChromium(asksForWindow(process.argv)))`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code, '--', 'x', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  })
  return run.stdout.trim() || run.stderr
}

test('journeys without a window take the headless shell, which is faster', () => {
  expect(found(['payment'])).toBe(join(folder, 'chromium-headless-shell'))
})

test.each(['--headed', '--debug'])('%s takes a Chromium that can open a window', (arg) => {
  expect(found(['payment', arg])).toBe(join(folder, 'chromium'))
})

test('PWDEBUG takes a Chromium that can open a window', () => {
  expect(found(['payment'], { PWDEBUG: '1' })).toBe(join(folder, 'chromium'))
})

test('CHROMIUM_PATH is taken whether or not a window is asked for', () => {
  const path = join(folder, 'chromium-headless-shell')
  expect(found(['--headed'], { CHROMIUM_PATH: path })).toBe(path)
})
