import { Visitor, type ESTree } from 'vite'
import { finding, parse, type Source } from '../source'

/** Where the server's names are allowed: contract and api, the demo clinic, and the chat platform's gateway. */
const AT_HOME = /^src\/(contract|api|mocks|gateways\/im)\//

/** Names that the server and the app share. */
export const COMMON_NAMES = new Set(
  [
    'id name title type code list total state token address distance latitude longitude birthday age sex avatar',
    'identityCard phoneCode openId customerId serviceId specificationId couponId inspectionId riskReportId columnId',
    'services specificationName specificationPrice discount externalLink thumbnailUrl pageSize payStatus',
    'reportId riskLevel customerName status width shape hardness coordX coordY posImgVersion suggestion',
    'price section major experience doctorId doctorName file',
    'bottomMargin homogeneity mobility peakHeight peakShape ribArtefact',
    'replaceAccount refundDeadline cancelledToday',
    'payload from flow time isRevoked isPeerRead',
    'appId timeStamp nonceStr packageValue signType paySign',
    'ethnicity height weight childbirth smoking drink special biopsy abortion contraception brca',
    'breast family factor gail',
  ].flatMap((line) => line.split(' ')),
)

/** A134, A388: names kept as they are in existing addresses and cookies, and those that the chat platform uses too. */
const KEPT_ELSEWHERE: Record<string, readonly string[]> = {
  'src/domain/chat/fromPlatform.ts': ['ID'],
  'src/routes/paths.ts': ['orgId', 'hqiId'],
  'src/stores/checkIn/record.ts': ['orgId', 'hqiId'],
  'src/gateways/im/timSession.ts': ['userSig'],
}

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
    // Fields shared by several schemas are separate variables.
    VariableDeclarator: ({ init }) => (source.path.startsWith('src/contract/') ? take(init) : undefined),
  }).visit(parse(source).program)
  return names
}

const isNamed = (callee: ESTree.Node, name: string): boolean =>
  (callee.type === 'Identifier' && callee.name === name) ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === name)

export const strayWireNamesIn = (source: Source, wireNames: ReadonlySet<string>): string[] => {
  if (AT_HOME.test(source.path)) return []
  const kept = KEPT_ELSEWHERE[source.path] ?? []
  const found = new Set<string>()
  const look = (name: unknown, start: number) => {
    if (typeof name !== 'string' || !wireNames.has(name) || COMMON_NAMES.has(name) || kept.includes(name)) return
    found.add(finding(source, start, `${name} is a name of the server: use it in src/contract and src/api only`))
  }
  new Visitor({
    Identifier: ({ name, start }) => look(name, start),
    Literal: ({ value, start }) => look(value, start),
  }).visit(parse(source).program)
  return [...found]
}
