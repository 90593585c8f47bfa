import type { Language } from '@/lib/language'

declare const BILINGUAL: unique symbol

/** A text of the clinic in both languages. Read as a string it is the Chinese one. */
export type Bilingual = string & { readonly [BILINGUAL]: true }

/** The header with the visitor's language, which the demo sends to its clinic; no real server gets it. */
export const LANGUAGE_HEADER = 'X-Demo-Language'

const english = new Map<string, string>()

export const bilingual = (zh: string, en: string): Bilingual => {
  const known = english.get(zh)
  if (known !== undefined && known !== en) throw new Error(`the demo clinic has two translations of ${zh}`)
  english.set(zh, en)
  return asBilingual(zh)
}

const SPOKEN: Record<Language, (text: string) => string> = {
  zh: (text) => text,
  en: (text) => english.get(text) ?? text,
}

/**
 * The only function that chooses a language: returns the value with each text in this language, or in Chinese without
 * one.
 */
export const inLanguage = (language: Language | undefined, value: unknown): unknown => {
  if (language === undefined) return value
  if (typeof value === 'string') return SPOKEN[language](value)
  if (Array.isArray(value)) return value.map((each) => inLanguage(language, each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage(language, each)]))
}

export const englishOf = (text: Bilingual): string => english.get(text) ?? text

/** Returns all texts joined, in either language. */
export const joined = (texts: readonly Bilingual[], between = ''): Bilingual =>
  bilingual(texts.join(''), texts.map(englishOf).join(between))

export const repeated = (text: Bilingual, times: number): Bilingual =>
  joined(Array.from({ length: times }, () => text))

const asBilingual = (zh: string): Bilingual => zh as Bilingual
