import type { Change } from './comparison'
import type { Lesion } from './report'

/** A place on the map of one of two visits: its number is that of the change, so that both maps speak of the same. */
export type ComparedMark = { number: number; lesion: Lesion; change: Change['kind'] }

/** What a change has of each visit; undefined where that visit does not record it. */
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

/** What the map of one visit shows of the changes, numbered as in their list. */
export const marksOf = (changes: readonly Change[], visit: 'earlier' | 'later'): ComparedMark[] =>
  changes.flatMap((change, index) => {
    const lesion = sidesOf(change)[visit]
    return lesion === undefined ? [] : [{ number: index + 1, lesion, change: change.kind }]
  })
