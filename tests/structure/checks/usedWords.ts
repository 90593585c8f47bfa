import { join } from 'node:path'
import { API, type Checker, type Type } from 'typescript/unstable/sync'
import type { CallExpression, ElementAccessExpression, Expression, Node, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { ROOT } from '../source'

const DIGITS = /^\d+$/
/** The whole project is slower to open, and only src has texts. */
const PROJECT = join(ROOT, 'tests/structure/usedWords.tsconfig.json')

export type Used = { keys: Set<string>; members: Set<string> }

/**
 * Returns the keys that each group of files uses, as `area.key.key`. The type of the called function gives the areas,
 * the type of its first argument the keys. A call with `returnObjects` uses a group: `area.group.*`. `members` are all
 * members read, as written (`.words.cashier.pay`).
 */
export const usedWords = (...groups: string[][]): Used[] => {
  const api = new API({ cwd: ROOT })
  try {
    const project = api.updateSnapshot({ openProject: PROJECT }).getProject(PROJECT)
    if (project === undefined) throw new Error(`no project at ${PROJECT}`)
    const { program, checker } = project
    return groups.map((paths) => {
      const parts = paths.flatMap((path) => partsIn(program.getSourceFile(join(ROOT, path))))
      const values = new Set(parts.flatMap((part) => part.values))
      return {
        keys: new Set(parts.flatMap(({ calls }) => keysIn(calls, checker, values))),
        members: new Set(parts.flatMap(({ members, variable }) => [...members, ...membersAt(variable, checker)])),
      }
    })
  } finally {
    api.close()
  }
}

type Call = { node: CallExpression; said: Expression }

/** What one walk through a file finds. `values` are the texts that its code creates, as literals or names of fields. */
type Parts = { calls: Call[]; members: string[]; variable: ElementAccessExpression[]; values: string[] }

const partsIn = (file: SourceFile | undefined): Parts[] => {
  if (file === undefined) return []
  const parts: Parts = { calls: [], members: [], variable: [], values: [] }
  everyNode(file, (node) => {
    if (is.isCallExpression(node)) {
      const [said] = node.arguments
      if (said !== undefined && canBeText(said)) parts.calls.push({ node, said })
    } else if (is.isPropertyAccessExpression(node)) parts.members.push(`.${node.getText()}`)
    else if (is.isElementAccessExpression(node)) parts.variable.push(node)
    else if (is.isStringLiteral(node) && !is.isLiteralTypeNode(node.parent)) parts.values.push(node.text)
    const { name } = is.isPropertyAssignment(node) || is.isShorthandPropertyAssignment(node) ? node : {}
    if (name !== undefined && is.isIdentifier(name)) parts.values.push(name.text)
  })
  return [parts]
}

/** Most calls get something else, and asking the checker for their types takes long. */
const canBeText = (said: Expression): boolean =>
  is.isStringLiteral(said)
    ? KEY.test(said.text)
    : ![
        is.isArrowFunction,
        is.isFunctionExpression,
        is.isObjectLiteralExpression,
        is.isArrayLiteralExpression,
        is.isNumericLiteral,
        is.isNewExpression,
      ].some((isKind) => isKind(said))
const KEY = /^[\w.:]+$/

const keysIn = (calls: Call[], checker: Checker, values: Set<string>): string[] => {
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

const membersAt = (variable: ElementAccessExpression[], checker: Checker): string[] => {
  const types = checker.getTypeAtLocation(variable.map(({ argumentExpression }) => argumentExpression))
  return variable.flatMap(({ expression }, place) =>
    literalsOf(types[place]).map((member) => `.${expression.getText()}.${member}`),
  )
}

const literalsOf = (type: Type | undefined): string[] => {
  if (type === undefined) return []
  if (type.isUnionType()) return type.getTypes().flatMap(literalsOf)
  return type.isStringLiteralType() || type.isNumberLiteralType() ? [String(type.value)] : []
}

const everyNode = (node: Node, see: (node: Node) => void): void => {
  see(node)
  node.forEachChild((child) => everyNode(child, see))
}
