import { afterEach, expect, test, vi } from 'vitest'
import { nginxTemplate } from '../../tools/server/nginxConfig'
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
  const template = (value: string) =>
    nginxTemplate({ headers: { 'X-Test': value }, apiHeaders: {}, documentHeaders: {} })
  expect(template("'self'; a b")).toContain(`add_header X-Test "'self'; a b" always;`)
  for (const value of ['$uri', 'a"b', 'a\\', 'a\nb']) expect(() => template(value)).toThrow('nginx cannot quote')
})
