import { basename } from 'node:path'
import { Visitor } from 'vite'
import { finding, isScript, parse, type Source } from '../source'

const TOKENS = 'src/ui/tokens.css'
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?)\(/gi

/** Finds in a style sheet fixed colours, text sizes that do not scale, texts, and live regions hidden while empty. */
export const looseStylesIn = ({ path, text }: Source): string[] => {
  const source = { path, text: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')) }
  const all = (pattern: RegExp, reason: string) =>
    [...source.text.matchAll(pattern)].map(({ index }) => finding(source, index, reason))
  return [
    ...(path === TOKENS ? [] : all(COLOUR, `use a colour token of ${TOKENS}`)),
    ...all(/\bfont(-size)?\s*:[^;}]*\d(px|pt)\b/g, 'use rem, so that the text size setting applies'),
    ...all(/text-size-adjust[^;}]*!important/g, 'let the user override text-size-adjust'),
    ...all(/:empty\s*\{[^}]*display\s*:\s*none/g, 'an empty live region must exist for its text to be read out'),
    ...all(/\bcontent\s*:\s*(["'])[^"']*\p{L}[^"']*\1/gu, 'words belong to src/i18n'),
  ]
}

export const looseColoursIn = (source: Source): string[] => {
  const found: string[] = []
  // Colours in the demo clinic's answers are data.
  if (source.path.startsWith('src/mocks/')) return found
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string' && /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\(.*\))$/i.test(node.value))
        found.push(finding(source, node.start, `use a colour token of ${TOKENS}`))
    },
  }).visit(parse(source).program)
  return found
}

const PICTURE = 'src/ui/Picture.tsx'

/** Finds pictures outside the one component that reserves their space. */
export const boxlessPicturesIn = (source: Source): string[] => {
  const found: string[] = []
  new Visitor({
    JSXOpeningElement: ({ start, name }) => {
      if (source.path !== PICTURE && name.type === 'JSXIdentifier' && name.name === 'img')
        found.push(finding(source, start, `use ${PICTURE}, which reserves the space`))
    },
  }).visit(parse(source).program)
  return found
}

/** Finds lists that VoiceOver takes for none: those without a role whose class in these sheets gives no markers. */
export const silentListsIn = (source: Source, sheets: Source[]): string[] => {
  const found: string[] = []
  const marked = sheets
    .filter(({ path }) => source.text.includes(`/${basename(path)}'`))
    .flatMap(({ text }) => [...text.matchAll(/\.(\w+) \{[^}]*list-style: (?!none)/g)].map(([, name = '']) => name))
  new Visitor({
    JSXOpeningElement: ({ start, end, name }) => {
      if (name.type !== 'JSXIdentifier' || !['ul', 'ol'].includes(name.name)) return
      const tag = source.text.slice(start, end)
      if (!tag.includes('role="list"') && !marked.some((name) => tag.includes(`.${name}}`)))
        found.push(finding(source, start, 'give the list role="list": VoiceOver ignores a list without markers'))
    },
  }).visit(parse(source).program)
  return found
}

const OWN_LAYOUT: [pattern: RegExp, reason: string][] = [
  [/box-shadow|--shadow-/g, 'the depth of a card is that of src/ui/Card'],
  [/background(-color)?\s*:[^;}]*--color-surface/g, 'a surface is a Card, a Section or a list of src/ui'],
  [/position\s*:\s*sticky|var\(--bar\)/g, 'a bar that stays in sight is BottomBar or TopBar of src/ui'],
]

/** Finds screen styles that rebuild a component of src/ui. */
export const ownLayoutIn = (sheet: Source): string[] =>
  OWN_LAYOUT.flatMap(([pattern, reason]) =>
    [...sheet.text.matchAll(pattern)].map(({ index }) => finding(sheet, index, reason)),
  )

export const borrowedLooksIn = (source: Source): string[] => {
  const found: string[] = []
  new Visitor({
    ImportDeclaration: ({ start, source: from, specifiers }) => {
      // An import without names only loads the sheet.
      if (specifiers.length > 0 && from.value.endsWith('.module.css') && !from.value.startsWith('./'))
        found.push(finding(source, start, 'use the style sheets of this folder only: shared looks belong to src/ui'))
      for (const { local } of specifiers)
        if (local.name === 'ForwardIcon')
          found.push(finding(source, start, 'use LinkRow or LinkBlock for a link to another screen'))
    },
  }).visit(parse(source).program)
  return found
}

export const classesAmiss = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap((sheet) => {
      const naming = sources.filter(({ path, text }) => path === sheet.path || text.includes(basename(sheet.path)))
      const uses = naming.flatMap((source) =>
        isScript(source.path) ? classesUsed(source, sheet.path) : classesComposed(source, sheet.path),
      )
      const defined = new Set([...ownRules(sheet.text).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
      return [
        ...[...defined]
          .filter((name) => !uses.includes(name) && !uses.includes(ANY))
          .map((name) => `${sheet.path} .${name} is used nowhere`),
        ...uses.filter((name) => name !== ANY && !defined.has(name)).map((name) => `${sheet.path} has no .${name}`),
      ]
    })

const ANY = '*'

const ownRules = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)|\d\.\d+/g, '')

/** Returns the classes of a sheet that a file uses, or ANY when it uses them by a variable. */
const classesUsed = (source: Source, sheet: string): string[] => {
  const used: string[] = []
  const names = new Set<string>()
  const { program } = parse(source)
  new Visitor({
    ImportDeclaration: ({ source: from, specifiers }) => {
      if (resolvePath(source.path, from.value) === sheet) for (const { local } of specifiers) names.add(local.name)
    },
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier' || !names.has(object.name)) return
      if (!computed && property.type === 'Identifier') used.push(property.name)
      else used.push(property.type === 'Literal' ? String(property.value) : ANY)
    },
  }).visit(program)
  return used
}

const classesComposed = ({ path, text }: Source, sheet: string): string[] =>
  [...text.matchAll(/composes:\s*([\w-]+)(?:\s+from\s+'([^']+)')?;/g)].flatMap(([, name = '', from]) =>
    (from === undefined ? path : resolvePath(path, from)) === sheet ? [name] : [],
  )

const resolvePath = (from: string, request: string): string =>
  request.startsWith('@/')
    ? `src/${request.slice(2)}`
    : request.startsWith('.')
      ? new URL(request, `file:///${from}`).pathname.slice(1)
      : request
