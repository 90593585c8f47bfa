import i18next from 'i18next'
import Cookies from 'js-cookie'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import shell from '@/i18n/shell/en'

type Setup = typeof import('@/i18n/setup')

/** Loads the app's texts with a third language, which has a single text of its own. */
const withThird = async (): Promise<Setup> => {
  vi.doMock('@/lib/language', async (original) => {
    const language: typeof import('@/lib/language') = await original()
    const ar = {
      htmlTag: 'ar',
      ownName: 'العربية',
      script: 'Arabic',
      fallback: 'en',
      direction: 'rtl',
      fonts: 'Amiri',
    }
    Object.assign(language.LANGUAGES, { ar })
    return language
  })
  return import('@/i18n/setup')
}

afterAll(() => {
  vi.doUnmock('@/lib/language')
  Cookies.remove('lang', { path: '/' })
  for (const name of ['lang', 'dir', 'style']) document.documentElement.removeAttribute(name)
})

describe('a third language', () => {
  let setup: Setup
  beforeEach(async () => {
    window.history.replaceState(null, '', '/?lang=ar')
    setup = await withThird()
    setup.startLanguage()
    await setup.loadWords(['shell', 'home'])
  })

  test('shows English, and never a key, where it has no words of its own', () => {
    expect(i18next.t('free')).toBe(shell.free)
    expect(i18next.t('dates.weekdays.1')).toBe(shell.dates.weekdays[1])
    expect(i18next.t('greeting.morning', { ns: 'home' })).not.toContain('greeting')
  })

  test('shows its own words where it has them', () => {
    i18next.addResourceBundle('ar', 'shell', { free: 'رجوع' })
    expect(i18next.t('free')).toBe('رجوع')
    expect(i18next.t('loading')).toBe(shell.loading)
  })

  test('gives the page its tag, direction and fonts', () => {
    const page = document.documentElement
    expect([page.lang, page.dir]).toEqual(['ar', 'rtl'])
    expect(page.style.getPropertyValue('--language-fonts')).toBe('Amiri')
  })

  test('is replaced by another language without a trace', async () => {
    await setup.changeLanguage('zh')
    const page = document.documentElement
    expect([page.lang, page.dir]).toEqual(['zh-CN', 'ltr'])
    expect(i18next.t('free')).not.toBe(shell.free)
  })
})
