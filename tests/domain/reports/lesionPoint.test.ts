import { assert, constantFrom, integer, oneof, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lesionPoint, type Point } from '@/domain/reports/lesionPoint'
import type { LesionPlace } from '@/domain/reports/report'

const NOTHING: LesionPlace = {
  position: undefined,
  area: undefined,
  angle: undefined,
  coordX: undefined,
  coordY: undefined,
  posImgVersion: undefined,
}
const at = (codes: Partial<LesionPlace>): Point | undefined => lesionPoint({ ...NOTHING, ...codes })
const expectNear = (found: Point | undefined, x: number, y: number) => {
  expect(found?.x).toBeCloseTo(x, 6)
  expect(found?.y).toBeCloseTo(y, 6)
}
const LEFT = 0
const RIGHT = 1
const cm = (place: number, code: number) => ({ position: place, area: code })
const [A, B, C, D, AREOLA, E] = [0, 1, 2, 3, 4, 5]

describe('placing a lesion by clock and zone', () => {
  test.each([
    // 140×0.28 = 39.2 straight up; 140×0.46 = 64.4; 140×0.64 = 89.6; 140×0.82 = 114.8; 140×0.96 = 134.4
    [RIGHT, A, 12, 150, 110.8],
    [RIGHT, B, 3, 214.4, 150],
    [LEFT, C, 6, 450, 239.6],
    [LEFT, D, 9, 335.2, 150],
    [RIGHT, E, 9, 15.6, 150],
    // Half the way across at 1, 5, 7 and 11 o'clock, half the way up at 2, 4, 8 and 10. The rest is the root of 3/4.
    [LEFT, E, 1, 517.2, 33.606186],
    [LEFT, C, 2, 527.595876, 105.2],
    [RIGHT, C, 10, 72.404124, 105.2],
    [RIGHT, B, 11, 117.8, 94.227964],
    [RIGHT, D, 4, 249.419716, 207.4],
    [LEFT, A, 8, 416.051804, 169.6],
    [LEFT, D, 5, 507.4, 249.419716],
    [RIGHT, A, 7, 130.4, 183.948196],
  ] as const)(
    '[PALP-19] [PALP-20] [PALP-21] [A231] position %i, zone %i and %i o’clock give the right point',
    (position, area, angle, x, y) => {
      expectNear(at({ position, area, angle }), x, y)
    },
  )

  test('[PALP-14] [A24] every position but 0 is the right breast, and no position is unknown', () => {
    for (const position of [1, 2, 7, -1]) expectNear(at({ ...cm(position, A), angle: 12 }), 150, 110.8)
    expectNear(at({ ...cm(0, A), angle: 12 }), 450, 110.8)
    for (const position of [undefined, NaN]) expect(at({ position, area: A, angle: 12 })).toBeUndefined()
  })

  test('[PALP-16] [A25] the areola is the centre, whatever the clock says', () => {
    for (const angle of [undefined, 0, 3, 13]) {
      expect(at({ position: LEFT, area: AREOLA, angle })).toEqual({ x: 450, y: 150 })
      expect(at({ position: RIGHT, area: AREOLA, angle })).toEqual({ x: 150, y: 150 })
    }
  })

  test.each([
    [A, 0],
    [A, 13],
    [A, undefined],
    [A, 2.5],
    [6, 3],
    [-1, 3],
    [undefined, 3],
  ])('[A231] zone %s at %s o’clock gives no point', (area, angle) => {
    expect(at({ position: LEFT, area, angle })).toBeUndefined()
  })

  test('[A231] left at 2 and right at 10 both lie towards the nearer armpit: up, and away from the other breast', () => {
    const left = at({ position: LEFT, area: C, angle: 2 })
    const right = at({ position: RIGHT, area: C, angle: 10 })
    expect(left?.y).toBe(right?.y)
    expect((left?.x ?? NaN) - 450).toBeCloseTo(150 - (right?.x ?? NaN), 9)
    expect(left?.x).toBeGreaterThan(450)
    expect(left?.y).toBeLessThan(150)
  })
})

describe('placing a lesion by coordinates', () => {
  const codes = { position: RIGHT, coordX: 88, coordY: 96, posImgVersion: 100 }

  test('[PALP-19] [PALP-21] [A456] coordinates place a lesion only where clock or zone is missing', () => {
    for (const posImgVersion of [0, 100, 200]) {
      expect(at({ ...codes, posImgVersion })).toEqual({ x: 88, y: 96 })
      expect(at({ ...codes, posImgVersion, position: LEFT, area: A })).toEqual({ x: 388, y: 96 })
      expect(at({ ...codes, posImgVersion, position: LEFT, angle: 3 })).toEqual({ x: 388, y: 96 })
    }
  })

  test('[PALP-19] [A456] clock and zone take precedence, whatever the coordinates say', () => {
    for (const posImgVersion of [0, 100, 200]) {
      expectNear(at({ ...codes, posImgVersion, area: B, angle: 3 }), 214.4, 150)
      expect(at({ ...codes, posImgVersion, area: AREOLA })).toEqual({ x: 150, y: 150 })
    }
  })

  test.each([
    { posImgVersion: 300 },
    { posImgVersion: undefined },
    { coordX: 301 },
    { coordY: -1 },
    { coordX: undefined },
    { coordY: undefined },
    { coordX: NaN },
    { coordX: 0, coordY: 0 },
  ])('[A231] invalid coordinates give no point: %j', (changed) => {
    expect(at({ ...codes, ...changed })).toBeUndefined()
    expectNear(at({ ...codes, ...changed, area: A, angle: 12 }), 150, 110.8)
  })

  test('[A231] one coordinate may be 0, and both may be at the edge', () => {
    expect(at({ ...codes, coordX: 0 })).toEqual({ x: 0, y: 96 })
    expect(at({ ...codes, coordY: 0 })).toEqual({ x: 88, y: 0 })
    expect(at({ ...codes, coordX: 300, coordY: 300, position: LEFT })).toEqual({ x: 600, y: 300 })
  })

  test('[A231] coordinates without a breast give no point', () => {
    expect(at({ ...codes, position: undefined })).toBeUndefined()
  })
})

test('[PALP-19] [A231] for any record the point is missing or is in the half of its breast', () => {
  const code = option(oneof(integer({ min: -2, max: 14 }), integer({ min: -10, max: 400 })), { nil: undefined })
  const version = option(constantFrom(0, 100, 200, 300), { nil: undefined })
  const any = record({
    position: code,
    area: code,
    angle: code,
    coordX: code,
    coordY: code,
    posImgVersion: version,
  })
  assert(
    property(any, (codes) => {
      const point = lesionPoint(codes)
      if (point === undefined) return
      const from = codes.position === 0 ? 300 : 0
      expect(point.x).toBeGreaterThanOrEqual(from)
      expect(point.x).toBeLessThanOrEqual(from + 300)
      expect(point.y).toBeGreaterThanOrEqual(0)
      expect(point.y).toBeLessThanOrEqual(300)
    }),
  )
})

test('[PALP-20] [PALP-21] [A231] an hour turns the point by a twelfth, and an outer zone is further out', () => {
  const zones = [A, B, C, D, E]
  const polar = (position: number, area: number, angle: number) => {
    const point = at({ position, area, angle })
    const [x, y] = [(point?.x ?? NaN) - (position === LEFT ? 450 : 150), 150 - (point?.y ?? NaN)]
    return { radius: Math.hypot(x, y), turn: (Math.atan2(x, y) * 6) / Math.PI }
  }
  assert(
    property(
      constantFrom(LEFT, RIGHT),
      integer({ min: 0, max: 3 }),
      integer({ min: 1, max: 12 }),
      (side, zone, hour) => {
        const here = polar(side, zones[zone] ?? 0, hour)
        expect(Math.cos(((here.turn - hour) * Math.PI) / 6)).toBeCloseTo(1, 9)
        expect(polar(side, zones[zone + 1] ?? 0, hour).radius).toBeGreaterThan(here.radius + 15)
      },
    ),
  )
})
