import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOT_WIDTH, freeSide, lesionMarkers, mapMarkers, type Placed } from '@/domain/reports/mapMarkers'
import { BREAST_CENTRES, BREAST_RADIUS, lesionPoint, type Point } from '@/domain/reports/lesionPoint'
import { lesion } from './lesion'

const right = (...places: [x: number, y: number][]): Placed[] =>
  places.map(([x, y], index) => ({ number: index + 1, side: 'right', at: { x, y } }))
const apart = (a: Point | undefined, b: Point | undefined): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : NaN)
const numbersOf = (placed: readonly Placed[]) => mapMarkers(placed).map(({ numbers }) => numbers)

describe('overlapping markers on the lesion map', () => {
  test('[PALP-19] [A231] markers with room stay in place', () => {
    const placed = right([100, 100], [100, 150], [150, 100])
    expect(mapMarkers(placed).map(({ at }) => at)).toEqual(placed.map(({ at }) => at))
    expect(mapMarkers([])).toEqual([])
  })

  test.each([2, 3, 4, 5])(
    '[PALP-19] %i markers at one place move side by side, none further than one marker’s width',
    (count) => {
      const placed = right(...Array.from({ length: count }, (): [number, number] => [120, 140]))
      const markers = mapMarkers(placed)
      expect(markers.map(({ numbers }) => numbers)).toEqual(placed.map(({ number }) => [number]))
      for (const a of markers) {
        expect(apart(a.at, { x: 120, y: 140 })).toBeLessThanOrEqual(DOT_WIDTH + 1e-6)
        for (const b of markers) if (a !== b) expect(apart(a.at, b.at)).toBeGreaterThan(DOT_WIDTH - 2)
      }
    },
  )

  test('[PALP-19] two overlapping markers move apart along the line between them', () => {
    const [a, b] = mapMarkers(right([100, 100], [110, 100]))
    expect([a?.at.y, b?.at.y]).toEqual([100, 100])
    expect((a?.at.x ?? NaN) + (b?.at.x ?? NaN)).toBeCloseTo(210)
    expect(apart(a?.at, b?.at)).toBeGreaterThan(DOT_WIDTH - 1)
  })

  test('[PALP-19] markers of one breast do not move those of the other', () => {
    const placed: Placed[] = [
      { number: 1, side: 'right', at: { x: 290, y: 150 } },
      { number: 2, side: 'left', at: { x: 310, y: 150 } },
    ]
    expect(mapMarkers(placed).map(({ at }) => at)).toEqual(placed.map(({ at }) => at))
  })
})

test('[PALP-19] [A231] a lesion without a place has no marker, and the others keep their numbers', () => {
  const centre = { area: 4, angle: undefined, mm: 8 }
  const lesions = [
    lesion('left', { ...centre, position: 0 }),
    lesion('no side', centre),
    lesion('no zone', { position: 1 }),
    lesion('right', { ...centre, position: 1 }),
  ].map((one, index) => ({ number: index + 1, lesion: one }))
  expect(lesionMarkers(lesions).map(({ numbers, side, at }) => ({ numbers, side, at }))).toEqual([
    { numbers: [1], side: 'left', at: BREAST_CENTRES.left },
    { numbers: [4], side: 'right', at: BREAST_CENTRES.right },
  ])
})

describe('very many markers on the lesion map', () => {
  test('[PALP-19] many in one breast are grouped, whatever the other one has', () => {
    const crowd = Array.from({ length: 60 }, (_, index): [number, number] => [
      60 + (index % 8) * 25,
      60 + Math.floor(index / 8) * 25,
    ])
    const mirrored = right(...crowd).map((one): Placed => ({
      ...one,
      side: 'left',
      at: { x: one.at.x + 300, y: one.at.y },
    }))
    for (const placed of [right(...crowd), mirrored]) {
      const markers = numbersOf(placed)
      expect(markers.length).toBeLessThanOrEqual(14)
      expect(markers.length).toBeGreaterThan(4)
    }
  })

  test('[PALP-19] more than five at one place become one marker with all their numbers', () => {
    expect(numbersOf(right(...Array.from({ length: 6 }, (): [number, number] => [120, 140]), [200, 200]))).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7],
    ])
  })

  test('[PALP-19] 20 spread over both breasts stay separate', () => {
    const placed = Array.from({ length: 20 }, (_, index) => place(index + 1, index % 2, index % 6, (index % 12) + 1))
    expect(numbersOf(placed.flat())).toEqual(placed.flat().map(({ number }) => [number]))
  })

  test('[PALP-19] a breast has at most 14 markers for any number of lesions, and no number is lost', () => {
    const everywhere = Array.from({ length: 200 }, (_, index) => ({
      number: index + 1,
      side: index % 2 === 0 ? ('left' as const) : ('right' as const),
      at: { x: 20 + ((index * 37) % 260) + (index % 2 === 0 ? 300 : 0), y: 20 + ((index * 53) % 260) },
    }))
    let reads = 0
    const counted = everywhere.map(({ at: { x, y }, ...rest }) => ({
      ...rest,
      at: {
        y,
        get x() {
          reads++
          return x
        },
      },
    }))
    const markers = mapMarkers(counted)
    expect(reads, 'how often a lesion is looked at').toBeLessThan(20_000)
    for (const side of ['left', 'right'])
      expect(markers.filter((one) => one.side === side).length).toBeLessThanOrEqual(14)
    expect(markers.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(
      everywhere.map(({ number }) => number),
    )
  })
})

const place = (number: number, position: number, area: number, angle: number): Placed[] => {
  const at = lesionPoint({ position, area, angle, coordX: undefined, coordY: undefined, posImgVersion: undefined })
  return at === undefined ? [] : [{ number, side: position === 0 ? 'left' : 'right', at }]
}

test('[PALP-19] [A231] a marker stays on its breast, near its place and in the order of the list', () => {
  const lesions = array(
    record({
      side: constantFrom('left' as const, 'right' as const),
      x: integer({ min: 0, max: 300 }),
      y: integer({ min: 0, max: 300 }),
    }),
    { maxLength: 60 },
  )
  assert(
    property(lesions, (found) => {
      const placed = found.map(({ side, x, y }, index) => ({
        number: index + 1,
        side,
        at: { x: side === 'left' ? x + 300 : x, y },
      }))
      const markers = mapMarkers(placed)
      expect(markers).toEqual(mapMarkers(placed))
      const firsts = markers.map(({ numbers: [first = 0] }) => first)
      expect(firsts).toEqual([...firsts].sort((a, b) => a - b))
      expect(markers.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(
        placed.map(({ number }) => number),
      )
      for (const { at, side, numbers } of markers) {
        const own = placed[(numbers[0] ?? 0) - 1]
        const edge = Math.max(BREAST_RADIUS, apart(own?.at, BREAST_CENTRES[side]))
        expect(own?.side).toBe(side)
        expect(apart(at, own?.at)).toBeLessThanOrEqual(DOT_WIDTH + 1e-6)
        expect(apart(at, BREAST_CENTRES[side])).toBeLessThanOrEqual(edge + 1e-6)
      }
    }),
    { numRuns: 200 },
  )
})

test('[PALP-19] the label of a marker is placed where no other marker is', () => {
  const besides = (...places: [number, number][]) => {
    const markers = mapMarkers(right(...places))
    return markers.map((marker) => freeSide(marker, markers))
  }
  const [alone] = besides([100, 100])
  expect([alone?.x, alone?.y]).toEqual([expect.closeTo(Math.SQRT1_2), expect.closeTo(-Math.SQRT1_2)])
  const [below] = besides([100, 150], [135, 115])
  expect(below?.x).toBeLessThan(0.1)
  const [between] = besides([100, 100], [100, 40], [160, 100], [100, 160])
  expect(between?.x).toBeLessThan(0)
})
