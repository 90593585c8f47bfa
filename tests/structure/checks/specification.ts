import { Visitor, type ESTree } from 'vite'
import { isTest } from '../../../tools/scripts/testTitles.mjs'
import { finding, parse, type Source } from '../source'
import { idsOf } from './ids'

/** An id of the specification and its group: the area of a row, 'decision' or 'promise'. */
type Entry = { id: string; area: string }

const BRACKETS = /\[[^[\]]*\]/g
/** Titles that take an id from a table, and titles that take any words. */
const TAKES_ID = /\[(%s|\$)/
const TAKES_WORDS = /%s|\$/

export const rowsOf = (table: string): Entry[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', area = '']) => ({ id, area }))

export const decisionsOf = (text: string): Entry[] =>
  [...text.matchAll(/^(?:## |\| )(A\d+)\b/gm)].map(([, id = '']) => ({ id, area: 'decision' }))

export const indexOf = (text: string): { file: string; ids: string[] }[] =>
  [...text.matchAll(/^\| \[\w+\]\((\w+\.md)\) \|.*\| ((?:A\d+ ?)+) \|$/gm)].map(([, file = '', some = '']) => ({
    file,
    ids: some.trim().split(' '),
  }))

/** The verb of a later decision, and its passive in the earlier one. */
const VERBS = { replaces: 'replaced by', corrects: 'corrected by', narrows: 'narrowed by', 'adds to': 'completed by' }

/** For example `A443 narrows A431`, and which of the two says so. */
type Relation = { relation: string; saidBy: 'earlier' | 'later' }

export const relationsOf = (text: string): Relation[] =>
  text.split(/^(?=## |\| A\d)/m).flatMap((part) => {
    const own = /^(?:## |\| )(A\d+)/.exec(part)?.[1]
    if (own === undefined) return []
    return Object.entries(VERBS).flatMap(([active, passive]) => [
      ...namedAfter(part, passive).map((id): Relation => ({ relation: `${id} ${active} ${own}`, saidBy: 'earlier' })),
      ...namedAfter(part, active).map((id): Relation => ({ relation: `${own} ${active} ${id}`, saidBy: 'later' })),
    ])
  })

const namedAfter = (part: string, verb: string): string[] =>
  [...part.matchAll(new RegExp(`(?<=[:;|] )${verb} ((?:A\\d+(?:, | and )?)+)`, 'g'))].flatMap(([, list = '']) =>
    idsOf(list),
  )

/** Returns the relations that only one of the two decisions names. */
export const oneSided = (relations: Relation[]): string[] => {
  const rowsSaidBy = (side: Relation['saidBy']) =>
    new Set(relations.filter(({ saidBy }) => saidBy === side).map(({ relation }) => relation))
  const [earlier, later] = [rowsSaidBy('earlier'), rowsSaidBy('later')]
  return [...new Set([...earlier, ...later])].filter((relation) => !(earlier.has(relation) && later.has(relation)))
}

export const promisesOf = (text: string): Entry[] =>
  [...text.matchAll(/^\| (R[A-Z]\d+)°? \|/gm)].map(([, id = '']) => ({ id, area: 'promise' }))

type Citation = { id: string; start: number }

/**
 * Returns the ids in square brackets of a file's titles. A title with a placeholder adds the bracketed strings of its
 * table. A title with an id placeholder (`[%s]`, `[$id]`) adds the strings that are ids.
 */
const namedAt = (source: Source): Citation[] => {
  const titles: string[] = []
  const named: Citation[] = []
  const tabled: Citation[] = []
  const cells: Citation[] = []
  const table = (text: string, start: number) => {
    if (text.startsWith('[')) tabled.push(...bracketed(text.slice(0, text.indexOf(']') + 1), start))
    if (idsOf(text)[0] === text) cells.push({ id: text, start })
  }
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (title === undefined || !isTest(callee)) return
      const text = textOf(title, source)
      titles.push(text)
      named.push(...bracketed(text, title.start))
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') table(value, start)
    },
    TemplateLiteral: (literal) => table(textOf(literal, source).slice(1, -1), literal.start),
  }).visit(parse(source).program)
  if (titles.some((title) => TAKES_WORDS.test(title))) named.push(...tabled)
  if (titles.some((title) => TAKES_ID.test(title))) named.push(...cells)
  return named
}

const bracketed = (text: string, start: number): Citation[] =>
  (text.match(BRACKETS) ?? []).flatMap(idsOf).map((id) => ({ id, start }))

const textOf = (title: ESTree.Node, { text }: Source): string => {
  if (title.type === 'Literal') return String(title.value)
  return title.type === 'TemplateLiteral' ? text.slice(title.start, title.end) : '$'
}

const commentedAt = (source: Source): Citation[] =>
  commentsOf(source).flatMap(({ value, start }) => idsOf(value).map((id) => ({ id, start })))

const isStyle = ({ path }: Source): boolean => path.endsWith('.css')

const commentsOf = (source: Source): { value: string; start: number }[] =>
  isStyle(source)
    ? [...source.text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: value, index }) => ({ value, start: index }))
    : parse(source).comments

export const namedIn = (source: Source): string[] => namedAt(source).map(({ id }) => id)

/** Returns the comments that cite a decision which a later one replaces. */
export const replacedIn = (source: Source, replaced: ReadonlyMap<string, string>): string[] =>
  commentedAt(source).flatMap(({ id, start }) => {
    const later = replaced.get(id)
    return later === undefined ? [] : [finding(source, start, `${id} is replaced by ${later}`)]
  })

/** The replaced decisions, each with the one that replaces it. */
export const replacedOf = (relations: readonly Relation[]): ReadonlyMap<string, string> =>
  new Map(
    relations.flatMap(({ relation }): [string, string][] => {
      const [later = '', verb, earlier = ''] = relation.split(' ')
      return verb === 'replaces' ? [[earlier, later]] : []
    }),
  )

/** Returns the cited ids that the specification does not contain. */
export const unknownIn = (source: Source, known: ReadonlySet<string>): string[] => {
  const cited = [...commentedAt(source), ...(isStyle(source) ? [] : namedAt(source))].filter(
    ({ id }) => !known.has(id),
  )
  return [...new Set(cited.map(({ id, start }) => finding(source, start, `${id} is not in docs/specification`)))]
}

/** Returns the ids that no title names, by area. */
export const unnamed = (entries: Entry[], named: ReadonlySet<string>): string[] =>
  [...new Set(entries.map(({ area }) => area))].flatMap((area) => {
    const missing = entries.filter((entry) => entry.area === area && !named.has(entry.id)).map(({ id }) => id)
    return missing.length > 0 ? [`${area}: ${missing.join(' ')}`] : []
  })
