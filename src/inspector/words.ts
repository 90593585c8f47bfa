import * as v from 'valibot'
import { code, noPage, unreadable, yesCode } from '@/contract/fields'
import { NAMES } from './fieldNames'
import { inWords, NULL } from './inWords'

/** The parts of a valibot schema that are read here. */
export type Part = v.GenericSchema & {
  wrapped?: Part
  fallback?: unknown
  entries?: Readonly<Record<string, Part>>
  options?: readonly (Part | string | number)[]
  literal?: string | number | boolean
  item?: Part
  pipe?: readonly unknown[]
}

type Step = Part & { kind: string; requirement?: unknown }

/** Returns what a schema reads in the words of docs/api, such as "a text, or null". A test keeps them equal. */
export const wordsOf = (schema: v.GenericSchema): string => inWords(valuesOf(schema))

const valuesOf = (part: Part): string[] => {
  const name = NAMES.get(part)
  if (name !== undefined) return [name]
  if (part.pipe !== undefined) return ofPipe(part.pipe as readonly [Part, ...Step[]])
  if (part.wrapped !== undefined)
    return [...valuesOf(part.wrapped), ...(['nullable', 'nullish'].includes(part.type) ? [NULL] : [])]
  switch (part.type) {
    case 'union':
    case 'variant':
      return schemasIn(part)
        .filter((option) => ![unreadable, noPage].includes(option as never))
        .flatMap(valuesOf)
    case 'intersect':
      return schemasIn(part).slice(0, 1).flatMap(valuesOf)
    case 'literal':
    case 'picklist':
      return [listed(codesIn(part))]
    default:
      return [KINDS[part.type] ?? 'anything']
  }
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  null: NULL,
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}

const ofPipe = ([root, ...steps]: readonly [Part, ...Step[]]): string[] => {
  const chosen = steps.find(({ type }) => type === 'picklist' || type === 'literal')
  if (chosen !== undefined) {
    const codes = codesIn(chosen).filter((one) => one !== chosen.fallback)
    const forms = codes.flatMap((one) => [String(one), Number(one)]).filter((form) => v.is(root, form))
    return [listed([...new Set(forms)])]
  }
  const pattern = steps.find(({ requirement }) => requirement instanceof RegExp)?.requirement
  if (root.type === 'string' && pattern instanceof RegExp) return [`a text like \`${pattern.source}\``]
  const least = steps.find(({ type }) => type === 'min_value')?.requirement
  const values = valuesOf(root)
  return least === undefined || values.length > 1 ? values : values.map((one) => `${one} from ${Number(least)}`)
}

/** Whether a schema reads codes, which tell nothing about a person. */
export const isCode = (part: Part): boolean => {
  const inside = [
    ...((part.pipe ?? []) as readonly Part[]),
    ...schemasIn(part),
    ...(part.wrapped ? [part.wrapped] : []),
  ]
  return CODES.includes(part) || ['literal', 'picklist'].includes(part.type) || inside.some(isCode)
}

const CODES: readonly unknown[] = [code, yesCode]

type Code = string | number | boolean

const codesIn = ({ literal, options = [] }: Part): Code[] =>
  literal === undefined ? options.filter((one) => typeof one !== 'object') : [literal]

const MOST_LISTED = 7

const listed = (codes: readonly Code[]): string => {
  const numbers = codes.filter((one) => typeof one === 'number')
  return numbers.length > MOST_LISTED
    ? `a whole number from ${Math.min(...numbers)} to ${Math.max(...numbers)}, also as a text`
    : codes.map((one) => JSON.stringify(one)).join(', ')
}

export const schemasIn = ({ options = [] }: Part): Part[] =>
  options.filter((option): option is Part => typeof option === 'object')
