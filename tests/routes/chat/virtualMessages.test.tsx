import { act, cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useVirtualMessages } from '@/routes/chat/lazy/useVirtualMessages'
import { fakeLayout, type FakeLayout } from './fakeLayout'

type Row = { key: string }

let layout: FakeLayout
beforeEach(() => {
  layout = fakeLayout()
})

const List = ({ rows }: { rows: readonly Row[] }) => {
  const last = rows[rows.length - 1]
  const ends = last === undefined ? [] : [{ key: last.key, isOwn: false }]
  const { scroller, list, part, onScroll, hasNewer } = useVirtualMessages(rows, ends)
  return (
    <>
      <div ref={scroller} role="region" onScroll={onScroll}>
        <ol ref={list} style={{ paddingTop: part.above, paddingBottom: part.below }}>
          {rows.slice(part.first, part.last).map(({ key }) => (
            <li key={key} data-key={key} />
          ))}
        </ol>
      </div>
      {hasNewer && <p>newer</p>}
    </>
  )
}

const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ key: `${first + index}` }))

/** Row heights in pixels, the same for the same key. */
const HEIGHTS = [44, 60, 230, 84, 130, 48, 400, 70]

type Step =
  /** The reader scrolls to a share of the whole or by pixels; the scroll event may be late. */
  | { kind: 'jump'; share: number }
  | { kind: 'scroll'; by: number }
  | { kind: 'heard' }
  /** Messages arrive above and below. */
  | { kind: 'before'; count: number }
  | { kind: 'after'; count: number }
  | { kind: 'drawnAnew' }
  | { kind: 'head'; height: number }
  | { kind: 'keyboard'; height: number }
  /** A rendered row changes its size, reported or not. */
  | { kind: 'grows'; row: number; by: number }

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('jump' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ kind: fc.constant('scroll' as const), by: fc.integer({ min: -1200, max: 1200 }) }),
    fc.constant({ kind: 'heard' as const }),
    fc.record({ kind: fc.constant('before' as const), count: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('after' as const), count: fc.integer({ min: 1, max: 3 }) }),
    fc.constant({ kind: 'drawnAnew' as const }),
    fc.record({ kind: fc.constant('head' as const), height: fc.constantFrom(24, 50, 70) }),
    fc.record({ kind: fc.constant('keyboard' as const), height: fc.constantFrom(300, 600) }),
    fc.record({ kind: fc.constant('grows' as const), row: fc.nat(), by: fc.constantFrom(-20, 120) }),
  ),
  { maxLength: 25 },
) satisfies fc.Arbitrary<Step[]>

/** Found by a random walk: rows above are rendered while the box is at its start. */
const CUT_AT_THE_TOP: Step[] = [
  { kind: 'scroll', by: -537 },
  { kind: 'before', count: 10 },
  { kind: 'jump', share: 0 },
  { kind: 'after', count: 1 },
  { kind: 'jump', share: 0 },
  { kind: 'after', count: 1 },
]

test('[RE5] [RE9] the text being read keeps its place and is rendered, however late scroll events arrive', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), steps, (count, schedule) => {
      const grown = new Map<string, number>()
      layout.view = 600
      layout.head = 50
      layout.rowHeight = (key) => (HEIGHTS[Number(key) % HEIGHTS.length] ?? 0) + (grown.get(key) ?? 0)
      let rows = Array.from({ length: count }, (_, index) => ({ key: String(100_000 + index) }))
      const { container, rerender } = render(<List rows={rows} />)
      const box = container.querySelector('[role="region"]')
      if (box === null) throw new Error('The list is not rendered')
      const drawn = () => [...box.querySelectorAll<HTMLElement>('li')]
      const firstSeen = () => {
        const row = drawn().find((one) => one.getBoundingClientRect().bottom > 0)
        const top = row?.getBoundingClientRect().top ?? layout.view
        return row === undefined || top >= layout.view ? undefined : { key: row.dataset['key'] ?? '', top }
      }
      const isAtEnd = () => box.scrollHeight - box.scrollTop - layout.view < 60
      const draw = () => act(() => rerender(<List rows={rows} />))
      const take = (step: Step) => {
        switch (step.kind) {
          case 'jump':
            return void (box.scrollTop = step.share * box.scrollHeight)
          case 'scroll':
            return void (box.scrollTop += step.by)
          case 'heard':
            return void fireEvent.scroll(box)
          case 'before': {
            const first = Number(rows[0]?.key)
            rows = [
              ...Array.from({ length: step.count }, (_, i) => ({ key: String(first - step.count + i) })),
              ...rows,
            ]
            return draw()
          }
          case 'after': {
            const next = Number(rows[rows.length - 1]?.key) + 1
            rows = [...rows, ...Array.from({ length: step.count }, (_, index) => ({ key: String(next + index) }))]
            return draw()
          }
          case 'drawnAnew':
            return draw()
          case 'head':
            layout.head = step.height
            return draw()
          case 'keyboard':
            layout.view = step.height
            return act(layout.resized)
          case 'grows': {
            const row = drawn()[step.row % drawn().length]?.dataset['key'] ?? ''
            grown.set(row, (grown.get(row) ?? 0) + step.by)
            return act(layout.resized)
          }
        }
      }
      const log: string[] = []
      for (const step of schedule) {
        const wasAtEnd = isAtEnd()
        // At the very top nothing can compensate for a header that shrinks.
        const isHeadCut =
          step.kind === 'head' && step.height < layout.head && box.scrollTop < layout.head - step.height
        const before = firstSeen()
        layout.wasCut = false
        take(step)
        log.push(JSON.stringify({ step, before, top: box.scrollTop, after: firstSeen() }))
        if (step.kind === 'jump' || step.kind === 'scroll') continue
        expect(firstSeen(), log.join('\n')).toBeDefined()
        // A keyboard may cover it now.
        if (before === undefined || before.top >= layout.view || wasAtEnd) continue
        const held = drawn().find((row) => row.dataset['key'] === before.key)
        // Rows rendered at the top may be smaller than estimated, and the box cannot scroll beyond its start.
        const isCut =
          isHeadCut || layout.wasCut || box.scrollTop === 0 || box.scrollTop >= box.scrollHeight - layout.view
        if (!isCut) expect(held?.getBoundingClientRect().top, log.join('\n')).toBeCloseTo(before.top, 0)
      }
      cleanup()
    }),
    { numRuns: 100, examples: [[40, CUT_AT_THE_TOP]] },
  )
})

test('[A470] a keyboard that opens in steps, each reported as scrolling first, leaves the newest message in sight', () => {
  Object.assign(layout, { view: 600, head: 50, rowHeight: () => 100 })
  const { getByRole } = render(<List rows={Array.from({ length: 40 }, (_, key) => ({ key: `${key}` }))} />)
  const box = getByRole('region')
  const below = () => box.scrollHeight - box.scrollTop - layout.view
  expect(below()).toBe(0)
  for (const view of [520, 430, 350, 300]) {
    layout.view = view
    fireEvent.scroll(box)
    act(layout.resized)
    expect(below()).toBe(0)
  }
  for (const view of [400, 600]) {
    layout.view = view
    fireEvent.scroll(box)
    act(layout.resized)
    expect(below()).toBe(0)
  }
})

test('[A470] a keyboard that also hides a line above, so that the view is as high as before, leaves the newest message in sight', () => {
  Object.assign(layout, { view: 600, head: 50, rowHeight: () => 100 })
  const { getByRole } = render(<List rows={Array.from({ length: 40 }, (_, key) => ({ key: `${key}` }))} />)
  const box = getByRole('region')
  const before = box.scrollTop
  layout.view = 690
  // The browser scrolls a list that became too short for its position.
  expect(box.scrollTop).toBe(before - 90)
  layout.view = 600
  vi.stubGlobal('innerHeight', window.innerHeight - 90)
  onTestFinished(() => void vi.unstubAllGlobals())
  fireEvent.scroll(box)
  act(layout.resized)
  expect(box.scrollHeight - box.scrollTop - layout.view).toBe(0)
})

test('[A470] a keyboard that opens while the user reads back does not jump to the newest message', () => {
  Object.assign(layout, { view: 600, head: 50, rowHeight: () => 100 })
  const { getByRole } = render(<List rows={Array.from({ length: 40 }, (_, key) => ({ key: `${key}` }))} />)
  const box = getByRole('region')
  box.scrollTop -= 500
  fireEvent.scroll(box)
  const top = box.scrollTop
  layout.view = 300
  fireEvent.scroll(box)
  act(layout.resized)
  expect(box.scrollTop).toBe(top)
})

test('[RE9] fast scrolling renders few rows, and more around the place where it stops', () => {
  Object.assign(layout, { view: 600, head: 50, rowHeight: () => 100 })
  const { container, getByRole } = render(
    <List rows={Array.from({ length: 10_000 }, (_, key) => ({ key: `${key}` }))} />,
  )
  const box = getByRole('region')
  const drawn = () => container.querySelectorAll('li').length
  box.scrollTop = 500_000
  fireEvent.scroll(box)
  // The position is estimated from the usual row height.
  expect(box.querySelector('[data-key="5952"]')).not.toBeNull()
  expect(drawn()).toBeLessThan(16)
  box.scrollTop -= 100
  fireEvent.scroll(box)
  expect(drawn()).toBeGreaterThan(24)
  expect(drawn()).toBeLessThan(40)
})

describe('the button to new messages', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(layout, { view: 600, head: 50, rowHeight: () => 100 })
  })
  afterEach(() => void vi.useRealTimers())

  test('is not shown while all messages fit, though earlier ones move them down', () => {
    const { rerender, queryByText } = render(<List rows={rowsFrom(10, 1)} />)
    rerender(<List rows={rowsFrom(10, 2)} />)
    rerender(<List rows={rowsFrom(8, 4)} />)
    act(() => void vi.advanceTimersByTime(300))
    expect(queryByText('newer')).toBeNull()
    rerender(<List rows={rowsFrom(8, 5)} />)
    act(() => void vi.advanceTimersByTime(300))
    expect(queryByText('newer')).toBeNull()
  })

  test('disappears when all messages fit again', () => {
    const { rerender, getByRole, queryByText } = render(<List rows={rowsFrom(10, 12)} />)
    const box = getByRole('region')
    box.scrollTop = 0
    fireEvent.scroll(box)
    rerender(<List rows={rowsFrom(10, 13)} />)
    expect(queryByText('newer')).not.toBeNull()
    layout.view = 1500
    act(layout.resized)
    expect(queryByText('newer')).toBeNull()
  })
})
