import type { Used } from './usedWords'

export type Texts = Map<string, string>
export type WordsFile = { default: object }

const HAN = /\p{Script=Han}/u
const CHINESE = /[\p{Script=Han}\u3001-\u303f\uff00-\uffef]/u

export const textsOf = (area: string, words: object): Texts => {
  const texts: Texts = new Map()
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') texts.set(`${area}.${key}`, value)
    else if (typeof value === 'object' && value !== null)
      for (const [path, text] of textsOf(`${area}.${key}`, value)) texts.set(path, text)
    else throw new Error(`${area}.${key} is neither a text nor a group of texts`)
  }
  return texts
}

/** Returns the texts of files that are imported from src/i18n/<area>, by their paths. */
export const textsIn = (files: Record<string, WordsFile>): Texts =>
  new Map(Object.entries(files).flatMap(([path, file]) => [...textsOf(areaOf(path), file.default)]))

export const areaOf = (path: string): string => path.split('/').at(-2) ?? ''

export const unequal = (zh: Texts, en: Texts): string[] => {
  const keys = [...new Set([...zh.keys(), ...en.keys()])]
  return keys.flatMap((key) => {
    const [chinese, english] = [zh.get(key), en.get(key)]
    if (chinese === undefined || english === undefined)
      return [`${key} is missing in ${chinese === undefined ? 'zh' : 'en'}`]
    if (placeholders(chinese) !== placeholders(english))
      return [`${key} has other placeholders: ${placeholders(chinese)} / ${placeholders(english)}`]
    return [chinese, english].some((text) => text.trim() === '' || text !== text.trim())
      ? [`${key} is empty or padded`]
      : []
  })
}

/** Returns the texts that an incomplete language has and Chinese has not, and those with other placeholders. */
export const strange = (zh: Texts, part: Texts): string[] =>
  unequal(new Map([...zh].filter(([key]) => part.has(key))), part)

/** Returns the texts that are not in their language, except the given ones. */
export const wrongLanguage = (zh: Texts, en: Texts, apart: { zh: string[]; en: string[] }): string[] => [
  ...[...zh]
    .filter(([key, text]) => !apart.zh.includes(key) && /[a-z]/i.test(plain(text)) && !HAN.test(text))
    .map(([key]) => `zh ${key} is not Chinese`),
  ...[...en]
    .filter(([key, text]) => !apart.en.includes(key) && CHINESE.test(text))
    .map(([key]) => `en ${key} is Chinese`),
]

export const unusedKeys = (keys: string[], { keys: said, members }: Used): string[] => {
  const spelt = [...members]
  return keys.filter((key) => {
    const [area, ...path] = key.split('.')
    const groups = path.map((_, length) => [area, ...path.slice(0, length + 1), '*'].join('.'))
    if ([key, ...groups].some((each) => said.has(each))) return false
    return area !== 'demo' || path.length === 1 || !spelt.some((member) => member.endsWith(`.${path.join('.')}`))
  })
}

const plain = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, '')
const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)]
    .map(([, name = '']) => name)
    .sort()
    .join(' ')
