import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PullToRefresh } from '../../src/ui/PullToRefresh'

const texts = { pull: '下拉刷新', release: '松开刷新', refreshing: '正在刷新', done: '已刷新', failed: '刷新失败' }
const refresh = vi.fn<() => Promise<boolean>>()

const show = () =>
  render(
    <PullToRefresh onRefresh={refresh} texts={texts}>
      <p>名单</p>
    </PullToRefresh>,
  )

/** A finger that goes down on the list and pulls it so many pixels. */
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
  // The library climbs until it meets the window, which jsdom's own class does not recognise: it would climb for ever.
  vi.stubGlobal('Window', { [Symbol.hasInstance]: (one: unknown) => one === window })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows the list at once, and keeps it when the gesture arrives', async () => {
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
])('a pull that is long enough refreshes; renewed %s says %s', async (renewed, said) => {
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

const showForm = () => {
  const list = (
    <PullToRefresh onRefresh={refresh} texts={texts}>
      <input aria-label="码" />
      <button type="button">好</button>
    </PullToRefresh>
  )
  return render(list)
}
const arrived = () => document.querySelector('.adm-pull-to-refresh') !== null

it.each([
  ['码', false],
  ['好', true],
])('the focus at %s stays where it is, though the gesture comes: %s', async (place, comes) => {
  showForm()
  const at = screen.queryByLabelText(place) ?? screen.getByText(place)
  act(() => at.focus())
  await import('../../src/ui/antdPullToRefresh')
  await act(async () => undefined)
  expect(arrived()).toBe(comes)
  expect(at).toHaveFocus()
})

it('whoever typed when it came has the gesture the next time', async () => {
  const { unmount } = showForm()
  act(() => screen.getByLabelText('码').focus())
  await import('../../src/ui/antdPullToRefresh')
  await act(async () => undefined)
  unmount()
  showForm()
  expect(arrived()).toBe(true)
})

it('[RA15] a gesture that cannot be fetched takes nothing with it', async () => {
  const fetched = vi.fn()
  vi.resetModules()
  vi.doMock('../../src/ui/antdPullToRefresh', () => {
    fetched()
    throw new Error('lost')
  })
  const { PullToRefresh: Fresh } = await import('../../src/ui/PullToRefresh')
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
