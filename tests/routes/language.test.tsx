import { act, render, screen } from '@testing-library/react'
import { ErrorBlock } from 'antd-mobile'
import i18next from 'i18next'
import Cookies from 'js-cookie'
import { describe, expect, test, vi } from 'vitest'
import '@/ui/antd'
import { address, heading, reloadApp, renderApp } from '../support/app'

const PHONE = '13800000001'

const speaks = async (language: 'zh' | 'en', name: string) => {
  await heading(name)
  expect(document.title).toBe(name)
  expect(document.documentElement.lang).toBe(language === 'zh' ? 'zh-CN' : 'en')
  expect(Cookies.get('language')).toBe(language)
  expect(screen.getByRole('group', { name: language === 'zh' ? '语言' : 'Language' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: language === 'zh' ? '中文' : 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
}
/** Sets the language of the phone. */
const phoneSpeaks = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)

describe.each([
  { url: '/login', signedInAs: undefined, zh: '登录', en: 'Sign in', words: ['手机号', 'Mobile number'] },
  { url: '/my', signedInAs: PHONE, zh: '个人中心', en: 'Personal centre', words: ['我的预约', 'My appointments'] },
])('the language switch on $url', ({ url, signedInAs, zh, en, words: [zhWords = '', enWords = ''] }) => {
  const open = (address = url, language: 'zh' | 'en' = 'zh') =>
    renderApp(address, { language, ...(signedInAs && { signedInAs }) })

  test('[LANG-01] it changes title, words, page and cookie, both ways, and a reload keeps the language', async () => {
    const { user } = await open()
    await speaks('zh', zh)
    await user.click(screen.getByRole('button', { name: 'English' }))
    await speaks('en', en)
    expect(screen.getByText(enWords)).toBeVisible()
    expect(screen.queryByText(zhWords)).toBeNull()
    const { user: again } = await reloadApp()
    await speaks('en', en)
    await again.click(screen.getByRole('button', { name: '中文' }))
    await speaks('zh', zh)
    expect(screen.getByText(zhWords)).toBeVisible()
    expect(screen.queryByText(enWords)).toBeNull()
  })

  test('[LANG-02] [A45] the address overrides the cookie, is stored in it, and does not undo a later choice', async () => {
    const { user } = await open(`${url}?lang=en-GB&from=card`)
    await speaks('en', en)
    expect(address()).toBe(`${url}?from=card`)
    await user.click(screen.getByRole('button', { name: '中文' }))
    await speaks('zh', zh)
    await reloadApp()
    await speaks('zh', zh)
  })

  test('[LANG-03] [A45] an unknown language falls back to the cookie', async () => {
    phoneSpeaks('zh-CN')
    await open(`${url}?lang=xx`, 'en')
    await speaks('en', en)
  })

  test('[LANG-01] a failure to load the other language is reported, and the language stays', async () => {
    const { user } = await open()
    await speaks('zh', zh)
    vi.spyOn(i18next, 'changeLanguage').mockRejectedValueOnce(new Error('lost on the way'))
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByText('语言没有切换，请检查网络后重试')).toBeVisible()
    await speaks('zh', zh)
  })
})

test.each([
  ['[LANG-04]', 'zh-Hant-HK', '登录'],
  ['[LANG-04]', 'en-AU', 'Sign in'],
  ['[LANG-05]', 'fr-FR', 'Sign in'],
])('%s a first visit on a phone set to %s shows %s', async (_id, language, name) => {
  await renderApp('/login', { language: name === 'Sign in' ? 'zh' : 'en' })
  Cookies.remove('language')
  phoneSpeaks(language)
  await reloadApp()
  await heading(name)
  expect(Cookies.get('language')).toBeUndefined()
})

test('[LANG-02] the language of a link is kept through the sign-in', async () => {
  await renderApp('/service/detail/3?lang=en')
  await heading('Sign in')
  expect(address()).toBe('/login?redirect=%2Fservice%2Fdetail%2F3')
  expect(Cookies.get('language')).toBe('en')
})

test('[LANG-02] a link inside the app, such as an advertisement, sets the language too, once', async () => {
  const { router } = await renderApp('/patient/list', { signedInAs: PHONE })
  await heading('亲友管理')
  await act(() => router.navigate('/my?lang=en&from=card'))
  await speaks('en', 'Personal centre')
  expect(address()).toBe('/my?from=card')
  await act(() => router.navigate('/my?lang=xx'))
  await speaks('en', 'Personal centre')
})

test('[LANG-01] the picker library follows the switch', async () => {
  const { user } = await renderApp('/login')
  await heading('登录')
  await user.click(screen.getByRole('button', { name: 'English' }))
  await heading('Sign in')
  render(<ErrorBlock status="default" />)
  expect(screen.getByText('Oops, something went wrong')).toBeVisible()
})
