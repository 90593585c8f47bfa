import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { changeLanguage, loadWords, startLanguage } from '@/i18n/setup'

const { wait, come } = vi.hoisted(() => {
  let come: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    come = resolve
  })
  return { wait: (name: string) => (name === 'shell/en' ? late : Promise.resolve()), come: () => come() }
})
vi.mock('@/i18n/wordFiles', async (original) => {
  const real = await original<typeof import('@/i18n/wordFiles')>()
  return {
    ...real,
    fetchWords: async (language: 'zh' | 'en', area: 'shell') => {
      await wait(`${area}/${language}`)
      return real.fetchWords(language, area)
    },
  }
})

test('[LANG-01] a screen that opens while the language changes has its words in the new one too', async () => {
  document.cookie = 'language=zh; path=/'
  startLanguage()
  await loadWords(['shell'])
  const changing = changeLanguage('en')
  await loadWords(['privacyCentre'])
  come()
  await changing
  expect(i18next.language).toBe('en')
  expect(i18next.t('kept.title', { ns: 'privacyCentre' })).toBe('What this phone keeps')
})
