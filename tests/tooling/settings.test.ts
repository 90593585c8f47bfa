import { afterEach, expect, test, vi } from 'vitest'
import { portSetting } from '../../tools/scripts/ports.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['8080', 8080],
  ['1', 1],
  ['65535', 65_535],
  ['', 4173],
])('the port setting "%s" is read as %i', (text, port) => {
  vi.stubEnv('TEST_PORT', text)
  expect(portSetting('TEST_PORT', 4173)).toBe(port)
})

test.each(['abc', '0', '-1', '65536', '80.5', '4173 ', '0x50'])(
  'the malformed port setting "%s" is rejected by its name',
  (text) => {
    vi.stubEnv('TEST_PORT', text)
    expect(() => portSetting('TEST_PORT', 4173)).toThrow(
      `TEST_PORT must be a whole number from 1 to 65535, but is "${text}".`,
    )
  },
)
