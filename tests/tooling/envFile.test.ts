import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkEnvFiles, readEnvFile } from '../../tools/build/envFile.mjs'
import { ROOT } from '../structure/source'

const folder = mkdtempSync(join(tmpdir(), 'env-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (content: string | Buffer, name = '.env'): string => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

test('comments, blank lines, exports, empty values and quoted values of several lines are read', () => {
  const text = `# one\r\n\r\n# two\nA=1\r\nexport B = "2\nnot a line\n"\nC='='\nD=\nE=it's\n`
  expect(readEnvFile(written(text))).toEqual({ A: '1', B: '2\nnot a line\n', C: '=', D: '', E: "it's" })
  expect(readEnvFile(join(folder, 'missing'))).toEqual({})
})

test.each([
  ['VITE_HOTLINE: 400', '.env, line 3: write NAME=value.'],
  ['VITE_HOTLINE', '.env, line 3: write NAME=value.'],
  ['VITE HOTLINE=400', '.env, line 3: write NAME=value.'],
  ['=400', '.env, line 3: write NAME=value.'],
  ['  # two', 'write NAME=value, and remove the spaces before a comment or on an empty line.'],
  ['  ', 'write NAME=value, and remove the spaces before a comment or on an empty line.'],
])('the line "%s" of .env is refused with its file and number', (line, message) => {
  expect(() => readEnvFile(written(`# one\nPORT="4\n${line}\n`))).toThrow(message)
})

test.each([
  ['UTF-16', Buffer.from('\uFEFFPORT=4000\r\n', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('# port\r\nPORT=4000\r\n', 'utf16le')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFPORT=4000\n')],
])('a file in %s is refused, and the error names the encoding it takes', (_name, content) => {
  expect(() => readEnvFile(written(content))).toThrow(
    /^\.env, line \d: write NAME=value, and save the file as UTF-8 without a byte order mark\.$/,
  )
})

test.each(['.env', '.env.local', '.env.demo', '.env.demo.local'])(
  'a build of the demo refuses a malformed line of %s',
  (name) => {
    const file = written('VITE_HOTLINE\n', name)
    expect(() => checkEnvFiles('demo', folder)).toThrow(`${name}, line 1: write NAME=value.`)
    rmSync(file)
    expect(() => checkEnvFiles('demo', folder)).not.toThrow()
  },
)

test('a build stops at a malformed line of .env', () => {
  written('VITE_HOTLINE\n')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '-c', join(ROOT, 'vite.config.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toContain('.env, line 1: write NAME=value.')
  expect(status).toBe(1)
})
