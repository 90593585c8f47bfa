import { act, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stateDrawings } from '@/ui/illustrations/states'
import { ContentUnavailable } from '@/ui/ContentUnavailable'

const drawn = (container: HTMLElement) => container.querySelector('svg')?.innerHTML
const room = (container: HTMLElement) => container.querySelector('svg')?.getAttribute('viewBox')

afterEach(() => {
  vi.doUnmock('@/ui/illustrations/states')
  vi.resetModules()
})

test('an empty state loads its own drawing, in a reserved box', async () => {
  const { container } = render(<ContentUnavailable kind="empty" drawing="noRelatives" title="a" />)
  expect(room(container)).toBe('0 0 160 120')
  const NoRelatives = stateDrawings.noRelatives
  const expected = drawn(render(<NoRelatives />).container)
  await waitFor(() => expect(drawn(container)).toBe(expected))
  expect(room(container)).toBe('0 0 160 120')
})

test('every state has its own drawing, hidden from screen readers', () => {
  const all = Object.values(stateDrawings).map((Drawing) => render(<Drawing />).container)
  expect(new Set(all.map(drawn)).size).toBe(all.length)
  for (const one of all) expect(one.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('drawings that fail to load remove no text', async () => {
  vi.doMock('@/ui/illustrations/states', () => {
    throw new Error('offline')
  })
  vi.resetModules()
  const { ContentUnavailable: Fresh } = await import('@/ui/ContentUnavailable')
  const { container } = render(<Fresh kind="empty" title="nothing here" />)
  await act(async () => {
    await expect(import('@/ui/illustrations/states')).rejects.toThrow()
    await new Promise((done) => void setTimeout(done, 50))
  })
  expect(container).toHaveTextContent('nothing here')
  expect(drawn(container)).toBe('')
})

test('a lost network has its drawing at once, and not that of a server failure', () => {
  const offline = drawn(render(<ContentUnavailable kind="offline" title="a" />).container)
  const failed = drawn(render(<ContentUnavailable kind="failed" title="a" />).container)
  expect(offline).not.toBe('')
  expect(failed).not.toBe('')
  expect(offline).not.toBe(failed)
})
