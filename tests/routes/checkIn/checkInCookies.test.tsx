import { screen, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeCookie, writeCookie } from '@/lib/cookies'
import { writeChosen } from '@/stores/checkIn/record'
import { heading, reloadApp, renderApp, tokenOf } from '../../support/app'

const PHONE = '13800000001'
const RECORD = '{"date":"2026-11-25","orgId":"102","id":"31","name":"周玉珍"}'
const CACHE = '{"customerId":"2001","orgId":"102","date":"2026-11-25"}'

const keep = (name: string, value: string) => Cookies.set(name, value, { path: '/' })
const rows = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
const state = () => within(screen.getByRole('main')).getByRole('status').textContent

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'cookie')
  for (const name of ['token', 'newFree', 'chqCache', 'language']) removeCookie(name)
})

test('[NAV-33] [NAV-57] [ONSITE-29] the page lists name and value of every cookie without a sign-in, and describes ours', async () => {
  keep('newFree', RECORD)
  keep('chqCache', CACHE)
  keep('campaign', 'spring 2026')
  await renderApp('/subscribe/clearToken')
  await heading('清除登记记录')
  expect(rows()).toEqual([
    ['newFree 现场登记的记录', RECORD],
    ['chqCache 已填写问卷的记录', CACHE],
    ['campaign ', 'spring 2026'],
    ['language 语言', 'zh'],
  ])
})

test('[ONSITE-29] [A135] the value of the token is masked, whichever cookie holds it', async () => {
  const token = await tokenOf(PHONE)
  keep('token', token)
  keep('doctorToken', 'd-12345678')
  await renderApp('/subscribe/clearToken', { language: 'en' })
  await heading('Clear check-in')
  expect(rows()).toEqual([
    ['token Sign-in', '****** (hidden)'],
    ['doctorToken ', '****** (hidden)'],
    ['language Language', 'en'],
  ])
  expect(document.documentElement.innerHTML).not.toContain(token)
  expect(document.documentElement.innerHTML).not.toContain('12345678')
})

test.each([
  ['zh', '清除登记记录', /^会清除：.*现场登记记录.*问卷.*同意/, /^会保留：登录、语言、字号.*机构已经收到的登记/],
  ['en', 'Clear check-in', /^It clears .*check-in.*questionnaire.*agreed to/, /^It keeps: your sign-in.*received/],
] as const)(
  '[ONSITE-30] the page says in words what it clears and what it keeps (%s)',
  async (language, title, clears, keeps) => {
    await renderApp('/subscribe/clearToken', { language })
    await heading(title)
    expect(screen.getByText(clears)).toBeVisible()
    expect(screen.getByText(keeps)).toBeVisible()
  },
)

describe('the clear button', () => {
  test('[ONSITE-30] [A135] it clears the check-in and its questionnaire and nothing else, and says so', async () => {
    keep('newFree', RECORD)
    keep('chqCache', CACHE)
    keep('campaign', 'spring')
    const { user } = await renderApp('/subscribe/clearToken', { signedInAs: PHONE })
    await heading('清除登记记录')
    expect(state()).toBe('这部手机上有现场登记的记录。')
    await user.click(screen.getByRole('button', { name: '清除登记记录' }))
    expect(state()).toBe('已清除现场登记的记录。现在可以重新扫描机构的登记二维码。')
    expect(rows().map(([term]) => term)).toEqual(['campaign ', 'token 登录凭证', 'language 语言'])
    expect(Object.keys(Cookies.get()).sort()).toEqual(['campaign', 'language', 'token'])
  })

  test('[ONSITE-30] it clears a questionnaire stored alone too, in English', async () => {
    keep('chqCache', CACHE)
    const { user } = await renderApp('/subscribe/clearToken', { language: 'en' })
    await heading('Clear check-in')
    expect(state()).toBe('This phone has kept an on-site check-in.')
    await user.click(screen.getByRole('button', { name: 'Clear check-in' }))
    expect(state()).toBe('The on-site check-in is cleared. You can scan the check-in QR code of the clinic again.')
    expect(Cookies.get('chqCache')).toBeUndefined()
  })

  test.each([undefined, '1001'])(
    '[ONSITE-30] [A135] it clears the chosen time and the age too (%s)',
    async (userId) => {
      keep('newFree', RECORD)
      writeChosen(userId, { id: '31', day: '2026-11-25', age: 71, sentAt: 0 })
      const { user } = await renderApp('/subscribe/clearToken')
      await heading('清除登记记录')
      await user.click(screen.getByRole('button', { name: '清除登记记录' }))
      expect(Object.keys(window.localStorage).filter((key) => key.endsWith('check-in'))).toEqual([])
    },
  )

  test('[A435] it clears an anonymous consent stored by an older version, and keeps an account’s', async () => {
    const consent = JSON.stringify({ version: 1, at: Date.now() })
    for (const owner of ['', '1001']) window.localStorage.setItem(`of:${owner}:consent`, consent)
    const { user } = await renderApp('/subscribe/clearToken')
    await heading('清除登记记录')
    await user.click(screen.getByRole('button', { name: '清除登记记录' }))
    expect(['', '1001'].map((owner) => window.localStorage.getItem(`of:${owner}:consent`))).toEqual([null, consent])
  })

  test('[ONSITE-30] it does not claim to have cleared what is kept', async () => {
    document.cookie = 'newFree=x; path=/subscribe'
    const { user } = await renderApp('/subscribe/clearToken')
    await heading('清除登记记录')
    await user.click(screen.getByRole('button', { name: '清除登记记录' }))
    expect(state()).toBe('现场登记的记录没能清除。请关闭这个页面，清除浏览器的缓存后再试。')
    expect(rows()).toContainEqual(['newFree 现场登记的记录', 'x'])
    document.cookie = 'newFree=; path=/subscribe; max-age=0'
  })

  test('[ONSITE-29] the page says when no check-in is stored', async () => {
    await renderApp('/subscribe/clearToken')
    await heading('清除登记记录')
    expect(state()).toBe('这部手机上没有现场登记的记录，可以直接登记。')
  })
})

test('[ONSITE-29] each visit reads the cookies again', async () => {
  const { router } = await renderApp('/subscribe/clearToken')
  await heading('清除登记记录')
  await router.navigate('/guide')
  await heading('报告查询指南')
  keep('newFree', RECORD)
  await router.navigate('/subscribe/clearToken')
  await heading('清除登记记录')
  expect(state()).toBe('这部手机上有现场登记的记录。')
  expect(screen.queryByText(/不保存 Cookie/)).toBeNull()
})

describe('a browser that blocks cookies', () => {
  const blocked = '这个浏览器不保存 Cookie，下面的内容只在本页面打开期间有效，关闭后就没有了。'

  test('[RA13] [ONSITE-29] the page says so, and lists and clears what it holds in memory', async () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true })
    writeCookie('newFree', RECORD, 0.5)
    const { user } = await renderApp('/subscribe/clearToken?lang=zh')
    await heading('清除登记记录')
    expect(screen.getByText(blocked)).toBeVisible()
    expect(rows()).toContainEqual(['newFree 现场登记的记录', RECORD])
    await user.click(screen.getByRole('button', { name: '清除登记记录' }))
    expect(state()).toBe('已清除现场登记的记录。现在可以重新扫描机构的登记二维码。')
    expect(rows().map(([term]) => term)).not.toContain('newFree 现场登记的记录')
  })

  test('[RA13] the page is shown even where reading cookies throws', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN')
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    await renderApp('/guide')
    await heading('报告查询指南')
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
    const { router } = await reloadApp()
    await router.navigate('/subscribe/clearToken')
    await heading('清除登记记录')
    expect(screen.getByText(blocked)).toBeVisible()
    expect(screen.getByText('没有 Cookie。')).toBeVisible()
  })
})
