import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engineOf } from '@/app/errorReporting'

const address = vi.hoisted(() => ({ errorUrl: '' }))
vi.mock('@/app/env', () => ({ env: address }))

afterEach(() => {
  address.errorUrl = ''
  vi.unstubAllGlobals()
  vi.resetModules()
})

const sent = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response()))
const reports = () => {
  const [url, { body, ...options } = {}] = sent.mock.calls.at(-1) ?? []
  return { url, options, body: JSON.parse(typeof body === 'string' ? body : '') as Record<string, unknown> }
}
beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
})

const reporter = async () => {
  address.errorUrl = '/errors'
  return (await import('@/app/errorReporting')).reportError
}

test('no report is sent without an address', async () => {
  const { reportError } = await import('@/app/errorReporting')
  reportError(new TypeError('x'))
  expect(sent).not.toHaveBeenCalled()
})

test('[RC7] [A450] a report names version, commit, route pattern, kind, places and engine, and no personal data', async () => {
  window.history.pushState(null, '', '/subscribe/detail/1745039284758000123?phone=13800000001')
  document.documentElement.dataset['commit'] = '0123456789'
  const failure = new TypeError('13800000001 is wrong')
  failure.stack = 'TypeError: 13800000001 is wrong'
  const report = await reporter()
  report(failure)
  delete document.documentElement.dataset['commit']
  expect(reports()).toEqual({
    url: '/errors',
    options: { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true },
    body: {
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: '0123456789',
      route: '/subscribe/detail/:id',
      kind: 'TypeError',
      stack: [],
      engine: 'other',
    },
  })
})

test.each([
  [
    'Chromium',
    [
      'Error: 13800000001 at https://app.example/assets/boot-1a2b3c4.js',
      '  typed by 林婉清 (https://app.example/assets/boot-1a2b3c4.js:1:1)',
      '    at 林婉清 (https://app.example/assets/chat-1a2b3c4.js:1:200)',
      '    at https://app.example/assets/Zz_-9x1.js:2:3',
      '    at https://app.example/subscribe/detail/17450392?phone=13800000001:3:4',
      '    at chrome-extension://abcdef/content.js:1:1',
    ],
  ],
  [
    'WebKit',
    [
      'cardOf@https://app.example/assets/chat-1a2b3c4.js:1:200',
      '@https://app.example/assets/Zz_-9x1.js:2:3',
      'global code@https://app.example/subscribe/detail/17450392:3:4',
      '[native code]',
    ],
  ],
])('[A450] of a stack of %s only the frames in our own files are reported', async (_engine, lines) => {
  const failure = new Error('13800000001')
  failure.stack = lines.join('\n')
  const report = await reporter()
  report(failure)
  expect(reports().body['stack']).toEqual(['chat-1a2b3c4.js:1:200', 'Zz_-9x1.js:2:3'])
})

test('[A450] a long stack is truncated', async () => {
  const failure = new Error('x')
  failure.stack = Array.from({ length: 90 }, (_, line) => `    at f (/assets/boot-1a2b3c4.js:1:${line})`).join('\n')
  const report = await reporter()
  report(failure)
  expect(reports().body['stack']).toHaveLength(8)
})

test.each([
  ['TypeError', 'TypeError'],
  ['ApiError', 'ApiError'],
  ['Error', 'Error'],
  ['林婉清', 'other'],
  ['13800000001', 'other'],
  ['LinWanqingError', 'other'],
])('[A450] an error with the name %s is reported as %s', async (name, kind) => {
  const failure = new Error('x')
  failure.name = name
  const report = await reporter()
  report(failure)
  expect(reports().body['kind']).toBe(kind)
})

test('a report that cannot be delivered is ignored', async () => {
  sent.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  const report = await reporter()
  report('odd')
  await Promise.resolve()
  expect(reports().body).toMatchObject({ kind: 'string', stack: [] })
})

test('a page that fails repeatedly sends at most five reports', async () => {
  const report = await reporter()
  for (let turn = 0; turn < 20; turn++) report('odd')
  expect(sent).toHaveBeenCalledTimes(5)
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.43',
    'Chrome 116',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.57', 'iOS 15.8'],
  ['curl/8', 'other'],
])('the engine of %s is reported as %s', (userAgent, engine) => {
  expect(engineOf(userAgent)).toBe(engine)
})
