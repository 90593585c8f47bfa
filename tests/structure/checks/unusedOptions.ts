import { Visitor, type ESTree } from 'vite'
import { parse, type Source } from '../source'

type Uses = { attributes: Set<string>; arguments: number; asValue: boolean }

/**
 * Returns optional props and parameters that no user gives, as `path name option`. Functions passed as values and
 * components with a spread are ignored.
 */
export const unusedOptions = (files: Source[], users: Source[]): string[] => {
  const uses = new Map<string, Uses>()
  for (const user of users) takeUses(user, uses)
  return files.flatMap((file) => {
    const types = new Map<string, string[]>()
    const found: string[] = []
    new Visitor({
      TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void types.set(id.name, optionalIn(typeAnnotation, types)),
    }).visit(parse(file).program)
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return
        const use = uses.get(id.name)
        if (use?.asValue) return
        const dead = /^[A-Z]/.test(id.name)
          ? propsOf(init, types).filter(
              (prop) => use !== undefined && !use.attributes.has('...') && !use.attributes.has(prop),
            )
          : init.params.flatMap((parameter, place) =>
              use !== undefined && place >= use.arguments ? optionNames(parameter) : [],
            )
        found.push(...dead.map((option) => `${file.path} ${id.name} ${option}`))
      },
    }).visit(parse(file).program)
    return found
  })
}

const takeUses = (user: Source, uses: Map<string, Uses>): void => {
  const of = (name: string): Uses => {
    const use = uses.get(name) ?? { attributes: new Set(), arguments: 0, asValue: false }
    uses.set(name, use)
    return use
  }
  const called = new Set<number>()
  new Visitor({
    JSXElement: ({ openingElement: { name, attributes }, children }) => {
      if (name.type !== 'JSXIdentifier') return
      const use = of(name.name)
      for (const attribute of attributes) {
        if (attribute.type === 'JSXSpreadAttribute') use.attributes.add('...')
        else if (attribute.name.type === 'JSXIdentifier') use.attributes.add(attribute.name.name)
      }
      if (children.length > 0) use.attributes.add('children')
    },
    CallExpression: ({ callee, arguments: handed }) => {
      if (callee.type !== 'Identifier') return
      called.add(callee.start)
      const count = handed.some(({ type }) => type === 'SpreadElement') ? Infinity : handed.length
      of(callee.name).arguments = Math.max(of(callee.name).arguments, count)
    },
    VariableDeclarator: ({ id }) => void called.add(id.start),
    ImportSpecifier: ({ imported, local }) => void called.add(imported.start).add(local.start),
    Property: ({ key, shorthand }) => void (!shorthand && called.add(key.start)),
    MemberExpression: ({ property, computed }) => void (!computed && called.add(property.start)),
  }).visit(parse(user).program)
  new Visitor({
    Identifier: ({ name, start }) => void (!called.has(start) && (of(name).asValue = true)),
  }).visit(parse(user).program)
}

const propsOf = ({ params: [props] }: ESTree.ArrowFunctionExpression, types: Map<string, string[]>): string[] =>
  props !== undefined && 'typeAnnotation' in props ? optionalIn(props.typeAnnotation?.typeAnnotation, types) : []

const optionNames = (parameter: ESTree.ParamPattern): string[] => {
  if (parameter.type === 'AssignmentPattern') return parameter.left.type === 'Identifier' ? [parameter.left.name] : []
  return parameter.type === 'Identifier' && Boolean(parameter.optional) ? [parameter.name] : []
}

const optionalIn = (type: ESTree.TSType | undefined, types: Map<string, string[]>): string[] => {
  switch (type?.type) {
    case 'TSTypeLiteral':
      return type.members.flatMap((member) =>
        member.type === 'TSPropertySignature' && member.optional && member.key.type === 'Identifier'
          ? [member.key.name]
          : [],
      )
    case 'TSIntersectionType':
    case 'TSUnionType':
      return type.types.flatMap((part) => optionalIn(part, types))
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier' ? (types.get(type.typeName.name) ?? []) : []
    default:
      return []
  }
}
