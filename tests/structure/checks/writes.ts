import { Visitor, type ESTree } from 'vite'
import { finding, parse, type Source } from '../source'

/**
 * Calls that only ask by POST: a price, what an order is paid with, a report, doctors and consultations. Asked again
 * they change nothing; a picture that is taken twice belongs to no order yet.
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

/** What a sending is handed to (src/stores/submit.ts). */
const SENDERS = ['send', 'sendPart']

/** The endpoints that change something at the server. */
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

/** The functions of src/api that call one of them. */
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

/** Uses of a writing function, or of a writing endpoint, that no sender holds. */
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
    // A member of this name is something else.
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
    .map(({ name, start }) => finding(source, start, `${name} writes: hand it to send or sendPart`))
}

/** By what names a file knows them. */
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
