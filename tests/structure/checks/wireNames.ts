import { Visitor, type ESTree } from 'vite'
import { finding, parse, type Source } from '../source'

/**
 * Where the server's names are at home: what it says, what becomes of it, the demo clinic, which is a server, and the
 * chat's platform, whose names it hands on.
 */
const AT_HOME = /^src\/(contract|api|mocks|gateways\/im)\//

/** What the server calls by the same name as we do. */
export const COMMON_NAMES = new Set(
  [
    'id name title type code list total state token address distance latitude longitude birthday age sex avatar',
    'identityCard phoneCode openId customerId serviceId specificationId couponId inspectionId riskReportId columnId',
    'services specificationName specificationPrice discount externalLink thumbnailUrl pageSize payStatus',
    'reportId riskLevel customerName status width shape hardness coordX coordY posImgVersion suggestion',
    'price section major experience doctorId doctorName file',
    'bottomMargin homogeneity mobility peakHeight peakShape ribArtefact',
    'replaceAccount refundDeadline cancelledToday',
    // A message, as the chat's platform tells it.
    'payload from flow time isRevoked isPeerRead',
    // The messaging app's own names of a payment, handed on as they are.
    'appId timeStamp nonceStr packageValue signType paySign',
    // The questions, and the sections of a questionnaire.
    'ethnicity height weight childbirth smoking drink special biopsy abortion contraception brca',
    'breast family factor gail',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Names that are written as they always were in addresses that people have, and in cookies (A134, A388), or that
 * the chat's platform has as well.
 */
const KEPT_ELSEWHERE: Record<string, readonly string[]> = {
  // What the chat's platform and the archive call alike.
  'src/domain/chat/fromPlatform.ts': ['ID'],
  'src/routes/paths.ts': ['orgId', 'hqiId'],
  'src/stores/checkIn/record.ts': ['orgId', 'hqiId'],
  'src/gateways/im/timSession.ts': ['userSig'],
}

/** The names of the fields that a contract, or the map of a questionnaire's content, tells. */
export const fieldNamesIn = (source: Source): string[] => {
  const names: string[] = []
  const take = (node: ESTree.Node | null | undefined) => {
    if (node?.type !== 'ObjectExpression') return
    for (const property of node.properties) {
      if (property.type === 'Property' && property.key.type === 'Identifier') names.push(property.key.name)
    }
  }
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      const [first] = args
      if (callee.type === 'Identifier' && callee.name === 'field' && first?.type === 'Literal')
        names.push(...String(first.value).split('.'))
      if (isNamed(callee, 'object') || isNamed(callee, 'keeping')) args.forEach(take)
    },
    // Fields that several schemas have stand by themselves.
    VariableDeclarator: ({ init }) => (source.path.startsWith('src/contract/') ? take(init) : undefined),
  }).visit(parse(source).program)
  return names
}

const isNamed = (callee: ESTree.Node, name: string): boolean =>
  (callee.type === 'Identifier' && callee.name === name) ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === name)

/** The server's own spellings where they have no business. */
export const strayWireNamesIn = (source: Source, wireNames: ReadonlySet<string>): string[] => {
  if (AT_HOME.test(source.path)) return []
  const kept = KEPT_ELSEWHERE[source.path] ?? []
  const found = new Set<string>()
  const look = (name: unknown, start: number) => {
    if (typeof name !== 'string' || !wireNames.has(name) || COMMON_NAMES.has(name) || kept.includes(name)) return
    found.add(finding(source, start, `${name} is the server's name: only in src/contract and src/api`))
  }
  new Visitor({
    Identifier: ({ name, start }) => look(name, start),
    Literal: ({ value, start }) => look(value, start),
  }).visit(parse(source).program)
  return [...found]
}
