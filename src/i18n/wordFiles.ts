import { LANGUAGES, withFallback, type Language } from '@/lib/language'
import type { WordArea } from './words'
import { inTime } from '@/lib/inTime'

// The demo loads its own words; a production build does not contain them.
const files = import.meta.glob<{ default: object }>(['./**/[a-z][a-z].ts', '!./demo/*.ts'])

/** The folder’s name is the area: `./reports/palpation/zh.ts` has the words of `palpation`. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/').replace('.ts', ''), load]),
)

/** Loads the words of one area; a language with a fallback may have none. */
export const fetchWords = async (language: Language, area: WordArea): Promise<object> => {
  const load = loaders.get(`${area}/${language}`)
  if (load === undefined) {
    if (LANGUAGES[language].fallback !== undefined) return {}
    throw new Error(`src/i18n/${area}/${language}.ts is missing`)
  }
  return (await inTime(load())).default
}

/** Starts loading; a failure is reported where the words are used. */
export const startWordFiles = (language: Language, areas: readonly WordArea[]): void => {
  for (const each of withFallback(language)) for (const area of areas) fetchWords(each, area).catch(() => undefined)
}
