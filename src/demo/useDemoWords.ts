import { useSyncExternalStore } from 'react'
import en from '@/i18n/demo/en'
import zh from '@/i18n/demo/zh'

/** The stage's words in the language that the page is in; they follow when it changes. */
export const useDemoWords = (): typeof zh | typeof en => (useSyncExternalStore(onLanguage, isChinese) ? zh : en)

const isChinese = (): boolean => document.documentElement.lang.startsWith('zh')

const onLanguage = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
