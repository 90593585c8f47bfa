import { allLanguages, languageFrom, LANGUAGES, type Language } from './language'

type TextRun = { text: string; lang?: string }

/** Returns the language of the page, or undefined while the page is prerendered, because it has none yet. */
export const pageLanguage = (): Language | undefined =>
  typeof document === 'undefined' ? undefined : languageFrom(document.documentElement.lang)

/**
 * Returns the tag of the first language whose letters a text has. Undefined if that is the page's language, or the
 * text has no letters. Chinese texts may contain Latin words, but English texts contain no Han characters.
 */
export const foreignTag = (text: string, page: Language | undefined): string | undefined => {
  const language = foreignLanguage(text, page)
  return language && LANGUAGES[language].htmlTag
}

/** Splits a text of the server where its language changes; `lang` is the tag of a part that is not in the page's. */
export const textRuns = (text: string, page: Language | undefined): TextRun[] => {
  const language = foreignLanguage(text, page)
  if (page === undefined || language === undefined) return [{ text }]
  const { script, htmlTag: lang } = LANGUAGES[language]
  const own = LANGUAGES[page].script
  if (!hasLetters(text, own)) return [{ text, lang }]
  return text
    .split(runsOf(script, own))
    .map((part, index) => (index % 2 === 0 ? { text: part } : { text: part, lang }))
    .filter((run) => run.text !== '')
}

const foreignLanguage = (text: string, page: Language | undefined): Language | undefined => {
  if (page === undefined) return undefined
  const language = allLanguages().find((each) => hasLetters(text, LANGUAGES[each].script))
  return language === undefined || LANGUAGES[language].script === LANGUAGES[page].script ? undefined : language
}

const letter = (script: string): string => String.raw`\p{Script=${script}}`

const hasLetters = (text: string, script: string): boolean => new RegExp(letter(script), 'u').test(text)

/**
 * Matches runs in the foreign script. A run ends with its last letter or full-width sign before a letter of the page's
 * own script.
 */
const runsOf = (script: string, own: string): RegExp =>
  new RegExp(String.raw`(${letter(script)}(?:[^${letter(own)}]*[${letter(script)}\u3000-\u303F\uFF00-\uFFEF])?)`, 'u')
