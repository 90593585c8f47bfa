import type { Language } from '@/domain/language'
import type { WordArea } from './words'
import { inTime } from '@/lib/inTime'

// The demo's words are fetched by the demo itself; a production build does not carry them.
const files = import.meta.glob<{ default: object }>(['./**/zh.ts', './**/en.ts', '!./demo/*.ts'])

/** A folder has the name of its words: `./reports/palpation/zh.ts` has those of `palpation`. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/').replace('.ts', ''), load]),
)

/** Fetches the words of one area. */
export const fetchWords = async (language: Language, area: WordArea): Promise<object> => {
  const load = loaders.get(`${area}/${language}`)
  if (load === undefined) throw new Error(`no words: ${language}/${area}`)
  return (await inTime(load())).default
}

/** Lets them travel; whoever needs them meets what fails. */
export const startWordFiles = (language: Language, areas: readonly WordArea[]): void => {
  for (const area of areas) fetchWords(language, area).catch(() => undefined)
}
