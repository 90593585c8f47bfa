import { Visitor, type ESTree } from 'vite'
import { finding, parse, type Source } from '../source'

const LETTER = /\p{L}/u
const CHINESE = /[\p{Script=Han}\u3001-\u303f\uff00-\uffef]/u
const SPOKEN = /^(aria-(label|description|valuetext|roledescription|placeholder)|title|alt|placeholder|label)$/

/** Finds texts for users outside i18n: text in JSX, attributes that are read aloud, any Chinese text. */
export const sentencesIn = (source: Source): string[] => {
  const found = new Map<number, string>()
  const report = ({ start }: ESTree.Node, reason: string) =>
    found.set(start, finding(source, start, `${reason}: move it to src/i18n`))
  const reportTexts = (node: ESTree.Node | null, reason: string) => {
    for (const text of textsOf(node)) report(text, reason)
  }
  const reportChildren = ({ children }: { children: ESTree.JSXChild[] }) => {
    for (const child of children) reportTexts(child, 'text on the screen')
  }
  new Visitor({
    JSXElement: reportChildren,
    JSXFragment: reportChildren,
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && SPOKEN.test(name.name)) reportTexts(value, `the text of ${name.name}`)
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && CHINESE.test(node.value)) report(node, 'Chinese text')
    },
    TemplateElement: (node) => {
      if (CHINESE.test(node.value.raw)) report(node, 'Chinese text')
    },
  }).visit(parse(source).program)
  return [...found.values()]
}

const textsOf = (node: ESTree.Node | null): ESTree.Node[] => {
  switch (node?.type) {
    case 'JSXText':
      return LETTER.test(node.value) ? [node] : []
    case 'Literal':
      return typeof node.value === 'string' && LETTER.test(node.value) ? [node] : []
    case 'TemplateLiteral':
      return [...node.quasis.filter(({ value }) => LETTER.test(value.raw)), ...node.expressions.flatMap(textsOf)]
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : []
    default:
      return []
  }
}
