import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesToDraw, ratioOf, widthWithin, zoomedIn, zoomedOut } from '@/domain/pdf/pages'
import { onSheets, type Block } from '@/domain/pdf/sheets'

const size = fc.record({
  width: fc.double({ min: 1, max: 20_000, noNaN: true }),
  height: fc.double({ min: 1, max: 20_000, noNaN: true }),
})

test('a page is drawn within the canvas limit of an old iPhone and never wider than requested', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: 20_000 }), (page, wished) => {
      const width = widthWithin(page, wished)
      const height = (width * page.height) / page.width
      expect(width).toBeLessThanOrEqual(wished)
      expect(Math.max(width, height)).toBeLessThanOrEqual(4096 + 1)
      expect(width * height * 6).toBeLessThanOrEqual(2 * 16_777_216)
    }),
  )
  expect(widthWithin({ width: 595, height: 842 }, 1125)).toBe(1125)
})

test('[PDF-01] at most six pages are drawn, visible ones first, then their neighbours', () => {
  expect(pagesToDraw([], 3)).toEqual([1, 2, 3])
  expect(pagesToDraw([7, 8], 200)).toEqual([7, 8, 9, 6, 10])
  expect(pagesToDraw([200], 200)).toEqual([200, 199])
  expect(pagesToDraw([1, 2, 3, 4, 5, 6, 7, 8], 200)).toHaveLength(6)
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 200 })), (seen) => {
      const drawn = pagesToDraw(seen, 200)
      expect(drawn.length).toBeLessThanOrEqual(6)
      expect(new Set(drawn).size).toBe(drawn.length)
    }),
  )
})

test('a page keeps its proportions, and those of an unreadable one are those of a square', () => {
  expect(ratioOf({ width: 595, height: 842 })).toBeCloseTo(0.70665, 4)
  expect(ratioOf({ width: 1000, height: 500 })).toBe(2)
  expect([ratioOf({ width: 10, height: 2 }), ratioOf({ width: 2, height: 10 })]).toEqual([5, 0.2])
  expect(ratioOf({ width: 0, height: 0 })).toBe(1)
})

test('a page of extreme proportions gets a bounded aspect ratio', () => {
  for (const [width, height] of [
    [595, 842],
    [1, 1_000_000],
    [1_000_000, 1],
    [0, 0],
    [5, 0],
    [NaN, 1],
  ] as const) {
    const ratio = ratioOf({ width, height })
    expect(ratio).toBeGreaterThanOrEqual(0.2)
    expect(ratio).toBeLessThanOrEqual(5)
  }
})

test('the zoom changes in steps and within bounds', () => {
  expect([zoomedIn(1), zoomedIn(2), zoomedIn(3), zoomedOut(3), zoomedOut(1.2)]).toEqual([1.5, 3, 4, 2, 1])
  let zoom = 1
  for (let taps = 0; taps < 20; taps++) zoom = zoomedIn(zoom)
  expect(zoom).toBe(4)
  for (let taps = 0; taps < 20; taps++) zoom = zoomedOut(zoom)
  expect(zoom).toBe(1)
})

const SHEET = 1000
const GAP = 16
const MAY_STAY_EMPTY = SHEET / 3
const within = (height: number) => fc.uniqueArray(fc.integer({ min: 1, max: height }))
const block = fc
  .integer({ min: 1, max: 3500 })
  .chain((height) => fc.record({ height: fc.constant(height), parts: within(height), lines: within(height) }))
const heightOf = (sheet: ReturnType<typeof onSheets>[number]) =>
  sheet.reduce((sum, { from, to }) => sum + to - from, 0) + (sheet.length - 1) * GAP

test('[PDF-04] blocks fill the sheets without loss, repetition, empty sheets, overflow or avoidable cuts', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1 }), (blocks) => {
      const sheets = onSheets(blocks, SHEET, GAP)
      const parts = sheets.flat()
      for (const sheet of sheets) {
        expect(heightOf(sheet)).toBeLessThanOrEqual(SHEET)
        expect(sheet).not.toEqual([])
      }
      for (const [index, { height, parts: between, lines }] of blocks.entries()) {
        const own = parts.filter((part) => part.block === index)
        expect(own[0]?.from).toBe(0)
        expect(own[own.length - 1]?.to).toBe(height)
        for (const [place, { from, to }] of own.entries()) {
          if (place > 0) expect(from).toBe(own[place - 1]?.to)
          // A cut is at an allowed place, or at the sheet's edge when there is none.
          if (to < height) expect(between.includes(to) || lines.includes(to) || to - from === SHEET).toBe(true)
        }
        // A block that fits on a sheet is cut only when much of the previous sheet would stay empty.
        const begun = sheets.find((sheet) => sheet.some((part) => part.block === index)) ?? []
        const [first] = own
        if (height <= SHEET && first !== undefined && first.to < height)
          expect(SHEET - heightOf(begun) + first.to).toBeGreaterThan(MAY_STAY_EMPTY)
      }
      const order = parts.map((part) => part.block)
      expect(order).toEqual([...order].sort((a, b) => a - b))
    }),
  )
})

test('[A475] every sheet but the last is more than half full when no line or drawing is higher than that', () => {
  const lined = fc.integer({ min: 1, max: 3500 }).map((height): Block => {
    const lines = Array.from({ length: Math.ceil(height / 330) }, (_, line) => Math.min(height, 330 * (line + 1)))
    return { height, parts: [], lines }
  })
  fc.assert(
    fc.property(fc.array(lined, { minLength: 1 }), (blocks) => {
      for (const sheet of onSheets(blocks, SHEET, GAP).slice(0, -1)) expect(heightOf(sheet)).toBeGreaterThan(SHEET / 2)
    }),
  )
})

test('[PDF-04] twenty lesions take as few sheets as their order allows', () => {
  const lesions = Array.from({ length: 20 }, (): Block => ({ height: 300, parts: [], lines: [] }))
  expect(onSheets(lesions, SHEET, GAP).map((sheet) => sheet.length)).toEqual([3, 3, 3, 3, 3, 3, 2])
})

test('[A475] a part is cut only when a cut between two parts would leave much of the sheet empty', () => {
  const block: Block = { height: 1800, parts: [300, 800, 1500], lines: [100, 300, 600, 800, 950, 1500, 1700] }
  expect(onSheets([block], SHEET, GAP)).toEqual([
    [{ block: 0, from: 0, to: 800 }],
    [{ block: 0, from: 800, to: 1800 }],
  ])
  expect(onSheets([{ ...block, parts: [300] }], SHEET, GAP)[0]).toEqual([{ block: 0, from: 0, to: 950 }])
})
