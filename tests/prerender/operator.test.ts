import { afterAll, expect, test } from 'vitest'
import { readSettings } from '@/app/settings'
import { setSiteInfo, siteInfo } from '@/lib/siteInfo'
import { drawFrames } from '@/prerender/frames'

const before = siteInfo()
afterAll(() => setSiteInfo(before))

const markupWith = async (settings: Record<string, string>) => {
  const { frames, fetched } = await drawFrames(readSettings(settings))
  return {
    login: frames.filter(({ name }) => name === 'login').map(({ markup }) => markup),
    guide: fetched.filter(({ path }) => path === '/guide').map(({ markup }) => markup),
  }
}

test('[A169] [A461] frames name the operator and the account of the settings, so that nothing moves when the app takes over', async () => {
  const { login, guide } = await markupWith({
    VITE_COMPANY_NAME: '示例健康',
    VITE_FOLLOW_NAME: '示例公众号',
    VITE_FOLLOW_QR_URL: '/code.png',
  })
  expect(login.map((markup) => /<strong>(.*?)<\/strong>/.exec(markup)?.[1])).toEqual([
    '运营方：示例健康',
    'Run by 示例健康',
  ])
  expect(guide.map((markup) => markup.includes('/guide/follow'))).toEqual([true, true])
})

test('[A169] [A461] frames name no operator and no account where none is set', async () => {
  const { login, guide } = await markupWith({})
  expect(login.map((markup) => markup.includes('<strong>'))).toEqual([false, false])
  expect(guide.map((markup) => markup.includes('/guide/follow'))).toEqual([false, false])
})
