import { resolveConfig } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/app/env'
import { readSettings } from '@/app/settings'

afterEach(() => void vi.unstubAllEnvs())

test('[A395] a setting is read, and a missing one has its default', () => {
  expect(readSettings({})).toMatchObject({ apiBase: '/api', wechatAuthorizeUrl: '', errorUrl: '', demo: false })
  expect(
    readSettings({
      VITE_API_BASE: 'https://server.example/v1/',
      VITE_WECHAT_APP_ID: 'wx1',
      VITE_WECHAT_AUTHORIZE_URL: 'https://provider.example/authorize',
      VITE_HOTLINE: '400 000',
      VITE_DEMO_GATEWAYS: '1',
    }),
  ).toMatchObject({
    apiBase: 'https://server.example/v1',
    wechatAppId: 'wx1',
    wechatAuthorizeUrl: 'https://provider.example/authorize',
    hotline: '400 000',
    demo: true,
  })
})

test.each([
  ['400-000-0000', 'tel:400-000-0000'],
  ['客服 400-000-0000（9:00-18:00）', 'tel:400-000-0000'],
  ['微信客服', ''],
  ['', ''],
])('[A169] the hotline “%s” is called by “%s”, also where help cannot load', (VITE_HOTLINE, hotlineLink) => {
  expect(readSettings({ VITE_HOTLINE })).toMatchObject({ hotline: VITE_HOTLINE, hotlineLink })
})

describe('an invalid setting', () => {
  const ADDRESS = 'a whole address such as https://host/path, or a path on this host that begins with /'
  const ALONE = `${ADDRESS}, without query and fragment`
  test.each([
    ['VITE_API_BASE', 'server.example', ALONE],
    ['VITE_API_BASE', '//server.example', ALONE],
    ['VITE_API_BASE', 'https://server.example/api?key=1', ALONE],
    ['VITE_API_BASE', '', ALONE],
    ['VITE_API_BASE', 'https://', ALONE],
    ['VITE_API_BASE', 'https:///api', ALONE],
    ['VITE_WECHAT_APP_ID', 'wx 1', 'letters, digits and _'],
    ['VITE_WECHAT_AUTHORIZE_URL', 'authorize', ALONE],
    ['VITE_WECHAT_AUTHORIZE_URL', 'https://provider.example/authorize?appid=wx1', ALONE],
    ['VITE_WECHAT_AUTHORIZE_URL', 'https://provider.example/authorize#wechat', ALONE],
    ['VITE_IM_SDK_APP_ID', 'x', 'digits'],
    ['VITE_WECHAT_AUTHORIZE_URL', 'https:///authorize', ALONE],
    ['VITE_DOCTOR_QR_URL', 'code.png', ADDRESS],
    ['VITE_DOCTOR_QR_URL', 'https:///code.png', ADDRESS],
    ['VITE_FOLLOW_QR_URL', 'code.png', ADDRESS],
    ['VITE_ERROR_URL', 'here', ADDRESS],
    ['VITE_DEMO_GATEWAYS', 'yes', '1 or 0'],
    ['VITE_CONTRACT_INSPECTOR', 'true', '1 or 0'],
  ])('[A395] the error names %s "%s", and says that it takes %s', (name, value, form) => {
    const message = `${name} is malformed: ${JSON.stringify(value)}; it takes ${form}`
    expect(() => readSettings({ [name]: value })).toThrow(new Error(message))
  })

  test('[A395] an address with a query is taken where nothing is added to it', () => {
    const settings = { VITE_DOCTOR_QR_URL: 'https://a.example/qr?id=1', VITE_ERROR_URL: 'https://a.example/e?app=2' }
    expect(readSettings(settings)).toMatchObject({
      doctorQrUrl: settings.VITE_DOCTOR_QR_URL,
      errorUrl: settings.VITE_ERROR_URL,
    })
  })

  test.each([
    ['/errors', '/api', '/api/'],
    ['/apierrors', '/api', '/api/'],
    ['/api/errors', '/v1/', '/v1/'],
    ['/errors', 'https://server.example/v1', '/api/'],
  ])(
    '[A395] [A450] error reports to %s beside the calls at %s are refused: nothing would get them',
    (url, base, to) => {
      const settings = { VITE_ERROR_URL: url, VITE_API_BASE: base }
      const reason = `VITE_ERROR_URL is malformed: a path on this host begins with ${to}`
      expect(() => readSettings(settings)).toThrow(new Error(reason))
      expect(readSettings({ ...settings, VITE_ERROR_URL: `${to}errors` }).errorUrl).toBe(`${to}errors`)
    },
  )

  test('[A395] the error names a setting that another one requires', () => {
    expect(() => readSettings({ VITE_WECHAT_AUTHORIZE_URL: '/authorize' })).toThrow('VITE_WECHAT_APP_ID is missing')
  })

  test.each([
    [{ VITE_FOLLOW_NAME: '示例' }, 'VITE_FOLLOW_QR_URL is missing'],
    [{ VITE_FOLLOW_QR_URL: '/code.png' }, 'VITE_FOLLOW_NAME is missing'],
    [{ VITE_FOLLOW_NAME: ' ', VITE_FOLLOW_QR_URL: '/code.png' }, 'VITE_FOLLOW_NAME is missing'],
  ])('[A461] the error names an incomplete account to follow: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })

  test('[A395] the error stops the build, so that no phone meets it', async () => {
    vi.stubEnv('VITE_API_BASE', 'server.example')
    await expect(resolveConfig({ logLevel: 'silent', configLoader: 'runner' }, 'build', 'production')).rejects.toThrow(
      'VITE_API_BASE is malformed: "server.example"',
    )
  })
})

test('[A461] a deployment that names no account to follow has none', () => {
  expect(readSettings({})).toMatchObject({ followName: '', followQrUrl: '' })
  expect(readSettings({ VITE_FOLLOW_NAME: '某某医院', VITE_FOLLOW_QR_URL: '/code.png' })).toMatchObject({
    followName: '某某医院',
    followQrUrl: '/code.png',
  })
})

test('[A395] the app receives every setting that the build has read', async () => {
  const { define } = await resolveConfig({ logLevel: 'silent', configLoader: 'runner' }, 'build', 'production')
  const handed = JSON.parse(String(define?.['__SETTINGS__'])) as object
  expect(Object.keys(handed)).toEqual(Object.keys(readSettings({})))
  expect(Object.keys(env)).toEqual(Object.keys(handed))
})

test('an unknown setting is named, because a mistyped name would go unnoticed', () => {
  expect(() => readSettings({ VITE_HOTLNE: '1' })).toThrow('VITE_HOTLNE: no such setting; .env.example lists all')
  expect(readSettings({ ['VITE_USER_' + 'NODE_ENV']: 'production' })).toEqual(readSettings({}))
})
