import { afterEach, expect, test, vi } from 'vitest'
import { nginxConfig } from '../../e2e/support/nginxConfig'
import { programPath } from '../../tools/scripts/ensurePrograms.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['Xvfb', 'xvfb'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['dbus-run-session', 'dbus'],
] as const)('without %s the error names the package %s', (program, name) => {
  vi.stubEnv('PATH', '/nowhere')
  expect(() => programPath(program)).toThrow(
    `There is no ${program} on this machine: install Debian's package ${name} `,
  )
})

test('a header that nginx would read differently stops the configuration', () => {
  const site = { port: 1, root: '/srv', apiPort: 2, documentPort: 3, documentHeaders: {} }
  expect(nginxConfig({ ...site, headers: { 'X-Test': "'self'; a b" } })).toContain(
    `add_header X-Test "'self'; a b" always;`,
  )
  for (const value of ['$uri', 'a"b', 'a\\', 'a\nb'])
    expect(() => nginxConfig({ ...site, headers: { 'X-Test': value } })).toThrow('nginx cannot quote')
})
