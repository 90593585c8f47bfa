import { expect, test } from 'vitest'
import { marksOf, compareLesions } from '@/domain/reports/comparison'

import { lesionAt } from './lesion'

test('[PALP-19] each number belongs to one change on both maps, and sits where its visit records it', () => {
  const changes = compareLesions(
    [lesionAt('kept', 2, 8), lesionAt('gone', 6, 8), lesionAt('nowhere', undefined, 8)],
    [lesionAt('kept', 2, 12), lesionAt('new', 9, 8), lesionAt('unclear', undefined, 8)],
  )
  const factsOf = (visit: 'earlier' | 'later') =>
    marksOf(changes, visit).map(({ number, lesion: { id }, change }) => [number, id, change])
  expect(factsOf('earlier')).toEqual([
    [1, 'kept', 'larger'],
    [3, 'gone', 'gone'],
    [5, 'nowhere', 'unplaced'],
  ])
  expect(factsOf('later')).toEqual([
    [1, 'kept', 'larger'],
    [2, 'new', 'new'],
    [4, 'unclear', 'unplaced'],
  ])
})
