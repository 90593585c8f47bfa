import { placeOf } from '@/inspector/fieldPlaces'
import type { Row } from '@/inspector/collect'

/**
 * Returns a note for each field that is absent, while one of nearly the same name is there. Lombok and Jackson make
 * `mage` of `mAge`, and some servers write `m_age`.
 */
export const misspelt = (rows: readonly Row[]): string[] => {
  const ignored = rows.filter(({ effect }) => effect === 'ignored')
  return rows
    .filter(({ isAbsence }) => isAbsence)
    .flatMap(({ call, field }) =>
      ignored
        .filter((other) => other.call === call && isAlike(other.field, field))
        .map((other) => `${call} sends ${other.field}. The app reads only ${field}, and takes that for empty.`),
    )
}

const isAlike = (one: string, other: string): boolean => placeOf(one) === placeOf(other) && bare(one) === bare(other)

const bare = (field: string): string => field.toLowerCase().replaceAll('_', '')
