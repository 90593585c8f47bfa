import { inWords } from '@/inspector/inWords'

export type Row = { field: string; values: readonly string[]; needed: string }

export const GIVEN = 'where it is given'

/** Kinds of one record share their fields. Where only some kinds need a field, its row names these kinds. */
export const merged = (kinds: readonly (readonly Row[])[]): Row[] => {
  const byField = new Map<string, Row[]>()
  for (const row of kinds.flat()) byField.set(row.field, [...(byField.get(row.field) ?? []), row])
  return [...byField].map(([field, rows]) => {
    const [{ needed } = { needed: 'no' }] = rows
    if (rows.every((row) => row.needed === needed)) return { field, values: rows.flatMap(valuesOf), needed }
    const needing = rows.filter(isNeeded)
    return { field, values: (needing.length > 0 ? needing : rows).flatMap(valuesOf), needed: kindsWith(field, kinds) }
  })
}

const valuesOf = ({ values }: Row): readonly string[] => values
const isNeeded = ({ needed }: Row): boolean => needed === 'yes' || needed === GIVEN
const partOf = (rows: readonly Row[], field: string): Row | undefined => rows.find((row) => row.field === field)
const nameIn = (field: string): string => `\`${field.slice(field.lastIndexOf('.') + 1)}\``

/** Returns which kinds of a record need the field: those with another value, or those without another field. */
const kindsWith = (field: string, kinds: readonly (readonly Row[])[]): string => {
  const needs = (name: string) => (rows: readonly Row[]) => rows.some((row) => row.field === name && isNeeded(row))
  const needing = kinds.filter(needs(field))
  const others = kinds.filter((rows) => !needing.includes(rows) && partOf(rows, field) !== undefined)
  for (const name of new Set(kinds.flat().map((row) => row.field))) {
    const [here, there] = [needing, others].map((some) => some.flatMap((rows) => partOf(rows, name)?.values ?? []))
    if (here === undefined || there === undefined || here.some((value) => there.includes(value))) continue
    if (isChoice(here)) return `where ${nameIn(name)} is ${choiceIn(here)}`
    if (isChoice(there)) return `unless ${nameIn(name)} is ${choiceIn(there)}`
  }
  const instead = others[0]?.find((row) => isNeeded(row) && !needing.some(needs(row.field)))
  return instead === undefined ? 'by its kind' : `this or ${nameIn(instead.field)}`
}

const isChoice = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => /^(?:"|\d|true$|false$|null$)/.test(value))

/** A number that may also be a text is named once. */
const choiceIn = (values: readonly string[]): string => inWords(values).replace(/"(\d+)", \1\b/g, '$1')
