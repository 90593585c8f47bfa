import { Visitor, type ESTree } from 'vite'
import { finding, parse, type Source } from '../source'

/**
 * Calls that only read although they use POST. Repeating them changes nothing; a picture uploaded twice belongs to no
 * order yet.
 */
const ASKING = [
  'calculatePrice',
  'continuePay',
  'viewReportProcess',
  'viewReportInfo',
  'viewRiskReportInfo',
  'getDoctorsBySection',
  'calculateConsultationPrice',
  'calculateQuickConsultationPrice',
  'queryConsultationsByUserId',
  'continueConsultationPay',
  'uploadConsultationImage',
  'queryConsultationImMsgById',
]

const SENDERS = ['send', 'sendPart', 'sendOneOf', 'sendOrder']

export const writingEndpoints = (contract: Source[]): Set<string> => {
  const names = new Set<string>()
  for (const source of contract) {
    for (const statement of parse(source).program.body) {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
        continue
      for (const { id, init } of statement.declaration.declarations) {
        if (id.type === 'Identifier' && init && isMadeByPost(init) && !ASKING.includes(id.name)) names.add(id.name)
      }
    }
  }
  return names
}

export const writersOf = (endpoints: Set<string>, api: Source[]): Set<string> => {
  const names = new Set<string>()
  for (const source of api) {
    for (const statement of parse(source).program.body) {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
        continue
      for (const { id, init } of statement.declaration.declarations) {
        if (id.type === 'Identifier' && init && callsOneOf(endpoints, source, init)) names.add(id.name)
      }
    }
  }
  return names
}

/** Finds calls of a writing function or endpoint outside the sender. */
export const looseWritesIn = (endpoints: Set<string>, writers: Set<string>, source: Source): string[] => {
  const held: ESTree.Span[] = []
  const elsewhere: ESTree.Span[] = []
  const writersHere = importedFromApi(writers, source)
  const uses: { name: string; start: number }[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier') return
      if (SENDERS.includes(callee.name)) held.push(...given.filter(({ type }) => type === 'ArrowFunctionExpression'))
      const endpoint = callee.name === 'call' ? lastName(given[0]) : undefined
      if (endpoint !== undefined && endpoints.has(endpoint.name)) uses.push(endpoint)
    },
    ImportDeclaration: (node) => void elsewhere.push(node),
    MemberExpression: ({ computed, property }) => {
      if (!computed) elsewhere.push(property)
    },
    Identifier: ({ name, start }) => {
      if (writersHere.has(name)) uses.push({ name, start })
    },
  }).visit(parse(source).program)
  const isIn = (spans: ESTree.Span[], at: number) => spans.some(({ start, end }) => start <= at && at < end)
  return uses
    .filter(({ start }) => !isIn(elsewhere, start) && !isIn(held, start))
    .map(({ name, start }) => finding(source, start, `${name} writes: hand it to send, sendPart or sendOneOf`))
}

const importedFromApi = (writers: Set<string>, source: Source): Set<string> => {
  const names = new Set<string>()
  new Visitor({
    ImportDeclaration: ({ source: from, specifiers }) => {
      if (!/\/api\//.test(from.value)) return
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
          if (writers.has(specifier.imported.name)) names.add(specifier.local.name)
        } else names.add(specifier.local.name)
      }
    },
  }).visit(parse(source).program)
  return names
}

const isMadeByPost = (node: ESTree.Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  (node.callee.name === 'post' || node.arguments.some(isMadeByPost))

const callsOneOf = (endpoints: Set<string>, source: Source, { start, end }: ESTree.Span): boolean => {
  let found = false
  new Visitor({
    CallExpression: ({ callee, arguments: [first], start: at }) => {
      const endpoint = callee.type === 'Identifier' && callee.name === 'call' ? lastName(first) : undefined
      if (start <= at && at < end && endpoint !== undefined && endpoints.has(endpoint.name)) found = true
    },
  }).visit(parse(source).program)
  return found
}

const lastName = (node: ESTree.Node | undefined): { name: string; start: number } | undefined => {
  if (node?.type === 'Identifier') return { name: node.name, start: node.start }
  if (node?.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined
  return { name: node.property.name, start: node.start }
}
