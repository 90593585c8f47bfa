import { Visitor, type ESTree } from 'vite'
import { parse, type Source } from '../source'

/** Returns the endpoints passed first to one of these functions (`call(contract.listOrgan, …)`). */
export const endpointsGivenTo = (functions: string[], sources: Source[]): Set<string> => {
  const names = new Set<string>()
  for (const source of sources) {
    new Visitor({
      CallExpression: ({ callee, arguments: [first] }) => {
        const name = first === undefined ? undefined : lastName(first)
        if (callee.type === 'Identifier' && functions.includes(callee.name) && name !== undefined) names.add(name)
      },
    }).visit(parse(source).program)
  }
  return names
}

const KEY = 'idempotencyKey'

/** Returns the endpoints that `call` sends with an Idempotency-Key: in its options, or in a variable of the file. */
export const keyedEndpoints = (sources: Source[]): Set<string> => {
  const names = new Set<string>()
  for (const source of sources) {
    const { program } = parse(source)
    const variables = new Set<string>()
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init !== null && hasKey(init)) variables.add(id.name)
      },
    }).visit(program)
    new Visitor({
      CallExpression: ({ callee, arguments: [first, , options] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'call' || first === undefined || options === undefined)
          return
        const isKeyed = options.type === 'Identifier' ? variables.has(options.name) : hasKey(options)
        const name = lastName(first)
        if (isKeyed && name !== undefined) names.add(name)
      },
    }).visit(program)
  }
  return names
}

const hasKey = (node: ESTree.Node): boolean =>
  node.type === 'ObjectExpression' &&
  node.properties.some((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === KEY)

const lastName = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined
}
