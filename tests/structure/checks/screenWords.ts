import type { Screen } from '@/routes/screen'
import type { Source } from '../source'
import { targetOf } from './unusedExports'

/** The question form loads its own texts, and only with the questions that need them. */
const IS_LEFT_OUT = /^src\/routes\/questionForm\//

/** Returns the areas of words that a screen uses and does not list. Throws when the screen's file is not found. */
export const missingWords = (entry: Screen, files: ReadonlyMap<string, Source>): string[] => {
  const listed: readonly string[] = ['shell', ...entry.words]
  return [...areasUsed(fileOf(entry, files), files)].flatMap(([area, path]) =>
    listed.includes(area) ? [] : [`the screen ${entry.path} uses ${area} (${path})`],
  )
}

/** The component's function holds the path of its module, as the test runner writes a dynamic import. */
const fileOf = ({ path, component }: Screen, files: ReadonlyMap<string, Source>): Source => {
  const [, name = ''] = /import\w*\("\/([^"]+)"\)/.exec(component.toString()) ?? []
  const file = files.get(name)
  if (file === undefined) throw new Error(`The file of the screen ${path} is not found: ${component.toString()}`)
  return file
}

/** Returns each area with a file that uses it, among the screen's file and what it imports statically from routes. */
const areasUsed = (start: Source, files: ReadonlyMap<string, Source>): Map<string, string> => {
  const used = new Map<string, string>()
  const seen = new Set<Source>([start])
  for (const file of seen) {
    for (const [, args = ''] of file.text.matchAll(/\buseTranslation\(([^)]*)\)/g))
      for (const [, area = ''] of args.matchAll(/'(\w+)'/g)) if (!used.has(area)) used.set(area, file.path)
    for (const next of importsOf(file, files)) if (!IS_LEFT_OUT.test(next.path)) seen.add(next)
  }
  return used
}

const importsOf = ({ path, text }: Source, files: ReadonlyMap<string, Source>): Source[] =>
  [...text.matchAll(/^(?:import|export)(?! type)[^'"]*? from '([^']+)'/gm)].flatMap(([, request = '']) => {
    const target = targetOf(path, request, files)
    return target === undefined ? [] : (files.get(target) ?? [])
  })
