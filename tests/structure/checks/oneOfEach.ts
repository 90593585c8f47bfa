import { Visitor, type ESTree } from 'vite'
import { LANGUAGES } from '@/lib/language'
import { finding, parse, type Source } from '../source'

/** Matches a language of the record or a tag of it: 'en', 'en-US'. */
const LANGUAGE_NAMES = new RegExp(`^(${Object.keys(LANGUAGES).join('|')})([-_][a-z]+)?$`, 'i')

type Place = { reason: string; home: string; isIt: (node: ESTree.Node) => boolean }

/** Things that exist once, and the one file that may use them directly. */
const PLACES: Place[] = [
  {
    reason: 'the clock',
    home: 'src/lib/time/clock.ts',
    isIt: (node) =>
      isMember(node, 'Date', 'now') ||
      isNamed(node, 'performance') ||
      (node.type === 'NewExpression' && isNamed(node.callee, 'Date') && node.arguments.length === 0) ||
      (node.type === 'CallExpression' && isNamed(node.callee, 'Date')),
  },
  {
    reason: 'the length of an hour or a day (HOUR_MS, DAY_MS)',
    home: 'src/lib/time/units.ts',
    isIt: (node) => node.type === 'Literal' && (node.value === 3_600_000 || node.value === 86_400_000),
  },
  {
    reason: 'randomness',
    home: 'src/lib/random.ts',
    isIt: (node) =>
      isMember(node, 'Math', 'random') ||
      (node.type === 'MemberExpression' && isNamed(node.object, 'crypto')) ||
      isMember(node, 'window', 'crypto'),
  },
  {
    reason: 'storage',
    home: 'src/lib/storage.ts',
    isIt: (node) => isNamed(node, 'localStorage') || isNamed(node, 'sessionStorage') || isNamed(node, 'indexedDB'),
  },
  { reason: 'cookies', home: 'src/lib/cookies.ts', isIt: (node) => isMember(node, 'document', 'cookie') },
  {
    reason: 'the names of languages (ask LANGUAGES, or write a Record<Language, ...>)',
    home: 'src/lib/language.ts',
    isIt: (node) => node.type === 'Literal' && typeof node.value === 'string' && LANGUAGE_NAMES.test(node.value),
  },
  {
    reason: 'kind === "refused" (others ask isRefused or isFinalRefusal)',
    home: 'src/api/errors.ts',
    isIt: (node) =>
      node.type === 'BinaryExpression' &&
      node.left.type === 'MemberExpression' &&
      isNamed(node.left.property, 'kind') &&
      node.right.type === 'Literal' &&
      node.right.value === 'refused',
  },
  {
    reason: 'the emergency number',
    home: 'src/routes/shared/Emergency.tsx',
    isIt: (node) => node.type === 'Literal' && typeof node.value === 'string' && /^(tel:)?120$/.test(node.value),
  },
  { reason: 'files by pattern', home: 'src/i18n/wordFiles.ts', isIt: isGlob },
  {
    reason: 'the build settings',
    home: 'src/app/env.ts',
    isIt: (node) =>
      (node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && !isGlob(node)) ||
      isNamed(node, 'process') ||
      isNamed(node, '__SETTINGS__'),
  },
]

export const strayUsesIn = (source: Source): string[] => {
  const found = new Set<string>()
  const look = (node: ESTree.Node) => {
    for (const { reason, home, isIt } of PLACES) {
      if (source.path !== home && isIt(node))
        found.add(finding(source, node.start, `${reason}: use it in ${home} only`))
    }
  }
  new Visitor({
    MemberExpression: look,
    NewExpression: look,
    CallExpression: look,
    Identifier: look,
    Literal: look,
    BinaryExpression: look,
  }).visit(parse(source).program)
  return [...found]
}

/** Finds stores that sign-out would not reset: made without createStore, or with state outside it. */
export const keptStateIn = (source: Source): string[] => {
  if (source.path === 'src/stores/createStore.ts') return []
  const found: string[] = []
  for (const statement of parse(source).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init, start } of declared.declarations) {
      const holds =
        declared.kind !== 'const' ||
        (init?.type === 'NewExpression' && ['Map', 'Set', 'WeakMap'].some((name) => isNamed(init.callee, name)))
      if (holds) found.push(finding(source, start, 'this state outlives sign-out: move it into a createStore store'))
      if (init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'create') {
        found.push(finding(source, start, 'use createStore, so that sign-out resets the store'))
      }
    }
  }
  return found
}

const isNamed = (node: ESTree.Node, name: string): boolean => node.type === 'Identifier' && node.name === name

const propertyOf = (node: ESTree.MemberExpression): string | undefined => {
  if (node.property.type === 'Identifier') return node.computed ? undefined : node.property.name
  return node.property.type === 'Literal' ? String(node.property.value) : undefined
}

const isMember = (node: ESTree.Node, name: string, property: string): boolean => {
  if (node.type !== 'MemberExpression' || propertyOf(node) !== property) return false
  return isNamed(node.object, name) || (node.object.type === 'MemberExpression' && propertyOf(node.object) === name)
}

function isGlob(node: ESTree.Node): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && propertyOf(node) === 'glob'
}

/** Finds store state in a plain object with foreign keys, where `constructor` always has a value. */
export const foreignKeysIn = (source: Source): string[] => {
  const found: string[] = []
  new Visitor({
    TSTypeReference: ({ start, typeName, typeArguments }) => {
      if (isNamed(typeName, 'Record') && typeArguments?.params[0]?.type === 'TSStringKeyword')
        found.push(finding(source, start, 'use ReadonlyMap for foreign keys'))
    },
    TSIndexSignature: ({ start }) => void found.push(finding(source, start, 'use ReadonlyMap for foreign keys')),
  }).visit(parse(source).program)
  return found
}
