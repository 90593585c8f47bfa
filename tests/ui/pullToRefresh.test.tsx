import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PullToRefresh } from '@/ui/PullToRefresh'

const texts = { pull: '下拉刷新', release: '松开刷新', refreshing: '正在刷新', done: '已刷新', failed: '刷新失败' }
const refresh = vi.fn<() => Promise<boolean>>()

const show = () =>
  render(
    <PullToRefresh onRefresh={refresh} texts={texts}>
      <p>名单</p>
    </PullToRefresh>,
  )

/** Pulls the list down by this many pixels. */
const pull = (to: number) => {
  const list = screen.getByText('名单')
  const touch = (clientY: number) => {
    const finger = { identifier: 1, target: list, clientX: 10, clientY }
    return { touches: [finger], targetTouches: [finger], changedTouches: [finger] }
  }
  fireEvent.touchStart(list, touch(0))
  for (const y of [20, to / 2, to]) fireEvent.touchMove(list, touch(y))
  return () => fireEvent.touchEnd(list, touch(to))
}

const gesture = () => waitFor(() => expect(document.querySelector('.adm-pull-to-refresh')).not.toBeNull())

beforeEach(() => {
  refresh.mockReset()
  // The library visits ancestors until `instanceof Window`, which is never true in jsdom, so its loop would not end.
  vi.stubGlobal('Window', { [Symbol.hasInstance]: (one: unknown) => one === window })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the list is shown at once, and stays when the gesture loads', async () => {
  show()
  const list = screen.getByText('名单')
  expect(list).toBeVisible()
  await gesture()
  expect(screen.getByText('名单')).toBe(list)
  expect(list).toBeVisible()
})

it.each([
  [true, '已刷新'],
  [false, '刷新失败'],
])('a long enough pull refreshes; success %s shows %s', async (renewed, said) => {
  refresh.mockResolvedValue(renewed)
  show()
  await gesture()
  const letGo = pull(300)
  await screen.findByText('松开刷新')
  expect(refresh).not.toHaveBeenCalled()
  await act(async () => letGo())
  expect(refresh).toHaveBeenCalledOnce()
  expect(await screen.findByText(said)).toBeInTheDocument()
})

it('a short pull does nothing', async () => {
  show()
  await gesture()
  const letGo = pull(30)
  await act(async () => letGo())
  expect(refresh).not.toHaveBeenCalled()
  expect(screen.getByText('下拉刷新')).toBeInTheDocument()
})

/** Returns a function that renders a list with a field; the gesture is not loaded at first. */
const openForm = async () => {
  vi.resetModules()
  const { PullToRefresh: Fresh } = await import('@/ui/PullToRefresh')
  const form = (
    <Fresh onRefresh={refresh} texts={texts}>
      <input aria-label="码" />
      <button type="button" aria-label="好" />
    </Fresh>
  )
  return () => render(form)
}
const gestureFetched = async () => {
  await import('@/ui/antdPullToRefresh')
  await act(async () => undefined)
}
const hasGesture = () => document.querySelector('.adm-pull-to-refresh') !== null

it.each([
  ['码', false],
  ['好', true],
])('the focus on %s stays when the gesture loads; gesture active: %s', async (place, comes) => {
  const open = await openForm()
  open()
  act(() => screen.getByLabelText(place).focus())
  await gestureFetched()
  expect(hasGesture()).toBe(comes)
  expect(screen.getByLabelText(place)).toHaveFocus()
})

it('a user who was typing when the gesture loaded has it the next time', async () => {
  const open = await openForm()
  const { unmount } = open()
  act(() => screen.getByLabelText('码').focus())
  await gestureFetched()
  unmount()
  open()
  expect(hasGesture()).toBe(true)
})

it('[RA15] a gesture that fails to load breaks nothing', async () => {
  const fetched = vi.fn()
  vi.resetModules()
  vi.doMock('@/ui/antdPullToRefresh', () => {
    fetched()
    throw new Error('lost')
  })
  const { PullToRefresh: Fresh } = await import('@/ui/PullToRefresh')
  render(
    <Fresh onRefresh={refresh} texts={texts}>
      <p>名单</p>
    </Fresh>,
  )
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  await act(async () => undefined)
  expect(screen.getByText('名单')).toBeVisible()
  expect(document.querySelector('.adm-pull-to-refresh')).toBeNull()
})
