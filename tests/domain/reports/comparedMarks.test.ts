import { expect, test } from 'vitest'
import { marksOf } from '../../../src/domain/reports/comparedMarks'
import { compareLesions } from '../../../src/domain/reports/comparison'
import type { Lesion } from '../../../src/domain/reports/report'

const lesion = (id: string, angle: number | undefined, mm: number): Lesion => ({
  id,
  place: { position: 0, area: 1, angle, coordX: undefined, coordY: undefined, posImgVersion: undefined },
  widthMm: mm,
  heightMm: undefined,
  hardness: undefined,
  shape: undefined,
  description: undefined,
  diagnosis: undefined,
  pictures: [],
  colour: undefined,
  descriptors: [],
})

test('[PALP-19] a number is that of the change on both maps, and stands where its visit records it', () => {
  const changes = compareLesions(
    [lesion('kept', 2, 8), lesion('gone', 6, 8), lesion('nowhere', undefined, 8)],
    [lesion('kept', 2, 12), lesion('new', 9, 8)],
  )
  const told = (visit: 'earlier' | 'later') =>
    marksOf(changes, visit).map(({ number, lesion: { id }, change }) => [number, id, change])
  expect(told('earlier')).toEqual([
    [1, 'kept', 'larger'],
    [3, 'gone', 'gone'],
    [4, 'nowhere', 'unplaced'],
  ])
  expect(told('later')).toEqual([
    [1, 'kept', 'larger'],
    [2, 'new', 'new'],
  ])
})
