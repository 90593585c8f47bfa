import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { commitOf } from '../../tools/build/commit.mjs'

const folder = mkdtempSync(join(tmpdir(), 'commit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()

test('[A450] a build names the checked-out commit, or the one of the setting', () => {
  expect(commitOf(undefined, folder)).toBe('')
  git('init', '-q')
  expect(commitOf(undefined, folder)).toBe('')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-q', '--allow-empty', '-m', 'Begin')
  expect(commitOf('', folder)).toBe(git('rev-parse', 'HEAD').slice(0, 10))
  expect(commitOf('0123456789abcdef', folder)).toBe('0123456789')
})

test('[A450] a folder inside another repository is not named after that repository’s commit', () => {
  const inside = join(folder, 'inside')
  mkdirSync(inside)
  expect(commitOf(undefined, inside)).toBe('')
})

test('[A450] a build without git names no commit', () => {
  vi.stubEnv('PATH', '/nowhere')
  expect(commitOf(undefined, process.cwd())).toBe('')
  vi.unstubAllEnvs()
})

test.each(['HEAD', 'abc', '0123456', '林婉清'])(
  '[A450] the setting %s is used as a commit or stops the build',
  (named) => {
    if (named === '0123456') expect(commitOf(named, folder)).toBe(named)
    else
      expect(() => commitOf(named, folder)).toThrow(
        `BUILD_COMMIT is malformed: "${named}"; it takes 7 to 40 digits and letters a to f`,
      )
  },
)
