import { Visitor } from 'vite'
import { parse, type Source } from '../source'

/** All texts of a language by `area.key.key`. */
export type Texts = Map<string, string>

const HAN = /\p{Script=Han}/u
const CHINESE = /[\p{Script=Han}\u3001-\u303f\uff00-\uffef]/u

/** The texts in the words of one area. */
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

/** Where the two languages differ in what they hold, or a text is empty. */
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

/** Texts that are not in the language they stand for, the named ones apart. */
export const wrongLanguage = (zh: Texts, en: Texts, apart: { zh: string[]; en: string[] }): string[] => [
  ...[...zh]
    .filter(([key, text]) => !apart.zh.includes(key) && /[a-z]/i.test(plain(text)) && !HAN.test(text))
    .map(([key]) => `zh ${key} is not Chinese`),
  ...[...en]
    .filter(([key, text]) => !apart.en.includes(key) && CHINESE.test(text))
    .map(([key]) => `en ${key} is Chinese`),
]

/**
 * Keys that no file of `sources` names: neither whole, nor by a template (`status.${status}`), nor as a group
 * (`t('list', { returnObjects: true })`), nor as properties (`words.cashier.pay`), nor as a group by a variable
 * (`words.traits[trait]`).
 */
export const unusedKeys = (keys: string[], sources: Source[]): string[] => {
  const literals = new Set<string>()
  const templates: RegExp[] = []
  const properties: string[] = []
  for (const source of sources) {
    for (const [, group = ''] of source.text.matchAll(/\('([\w.]+)', \{ returnObjects: true/g)) {
      templates.push(new RegExp(`^${group.replaceAll('.', '\\.')}\\..+$`))
    }
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && literals.add(value)),
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => value.raw)
        // Only what looks like a path of keys and says at least one of them.
        if (
          parts.every((part) => /^[\w.:]*$/.test(part)) &&
          parts.some((part) => /\w/.test(part) && /[.:]/.test(part))
        ) {
          templates.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`))
        }
      },
      MemberExpression: (node) => {
        const whole = `.${source.text.slice(node.start, node.end)}`
        properties.push(
          node.computed && node.property.type === 'Identifier'
            ? `.${source.text.slice(node.object.start, node.object.end)}.*`
            : whole,
        )
      },
    }).visit(parse(source).program)
  }
  return keys.filter((key) => {
    const dot = key.indexOf('.')
    const spellings = [key.slice(dot + 1), `${key.slice(0, dot)}:${key.slice(dot + 1)}`]
    if (spellings.some((spelling) => literals.has(spelling) || templates.some((template) => template.test(spelling))))
      return false
    const path = key.slice(dot + 1)
    if (!path.includes('.')) return true
    const group = path.replace(/[^.]+$/, '*')
    return !properties.some((property) => property.endsWith(`.${path}`) || property.endsWith(`.${group}`))
  })
}

const plain = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, '')
const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)]
    .map(([, name = '']) => name)
    .sort()
    .join(' ')
