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

const lastName = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined
}
