import { Visitor, type ESTree } from 'vite'
import { finding, parse, type Source } from '../source'

/** Methods that Chrome 100, iOS 15.0 or plain http lacks, by name: no method of ours has the same name. */
const METHODS = new Set(
  (
    'at findLast findLastIndex toSorted toReversed toSpliced groupBy fromAsync hasOwn withResolvers randomUUID structuredClone ' +
    'requestIdleCallback canParse isWellFormed toWellFormed showModal showPopover togglePopover checkVisibility startViewTransition'
  ).split(' '),
)
const GLOBALS = new Set(['structuredClone', 'requestIdleCallback', 'BroadcastChannel', 'OffscreenCanvas'])
const ATTRIBUTES = new Set(['inert', 'popover', 'popovertarget'])

export const tooNewInScript = (source: Source): string[] => {
  const found: string[] = []
  const report = ({ start }: ESTree.Node, what: string) =>
    found.push(finding(source, start, `${what} is missing in Chrome 100, iOS 15.0 or on plain http`))
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && GLOBALS.has(callee.name)) report(callee, callee.name)
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        METHODS.has(callee.property.name)
      ) {
        report(callee.property, callee.property.name)
      }
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && GLOBALS.has(callee.name)) report(callee, callee.name)
    },
    Literal: (node) => {
      if ('regex' in node && /\(\?<[=!]/.test(node.regex.pattern)) report(node, 'look-behind')
      if ('regex' in node && node.regex.flags.includes('v')) report(node, 'the flag v')
      if (typeof node.value === 'string' && /\(\?<[=!]/.test(node.value)) report(node, 'look-behind')
    },
    JSXOpeningElement: ({ name }) => {
      if (name.type === 'JSXIdentifier' && name.name === 'dialog') report(name, '<dialog>')
    },
    JSXAttribute: ({ name }) => {
      if (name.type === 'JSXIdentifier' && ATTRIBUTES.has(name.name)) report(name, name.name)
    },
  }).visit(parse(source).program)
  return found
}

const STYLES: [string, RegExp][] = [
  ['container query', /@container\b|\bcontainer(-type|-name)?\s*:/],
  ['@layer', /@layer\b/],
  ['@property', /@property\b/],
  ['colour function', /\b(color-mix|oklch|oklab|lch|lab|light-dark)\(/],
  [':has()', /:has\(/],
  ['nesting', /(^|[{};])\s*&/],
  ['range in a media query', /@media[^{]*[<>]/],
  ['single transform property', /[{;]\s*(translate|rotate|scale)\s*:/],
  ['subgrid', /\bsubgrid\b/],
  ['animation timeline', /\banimation-timeline\s*:/],
]
const VIEWPORT = /([\w-]+)\s*:[^;{}]*\b\d*\.?\d+(dvh|svh|lvh|dvw|svw|lvw)\b/g

export const tooNewInStyle = ({ path, text }: Source): string[] => {
  // Comments keep their length, so that line numbers stay right.
  const source = { path, text: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')) }
  const missing = STYLES.flatMap(([what, pattern]) =>
    [...source.text.matchAll(new RegExp(pattern, 'gm'))].map(({ index }) =>
      finding(source, index, `${what} is missing in Chrome 100 or iOS 15.0`),
    ),
  )
  const bare = [...source.text.matchAll(VIEWPORT)]
    .filter(({ 1: property = '', index }) => !hasFallback(source.text, property, index))
    .map(({ 1: property = '', index }) =>
      finding(source, index, `${property} needs a line in vh or % before this one`),
    )
  return [...missing, ...bare]
}

/** Whether the same rule sets the property in an older unit first. */
const hasFallback = (text: string, property: string, index: number): boolean => {
  const before = text.slice(Math.max(text.lastIndexOf('{', index), text.lastIndexOf('}', index)) + 1, index)
  return before
    .split(';')
    .some(
      (line) =>
        line.trim().startsWith(`${property}:`) && /\d(vh|vw|%|rem|px)/.test(line) && !/\d[dsl]v[hw]/.test(line),
    )
}
