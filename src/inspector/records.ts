import { isRecord } from '@/lib/isRecord'
import { nameOf } from './deviations'

/** Counts the records at each place of an answer: '' is the answer itself, and 'list[]' are its rows. */
export const recordsIn = (data: unknown): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, `${place}[]`)
    else if (isRecord(value)) {
      counts.set(place, (counts.get(place) ?? 0) + 1)
      for (const [name, inner] of Object.entries(value))
        visit(inner, place === '' ? nameOf(name) : `${place}.${nameOf(name)}`)
    }
  }
  visit(data, '')
  return counts
}

/** Returns the place of the record that has a field. */
export const placeOf = (field: string): string => field.slice(0, Math.max(0, field.lastIndexOf('.')))
