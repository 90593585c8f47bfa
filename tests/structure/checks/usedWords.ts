import { join } from 'node:path'
import { API, type Checker, type Type } from 'typescript/unstable/sync'
import type { CallExpression, ElementAccessExpression, Expression, Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { ROOT } from '../source'

const DIGITS = /^\d+$/

export type Used = { keys: Set<string>; members: Set<string> }

/**
 * Returns the keys that each group of files uses, as `area.key.key`. The type of the called function gives the areas,
 * the type of its first argument the keys. A call with `returnObjects` uses a group: `area.group.*`. `members` are all
 * members read, as written (`.words.cashier.pay`).
 */
export const usedWords = (...groups: string[][]): Used[] => {
  const api = new API({ cwd: ROOT })
  try {
    const config = join(ROOT, 'tsconfig.json')
    const project = api.updateSnapshot({ openProject: config }).getProject(config)
    if (project === undefined) throw new Error('no project at tsconfig.json')
    const { program, checker } = project
    return groups.map((paths) => {
      const files = paths.map((path) => program.getSourceFile(join(ROOT, path))).filter((file) => file !== undefined)
      const values = new Set(files.flatMap((file) => [...valuesIn(file)]))
      return {
        keys: new Set(files.flatMap((file) => keysIn(file, checker, values))),
        members: new Set(files.flatMap((file) => membersIn(file, checker))),
      }
    })
  } finally {
    api.close()
  }
}

const keysIn = (file: SourceFile, checker: Checker, values: Set<string>): string[] => {
  const calls: { node: CallExpression; said: Expression }[] = []
  everyNode(file, (node) => {
    const [said] = is.isCallExpression(node) ? node.arguments : []
    if (is.isCallExpression(node) && said !== undefined) calls.push({ node, said })
  })
  const called = checker.getTypeAtLocation(calls.map(({ node }) => node.expression))
  return calls.flatMap(({ node, said }, place) => {
    const areas = areasOf(called[place], checker)
    if (areas.length === 0) return []
    const end = node.arguments.some((argument) => argument.getText().includes('returnObjects: true')) ? '.*' : ''
    return textsOf(said, checker, values).flatMap((key) =>
      key.includes(':') ? [`${key.replace(':', '.')}${end}`] : areas.map((area) => `${area}.${key}${end}`),
    )
  })
}

const areasOf = (called: Type | undefined, checker: Checker): string[] => {
  if (called?.isTypeReference() !== true || called.getSymbol()?.name !== 'TFunction') return []
  const [areas] = checker.getTypeArguments(called)
  if (areas === undefined) return []
  return areas.isTypeReference() ? checker.getTypeArguments(areas).flatMap(literalsOf) : literalsOf(areas)
}

/** Returns the possible texts of an expression: of a template from its parts, else from its type. */
const textsOf = (said: Expression, checker: Checker, values: Set<string>): string[] => {
  if (is.isStringLiteral(said)) return [said.text]
  // The expression below `as` is more exact, unless a part of it can be any text.
  const below = is.isAsExpression(said) ? textsOf(said.expression, checker, values) : []
  if (below.length > 0) return below
  if (!is.isTemplateExpression(said)) return literalsOf(checker.getTypeAtLocation(said))
  let texts = [said.head.text]
  for (const { expression, literal } of said.templateSpans) {
    // Members of a union that no code creates do not count, because its type may come from the texts themselves.
    const parts = literalsOf(checker.getTypeAtLocation(expression)).filter(
      (part) => DIGITS.test(part) || values.has(part),
    )
    texts = texts.flatMap((text) => parts.map((part) => text + part + literal.text))
  }
  return texts
}

const membersIn = (file: SourceFile, checker: Checker): string[] => {
  const members: string[] = []
  const variable: ElementAccessExpression[] = []
  everyNode(file, (node) => {
    if (is.isPropertyAccessExpression(node)) members.push(`.${node.getText()}`)
    if (is.isElementAccessExpression(node)) variable.push(node)
  })
  const types = checker.getTypeAtLocation(variable.map(({ argumentExpression }) => argumentExpression))
  for (const [place, { expression }] of variable.entries())
    for (const member of literalsOf(types[place])) members.push(`.${expression.getText()}.${member}`)
  return members
}

const literalsOf = (type: Type | undefined): string[] => {
  if (type === undefined) return []
  if (type.isUnionType()) return type.getTypes().flatMap(literalsOf)
  return type.isStringLiteralType() || type.isNumberLiteralType() ? [String(type.value)] : []
}

const valuesIn = (file: SourceFile): Set<string> => {
  const values = new Set<string>()
  everyNode(file, (node) => {
    if (is.isStringLiteral(node) && !is.isLiteralTypeNode(node.parent)) values.add(node.text)
    const { name } = is.isPropertyAssignment(node) || is.isShorthandPropertyAssignment(node) ? node : {}
    if (name !== undefined && is.isIdentifier(name)) values.add(name.text)
  })
  return values
}

const everyNode = (node: Node, see: (node: Node) => void): void => {
  see(node)
  node.forEachChild((child) => everyNode(child, see))
}
