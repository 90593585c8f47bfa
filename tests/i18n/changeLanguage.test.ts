import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { changeLanguage, loadWords, startLanguage } from '@/i18n/setup'

/** Holds back the words of an area, as in “shell/en”; returns a function that lets them come. */
const { waits, hold } = vi.hoisted(() => {
  const waits = new Map<string, Promise<void>>()
  const hold = (name: string): (() => void) => {
    let come: () => void = () => undefined
    waits.set(name, new Promise<void>((resolve) => (come = resolve)))
    return () => come()
  }
  return { waits, hold }
})
vi.mock('@/i18n/wordFiles', async (original) => {
  const real = await original<typeof import('@/i18n/wordFiles')>()
  return {
    ...real,
    fetchWords: async (language: 'zh' | 'en', area: 'shell') => {
      await waits.get(`${area}/${language}`)
      return real.fetchWords(language, area)
    },
  }
})

test('[LANG-01] a screen that opens while the language changes has its words in the new one too', async () => {
  document.cookie = 'language=zh; path=/'
  startLanguage()
  await loadWords(['shell'])
  const come = hold('shell/en')
  const changing = changeLanguage('en')
  await loadWords(['privacyCentre'])
  come()
  await changing
  expect(i18next.language).toBe('en')
  expect(i18next.t('kept.title', { ns: 'privacyCentre' })).toBe('What this phone keeps')
})

test('[LANG-01] of two quick choices the last one holds, however late the words of the first one arrive', async () => {
  document.cookie = 'language=zh; path=/'
  startLanguage()
  await loadWords(['shell', 'coupons'])
  const come = hold('coupons/en')
  const first = changeLanguage('en')
  await changeLanguage('zh')
  come()
  await first
  expect(i18next.language).toBe('zh')
  expect(document.cookie).toContain('language=zh')
})
