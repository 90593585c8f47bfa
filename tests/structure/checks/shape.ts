import { basename } from 'node:path'
import { finding, parse, type Source } from '../source'

const LONGEST = 250

export const tooLong = ({ path, text }: Source): string[] => {
  const lines = text.trimEnd().split('\n').length
  return lines > LONGEST ? [`${path} has ${lines} lines, at most ${LONGEST} are allowed`] : []
}

/** Finds names that do not match the content: a component is PascalCase.tsx, any other file camelCase. */
export const misnamed = (source: Source): string[] => {
  const name = basename(source.path)
  if (name.startsWith('index.')) return [`${source.path} is an index file: name it after its content`]
  if (/^[A-Z]\w*\.module\.css$/.test(name) || /^[a-z]\w*(\.module)?\.css$/.test(name)) return []
  if (/^[a-z][A-Za-z0-9]*\.(ts|d\.ts)$/.test(name) || source.path.endsWith('-env.d.ts')) return []
  if (!name.endsWith('.tsx')) return [`${source.path} is neither camelCase.ts nor PascalCase.tsx`]
  if (/^[A-Z][A-Za-z0-9]*\.tsx$/.test(name)) {
    return declares(source, name.slice(0, -'.tsx'.length))
      ? []
      : [`${source.path} has no component whose name starts like its own`]
  }
  if (!/^[a-z][A-Za-z0-9]*\.tsx$/.test(name)) return [`${source.path} is neither camelCase.tsx nor PascalCase.tsx`]
  const components = exportedNames(source).filter((one) => /^[A-Z].*[a-z]/.test(one))
  return components.length === 1 ? [`${source.path} must be named after its component: ${components[0]}.tsx`] : []
}

export const handsOn = (source: Source): string[] => {
  const { program } = parse(source)
  const all = program.body
    .filter(({ type }) => type === 'ExportAllDeclaration')
    .map(({ start }) => finding(source, start, 'name the exports instead of export *'))
  const handed = program.body.filter((node) => node.type === 'ExportNamedDeclaration' && node.source !== null)
  // A single re-export makes a part of antd-mobile a separate chunk.
  return handed.length > 1 && handed.length === program.body.length
    ? [...all, `${source.path} is a barrel: import the files directly`]
    : all
}

const WIDEST = 119

/** Finds lines that are too wide; a text or pattern that cannot be broken may have a long line. */
export const tooWide = ({ path, text }: Source): string[] =>
  text.split('\n').flatMap((line, index) => {
    const isComment = /^\s*(\/\/|\/?\*)/.test(line)
    const breakable = isComment ? line : line.replace(/(['"`/]).*\1/, '')
    return breakable.length > WIDEST ? [`${path}:${index + 1} is wider than ${WIDEST}`] : []
  })

/** Finds comments that consist of ids only and say neither what nor why. */
export const bareCitations = (source: Source): string[] =>
  [...source.text.matchAll(/\/\*+([^*]*)\*\/|(?<=^\s*)\/\/(.*(?:\n\s*\/\/.*)*)/gm)].flatMap(
    ({ index, 1: block, 2: line }) => {
      const text = block ?? line ?? ''
      const cites = /\b[A-Z]+-?\d+\b/.test(text)
      const rest = text.replace(/\b[A-Z]+-?\d+\b|\b(and|to|see)\b|[\s(),;:./]/g, '')
      return cites && rest === '' ? [finding(source, index, 'say what the cited id means')] : []
    },
  )

export const unfinished = (source: Source): string[] =>
  [...source.text.matchAll(/\b(TODO|FIXME|XXX|HACK)\b/g)].map(({ index, 0: word }) =>
    finding(source, index, `${word}: finish it or open an issue`),
  )

const exportedNames = (source: Source): string[] =>
  parse(source).module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .flatMap(({ exportName }) => (exportName.name == null ? [] : [exportName.name])),
  )

const declares = (source: Source, start: string): boolean =>
  parse(source).program.body.some((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration')
      return declared.id?.name.startsWith(start) ?? false
    if (declared?.type !== 'VariableDeclaration') return false
    return declared.declarations.some(({ id }) => id.type === 'Identifier' && id.name.startsWith(start))
  })
