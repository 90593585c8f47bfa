import { sizeOf, knownPlace } from './lesionPoint'
import type { Lesion } from './report'

type ComparedMark = { number: number; lesion: Lesion; change: Change['kind'] }

export const sidesOf = (change: Change): Record<'earlier' | 'later', Lesion | undefined> => {
  switch (change.kind) {
    case 'new':
      return { earlier: undefined, later: change.later }
    case 'gone':
      return { earlier: change.earlier, later: undefined }
    case 'unplaced':
      return change.within === 'earlier'
        ? { earlier: change.lesion, later: undefined }
        : { earlier: undefined, later: change.lesion }
    case 'larger':
    case 'smaller':
    case 'same':
    case 'unsized':
      return { earlier: change.earlier, later: change.later }
  }
}

export const marksOf = (changes: readonly Change[], visit: 'earlier' | 'later'): ComparedMark[] =>
  changes.flatMap((change, index) => {
    const lesion = sidesOf(change)[visit]
    return lesion === undefined ? [] : [{ number: index + 1, lesion, change: change.kind }]
  })

export type Change =
  | { kind: 'new'; later: Lesion }
  | { kind: 'gone'; earlier: Lesion }
  | { kind: 'larger' | 'smaller' | 'same' | 'unsized'; earlier: Lesion; later: Lesion }
  | { kind: 'unplaced'; within: 'earlier' | 'later'; lesion: Lesion }

/** A636: sizes that differ by less count as the same. Awaits a clinician's signature. */
const SAME_WITHIN_MM = 1
/** A636: hours on the clock that the same place may differ by. Awaits a clinician's signature. */
const HOURS_APART = 1
const HOURS = 12

/**
 * Compares the lesions of two reports by the rule of A636. Lesions match when breast and zone agree and the clock
 * differs by at most an hour; the centre has no clock. The nearest on the clock matches first, then the nearest in
 * size. The result does not depend on the order of the lists, and swapping the reports swaps new and gone, larger and
 * smaller.
 */
export const compareLesions = (earlier: readonly Lesion[], later: readonly Lesion[]): Change[] => {
  const pairs = nearestPairs(earlier, later)
  const found = {
    earlier: new Set(pairs.map(({ before }) => before)),
    later: new Set(pairs.map(({ after }) => after)),
  }
  return [
    ...pairs.map(({ before, after }): Change => ({ kind: sizeChange(before, after), earlier: before, later: after })),
    ...later.flatMap((lesion): Change[] =>
      found.later.has(lesion) || !isPlaced(lesion) ? [] : [{ kind: 'new', later: lesion }],
    ),
    ...earlier.flatMap((lesion): Change[] =>
      found.earlier.has(lesion) || !isPlaced(lesion) ? [] : [{ kind: 'gone', earlier: lesion }],
    ),
    ...unplaced('later', later),
    ...unplaced('earlier', earlier),
  ]
}

type Pair = { before: Lesion; after: Lesion; hours: number; sizes: number; key: string }

const nearestPairs = (earlier: readonly Lesion[], later: readonly Lesion[]): Pair[] => {
  const near = groupsOf(later)
  const pairs = earlier.flatMap((before) =>
    (near.get(zoneOf(before)) ?? []).flatMap((after) => pairOf(before, after) ?? []),
  )
  const [befores, afters] = [new Set<Lesion>(), new Set<Lesion>()]
  return pairs.sort(byNearness).filter(({ before, after }) => {
    if (befores.has(before) || afters.has(after)) return false
    befores.add(before)
    afters.add(after)
    return true
  })
}

const groupsOf = (lesions: readonly Lesion[]): Map<string | undefined, Lesion[]> => {
  const groups = new Map<string | undefined, Lesion[]>()
  for (const lesion of lesions.filter(isPlaced)) {
    const zone = zoneOf(lesion)
    groups.set(zone, [...(groups.get(zone) ?? []), lesion])
  }
  return groups
}

const pairOf = (before: Lesion, after: Lesion): Pair | undefined => {
  const hours = hoursApart(knownPlace(before.place)?.hour, knownPlace(after.place)?.hour)
  if (hours > HOURS_APART) return undefined
  const sizes = mmApart(sizeOf(before) ?? 0, sizeOf(after) ?? 0)
  return { before, after, hours, sizes, key: [JSON.stringify(before), JSON.stringify(after)].sort().join(' ') }
}

// The last tie-break uses the pair's two lesions, so that the order of reports does not matter.
const byNearness = (one: Pair, other: Pair): number =>
  one.hours - other.hours || one.sizes - other.sizes || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)

const sizeChange = (before: Lesion, after: Lesion): 'larger' | 'smaller' | 'same' | 'unsized' => {
  const [was, is] = [sizeOf(before), sizeOf(after)]
  if (was === undefined || is === undefined) return 'unsized'
  if (mmApart(was, is) < SAME_WITHIN_MM) return 'same'
  return is > was ? 'larger' : 'smaller'
}

/** Sizes have two decimals; doubles alone would say that 3.1 and 4.1 are less than 1 mm apart. */
const mmApart = (one: number, other: number): number => Math.round(Math.abs(one - other) * 100) / 100

const unplaced = (within: 'earlier' | 'later', lesions: readonly Lesion[]): Change[] =>
  lesions.flatMap((lesion) => (isPlaced(lesion) ? [] : [{ kind: 'unplaced', within, lesion }]))

const zoneOf = ({ place }: Lesion): string | undefined => {
  const known = knownPlace(place)
  return known && `${known.side} ${known.zone}`
}

const isPlaced = (lesion: Lesion): boolean => zoneOf(lesion) !== undefined

const hoursApart = (one = 0, other = 0): number => {
  const apart = Math.abs(one - other) % HOURS
  return Math.min(apart, HOURS - apart)
}
