import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareLesions, type Change } from '@/domain/reports/comparison'
import { sizeOf } from '@/domain/reports/lesionPoint'
import type { Lesion } from '@/domain/reports/report'
import { lesion, lesionAt } from './lesion'

const at = (angle: number, mm?: number): Lesion => lesionAt(`${angle} ${mm}`, angle, mm)
const kinds = (earlier: Lesion[], later: Lesion[]) => compareLesions(earlier, later).map(({ kind }) => kind)

const anyCode = (max: number) => fc.oneof(fc.constant(undefined), fc.integer({ min: -1, max }))
const anyLesion = fc
  .record({
    id: fc.string(),
    position: anyCode(2),
    area: anyCode(6),
    angle: anyCode(13),
    mm: fc.oneof(fc.constant(undefined), fc.integer({ min: -1, max: 8 }), fc.double()),
  })
  .map(({ id, ...fields }) => lesion(id, fields))
const anyLesions = fc.array(anyLesion, { maxLength: 12 })

/** The change that the exchanged reports have. */
const exchanged = (change: Change): Change => {
  switch (change.kind) {
    case 'new':
      return { kind: 'gone', earlier: change.later }
    case 'gone':
      return { kind: 'new', later: change.earlier }
    case 'larger':
      return { kind: 'smaller', earlier: change.later, later: change.earlier }
    case 'smaller':
      return { kind: 'larger', earlier: change.later, later: change.earlier }
    case 'same':
    case 'unsized':
      return { kind: change.kind, earlier: change.later, later: change.earlier }
    case 'unplaced':
      return { ...change, within: change.within === 'earlier' ? 'later' : 'earlier' }
  }
}
const sorted = (changes: Change[]) =>
  changes
    .map((change) => {
      const {
        kind,
        earlier,
        later,
        lesion: alone,
        within,
      } = { earlier: null, later: null, lesion: null, within: null, ...change }
      return JSON.stringify([kind, earlier, later, alone, within])
    })
    .sort()

describe('comparing two reports', () => {
  test('each lesion of either report belongs to one change', () => {
    fc.assert(
      fc.property(anyLesions, anyLesions, (earlier, later) => {
        const changes = compareLesions(earlier, later)
        const of = (name: 'earlier' | 'later') =>
          changes.flatMap((change) => {
            if (change.kind === 'unplaced') return change.within === name ? [change.lesion] : []
            return name in change ? [change[name as keyof typeof change] as unknown as Lesion] : []
          })
        for (const [name, lesions] of [
          ['earlier', earlier],
          ['later', later],
        ] as const) {
          expect(of(name)).toHaveLength(lesions.length)
          expect(new Set(of(name))).toEqual(new Set(lesions))
        }
      }),
    )
  })

  test('swapping the reports reverses the changes', () => {
    fc.assert(
      fc.property(anyLesions, anyLesions, (earlier, later) => {
        expect(sorted(compareLesions(later, earlier))).toEqual(sorted(compareLesions(earlier, later).map(exchanged)))
      }),
    )
  })

  test('the order of the lesions makes no difference', () => {
    fc.assert(
      fc.property(anyLesions, anyLesions, (earlier, later) => {
        expect(sorted(compareLesions([...earlier].reverse(), [...later].reverse()))).toEqual(
          sorted(compareLesions(earlier, later)),
        )
      }),
    )
  })

  test('a report compared with itself has nothing new, gone or changed', () => {
    fc.assert(
      fc.property(anyLesions, (lesions) => {
        for (const { kind } of compareLesions(lesions, lesions))
          expect(['same', 'unsized', 'unplaced']).toContain(kind)
      }),
    )
  })
})

describe('matching lesions by place', () => {
  test.each([
    [2, 2, ['same']],
    [2, 3, ['same']],
    [12, 1, ['same']],
    [1, 12, ['same']],
    [2, 4, ['new', 'gone']],
    [11, 1, ['new', 'gone']],
  ])('[A636] lesions at %i and %i o’clock give %j', (before, after, changes) => {
    expect(kinds([at(before, 8)], [at(after, 8)])).toEqual(changes)
  })

  test('[A636] lesions in another breast or zone do not match', () => {
    const one = { position: 0, area: 1, angle: 2, mm: 8 }
    expect(kinds([lesion('a', one)], [lesion('b', { ...one, position: 1 })])).toEqual(['new', 'gone'])
    expect(kinds([lesion('a', one)], [lesion('b', { ...one, area: 2 })])).toEqual(['new', 'gone'])
  })

  test('[A636] lesions in the centre match without a clock position', () => {
    const centre = (angle: number | undefined) => lesion('c', { position: 0, area: 4, angle, mm: 5 })
    expect(kinds([centre(undefined)], [centre(6)])).toEqual(['same'])
  })

  test('[A636] the nearest on the clock matches, then the nearest in size', () => {
    const [three, two] = [at(3, 8), at(2, 20)]
    expect(compareLesions([at(2, 9)], [three, two])[0]).toMatchObject({ kind: 'larger', later: two })
    const [near, far] = [at(2, 11), at(2, 30)]
    expect(compareLesions([at(2, 9)], [far, near])[0]).toMatchObject({ kind: 'larger', later: near })
  })

  test('[A636] of two lesions near one of the other report only the nearest matches', () => {
    expect(kinds([at(2, 8), at(3, 8)], [at(2, 8)])).toEqual(['same', 'gone'])
    expect(kinds([at(2, 8)], [at(3, 8), at(2, 8)])).toEqual(['same', 'new'])
    expect(kinds([at(2, 8), at(3, 8)], [at(3, 8), at(2, 8)])).toEqual(['same', 'same'])
  })

  test('[A636] the nearest in size is counted from the size of either report', () => {
    const [small, large] = [at(2, 11), at(2, 30)]
    expect(compareLesions([at(2, 28)], [small, large])[0]).toMatchObject({ kind: 'larger', later: large })
    expect(compareLesions([small, large], [at(2, 28)])[0]).toMatchObject({ kind: 'smaller', earlier: large })
  })

  test('[A636] among equally near lesions the order of the lists does not decide', () => {
    const [before, one, other] = [at(2, 8), at(1, 8), at(3, 8)]
    const matched = (later: Lesion[]) => compareLesions([before], later).find(({ kind }) => kind === 'same')
    expect(matched([other, one])).toEqual(matched([one, other]))
    const matchedLater = (earlier: Lesion[]) => compareLesions(earlier, [before]).find(({ kind }) => kind === 'same')
    expect(matchedLater([other, one])).toEqual(matchedLater([one, other]))
  })

  test.each([
    { position: undefined, area: 1, angle: 2 },
    { position: 0, area: undefined, angle: 2 },
    { position: 0, area: 9, angle: 2 },
    { position: 0, area: 1, angle: undefined },
    { position: 0, area: 1, angle: 13 },
  ])('[A636] a lesion without a recorded place is not compared: %j', (fields) => {
    expect(kinds([lesion('a', fields)], [lesion('a', fields)])).toEqual(['unplaced', 'unplaced'])
  })
})

test.each([
  [8, 11, 'larger'],
  [8, 9, 'larger'],
  [8, 8.9, 'same'],
  // Doubles give a difference of 0.9900000000000002.
  [8, 8.99, 'same'],
  [8, 7.1, 'same'],
  [8, 7, 'smaller'],
  // Doubles give a difference of 0.9999999999999996.
  [3.1, 4.1, 'larger'],
  [9.4, 8.4, 'smaller'],
  [1.15, 0.15, 'smaller'],
  [3.1, 4.09, 'same'],
  [8, undefined, 'unsized'],
  [0, 8, 'unsized'],
  [Infinity, Infinity, 'unsized'],
])('[A636] a lesion of %d mm and then %d mm is %s', (before, after, kind) => {
  expect(kinds([at(2, before)], [at(2, after)])).toEqual([kind])
})

test('[A478] the size of a lesion is its longer recorded side to two decimals, and never 0', () => {
  expect(sizeOf({ ...at(2, 8), heightMm: 12 })).toBe(12)
  expect(sizeOf({ ...at(2), heightMm: 12 })).toBe(12)
  expect(sizeOf({ ...at(2, 0), heightMm: -1 })).toBeUndefined()
  expect(sizeOf(at(2, 8.126))).toBe(8.13)
})
