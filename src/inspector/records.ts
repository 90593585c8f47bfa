import { isRecord } from '@/lib/isRecord'
import { fieldIn } from './fieldPlaces'

/** Counts the records at each place of an answer: '' is the answer itself, and 'list[]' are its rows. */
export const recordsIn = (data: unknown): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, `${place}[]`)
    else if (isRecord(value)) {
      counts.set(place, (counts.get(place) ?? 0) + 1)
      for (const [name, inner] of Object.entries(value)) visit(inner, fieldIn(place, name))
    }
  }
  visit(data, '')
  return counts
}
