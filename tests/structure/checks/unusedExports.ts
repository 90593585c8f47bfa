import { Visitor } from 'vite'
import { parse, type Source } from '../source'

const EVERYTHING = '*'

/**
 * Returns the exports of `files` that no reader imports, as `path name`. A type may be exported for the signatures of
 * its file.
 */
export const unusedExports = (files: Source[], readers: Source[]): string[] => {
  const paths = new Set(files.map(({ path }) => path))
  const wanted = new Map<string, Set<string>>()
  for (const reader of readers) {
    for (const [target, names] of importsOf(reader, paths)) {
      const known = wanted.get(target) ?? new Set()
      for (const name of names) known.add(name)
      wanted.set(target, known)
    }
  }
  return files.flatMap((file) => {
    const names = wanted.get(file.path) ?? new Set()
    return names.has(EVERYTHING)
      ? []
      : exportsOf(file)
          .filter((name) => !names.has(name))
          .map((name) => `${file.path} ${name}`)
  })
}

const exportsOf = (file: Source): string[] =>
  parse(file).module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType, exportName }) => !isType || mentions(file, exportName.name ?? '') < 2)
      .map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : exportName.name))
      .filter((name): name is string => name != null),
  )

const mentions = (file: Source, name: string): number => {
  let count = 0
  new Visitor({ Identifier: (node) => void (node.name === name && count++) }).visit(parse(file).program)
  return count
}

/**
 * Returns the names that a file imports from each path. Through a namespace or a dynamic import it may use any name
 * that it mentions.
 */
const importsOf = (reader: Source, paths: Set<string>): Map<string, Set<string>> => {
  const taken = new Map<string, Set<string>>()
  const take = (request: string, names: Iterable<string>) => {
    const target = targetOf(reader.path, request, paths)
    if (target !== undefined) taken.set(target, new Set([...(taken.get(target) ?? []), ...names]))
  }
  const mentioned = namesIn(reader)
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') take(source.value, mentioned)
        else if (specifier.type === 'ImportDefaultSpecifier') take(source.value, ['default'])
        else
          take(source.value, [
            specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value,
          ])
      }
    },
    ExportAllDeclaration: ({ source }) => take(source.value, [EVERYTHING]),
    ExportNamedDeclaration: ({ source, specifiers }) => {
      if (source !== null)
        take(
          source.value,
          specifiers.map(({ local }) => (local.type === 'Identifier' ? local.name : local.value)),
        )
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') take(source.value, [...mentioned, 'default'])
    },
    TSImportType: ({ source }) => take(source.value, mentioned),
  }).visit(parse(reader).program)
  return taken
}

const namesIn = (reader: Source): Set<string> => {
  const names = new Set<string>()
  new Visitor({ Identifier: ({ name }) => void names.add(name) }).visit(parse(reader).program)
  return names
}

export const targetOf = (
  from: string,
  request: string,
  paths: Pick<ReadonlySet<string>, 'has'>,
): string | undefined => {
  if (!/^(\.|@\/)/.test(request)) return undefined
  const base = request.startsWith('@/')
    ? `src/${request.slice(2)}`
    : new URL(request, `file:///${from}`).pathname.slice(1)
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => paths.has(path))
}
