import { useSyncExternalStore } from 'react'
import en from '@/i18n/demo/en'
import zh from '@/i18n/demo/zh'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/language'
import { pageLanguage } from '@/lib/textLanguage'
import type { Trait } from '@/mocks/seeds/nobody'

export const useAccountNote = (): ((trait: Trait | undefined) => string) => {
  const { provider, traits } = useDemoWords()
  return (trait) => (trait === undefined ? provider.boundHere : traits[trait])
}

type DemoWords = typeof zh | typeof en

const WORDS: Record<Language, DemoWords> = { zh, en }

export const useDemoWords = (): DemoWords => WORDS[usePageLanguage()]

export const usePageLanguage = (): Language =>
  useSyncExternalStore(onLanguage, () => pageLanguage() ?? DEFAULT_LANGUAGE)

const onLanguage = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
