import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, read, ROOT } from './source'

type Diagnostic = { code: string; filename: string }
type Report = { diagnostics: Diagnostic[] }
type Config = { rules: Record<string, unknown>; overrides: { rules: Record<string, unknown> }[] }

const LINTER = ['node_modules/oxlint/bin/oxlint', '--format', 'json']
const VIOLATIONS = ['-c', 'tests/structure/violations/oxlintrc.json', 'tests/structure/violations/lint']

const run = (args: string[]): Report => {
  const { stdout, stderr } = spawnSync(process.execPath, [...LINTER, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  return JSON.parse(stdout)
}

// A rule is plugin(rule) in a report, plugin/rule in the configuration and plugin.rule in a violation's file name.
const violationName = (code: string): string =>
  code.replace('react-hooks', 'react').replace(/\(|\//, '.').replace(')', '')
const ruleNameOf = (path: string): string => basename(path, '.tsx')

test('each lint rule rejects its violation', () => {
  const { diagnostics } = run(VIOLATIONS)
  const silent = filesUnder('tests/structure/violations/lint').filter(
    (path) => !diagnostics.some(({ code, filename }) => filename === path && violationName(code) === ruleNameOf(path)),
  )
  expect(silent).toEqual([])
})

test('each configured rule and each plugin has a violation', () => {
  const { rules, overrides }: Config = JSON.parse(read('.oxlintrc.json').text)
  const configured = [rules, ...overrides.map((one) => one.rules)]
    .flatMap(Object.entries)
    .flatMap(([name, level]) => (level === 'off' ? [] : [name]))
  const violations = filesUnder('tests/structure/violations/lint').map(ruleNameOf)
  expect(
    configured
      .map((name) => (name.includes('/') ? violationName(name) : `eslint.${name}`))
      .filter((name) => !violations.includes(name)),
  ).toEqual([])
  expect([...new Set(violations.map((name) => name.split('.')[0] ?? ''))].sort()).toEqual([
    'eslint',
    'jsx-a11y',
    'oxc',
    'react',
    'typescript',
    'unicorn',
  ])
})

test('the linter checks every source file', () => {
  const ours = filesUnder('src', 'tests', 'e2e', 'tools').filter(
    (path) => /\.([mc]?[jt]s|[jt]sx)$/.test(path) && !path.startsWith('tests/structure/violations/'),
  )
  const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--debug=files'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const seen = stdout.split('\n').filter((line) => line !== '')
  expect(ours.filter((path) => !seen.some((file) => file.endsWith(path)))).toEqual([])
})
