import { parse, type Source } from '../source'
import { targetOf } from './unusedExports'

type Tree = { type: string; [key: string]: unknown }
type Unit = { names: string[]; mentions: Set<string>; fetched: string[] }
type File = { source: Source; units: Unit[]; imports: Map<string, { from: string; name: string }> }

const EVERYTHING = '*'

/** Returns the declarations that no entry reaches, as `path name`: at most tests use them. */
export const unreached = (sources: Source[], entries: string[]): string[] => {
  const paths = new Set(sources.map(({ path }) => path))
  const files = new Map(sources.map((source) => [source.path, fileOf(source, paths)]))
  const reached = new Set<Unit>()
  const reach = (file: File, unit: Unit): void => {
    if (reached.has(unit)) return
    reached.add(unit)
    for (const name of unit.mentions) {
      reachNamed(file, name)
      const imported = file.imports.get(name)
      if (imported !== undefined) reachIn(imported.from, imported.name, file)
    }
    for (const path of unit.fetched) reachIn(path, EVERYTHING, file)
  }
  const reachNamed = (file: File, name: string): void =>
    file.units.filter(({ names }) => names.includes(name)).forEach((unit) => reach(file, unit))
  // Through a namespace or a dynamic import a file may use any name that it mentions.
  const reachIn = (path: string, name: string, reader: File): void => {
    const file = files.get(path)
    if (file === undefined) return
    if (name !== EVERYTHING) return reachNamed(file, name)
    for (const mentioned of ['default', ...mentionsOf(parse(reader.source).program, true).names])
      reachNamed(file, mentioned)
  }
  for (const file of files.values())
    for (const unit of file.units) if (unit.names.length === 0 || entries.includes(file.source.path)) reach(file, unit)
  return [...files.values()].flatMap(({ source, units }) =>
    units.filter((unit) => !reached.has(unit)).map(({ names }) => `${source.path} ${names.join(', ')}`),
  )
}

const fileOf = (source: Source, paths: Set<string>): File => {
  const { program, module } = parse(source)
  const imports: File['imports'] = new Map()
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = targetOf(source.path, moduleRequest.value, paths)
    for (const { localName, importName } of entries)
      if (from !== undefined)
        imports.set(localName.value, {
          from,
          name: importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
        })
  }
  const statements = (program.body as unknown as Tree[]).filter(({ type }) => type !== 'ImportDeclaration')
  const units = statements.map((statement): Unit => {
    const { names, requests } = mentionsOf(statement)
    const fetched = [...requests].map((request) => targetOf(source.path, request, paths))
    return { names: declaredBy(statement), mentions: names, fetched: fetched.filter((path) => path !== undefined) }
  })
  return { source, units, imports }
}

const declaredBy = (statement: Tree): string[] => {
  if (statement.type === 'ExportDefaultDeclaration') return ['default']
  const declaration = isTree(statement['declaration']) ? statement['declaration'] : statement
  const parts = declaration.type === 'VariableDeclaration' ? declaration['declarations'] : [declaration]
  return (Array.isArray(parts) ? parts : []).flatMap((part: unknown) => {
    if (!isTree(part) || !isTree(part['id']) || part.type === 'TSModuleDeclaration') return []
    return [...mentionsOf({ ...part['id'], typeAnnotation: null }).names]
  })
}

/** Returns the names that a tree mentions and the files it imports; members and keys only on request. */
const mentionsOf = (tree: unknown, members = false): { names: Set<string>; requests: Set<string> } => {
  const found = { names: new Set<string>(), requests: new Set<string>() }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isTree(node)) return
    if (/^(JSX)?Identifier$/.test(node.type)) found.names.add(String(node['name']))
    const { source } = node
    if (/^(ImportExpression|TSImportType)$/.test(node.type) && isTree(source) && typeof source['value'] === 'string')
      found.requests.add(source['value'])
    const silent = !members && node['computed'] === false && node['shorthand'] !== true
    for (const [key, child] of Object.entries(node))
      if (!(silent && (key === 'property' || key === 'key'))) visit(child)
  }
  visit(tree)
  return found
}

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && 'type' in node
