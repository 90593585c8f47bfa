import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { seedIn } from '../support/fixtures/seedIn'
import { portIn, portSetting, whyNotListening } from '../../tools/scripts/ports.mjs'

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

test('a malformed port of an option is refused by the name of the option', () => {
  expect(portIn('--port', '5174')).toBe(5174)
  expect(() => portIn('--port', 'abc')).toThrow('--port must be a whole number from 1 to 65535, but is "abc".')
})

test('a server whose port is taken names the setting that changes it', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 4390 })
  expect(whyNotListening(taken, 'CLINIC_PORT')).toBe(
    'Port 4390 is taken. Stop what uses it, or name another one: CLINIC_PORT=4391',
  )
  const refused = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), { code: 'EACCES' })
  expect(whyNotListening(refused, 'PORT')).toBe('listen EACCES: permission denied 0.0.0.0:80')
})

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'])(
  'a host that is not of this machine (%s) is refused by its setting, with what it takes',
  (code) => {
    vi.stubEnv('TEST_HOST', 'nowhere.invalid')
    const failed = Object.assign(new Error(`listen ${code}`), { code })
    expect(whyNotListening(failed, 'TEST_PORT', 'TEST_HOST')).toBe(
      'TEST_HOST must be a name or an address of this machine, or 0.0.0.0 for all, but is "nowhere.invalid".',
    )
    expect(whyNotListening(failed, 'TEST_PORT')).toBe(`listen ${code}`)
  },
)

test.each(['', 'abc', '-1', '1.5'])(
  'the seed "%s" is refused by its setting, because it would choose no test',
  (text) => {
    expect(() => seedIn('FAULTS_SEED', text)).toThrow(`FAULTS_SEED is a whole number from 0 on, not "${text}".`)
  },
)

test.each([
  ['answers', '--runs', 'abc', '--runs is a whole number from 1 on, not abc.', '--runs 10000 --seed 1'],
  ['monkey', '--steps', '0', '--steps is a whole number from 1 on, not 0.', '--steps 1000 --seed 1'],
])('%s refuses %s %s without a stack, and names its options', (script, option, value, reason, options) => {
  const { status, stderr } = spawnSync(process.execPath, [`tools/scripts/${script}.mjs`, option, value])
  expect(status).toBe(2)
  expect(String(stderr)).toBe(`${reason}\nWithout options it is the same as: ${options}\n`)
})
