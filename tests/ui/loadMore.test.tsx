import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LOAD_DISTANCE, LoadMore } from '@/ui/LoadMore'
import { FakeIntersectionObserver, scrollIntoReach } from '../support/intersection'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const texts = { more: '加载更多', loading: '加载中', failed: '加载失败', retry: '重试', end: '没有更多了' }
const show = (more: 'idle' | 'loading' | 'failed' | 'end', onMore: () => void, reloading = false) => (
  <LoadMore more={more} reloading={reloading} onMore={onMore} texts={texts} />
)

afterEach(() => {
  vi.unstubAllGlobals()
  window.IntersectionObserver = FakeIntersectionObserver
})

it('[CONST-02] a list loads more 50 px before its end, once a page', () => {
  const more = vi.fn()
  const { rerender } = render(show('idle', more))
  expect(LOAD_DISTANCE).toBe(50)
  expect([...FakeIntersectionObserver.living].map((observer) => observer.rootMargin)).toEqual(['50px'])
  expect(more).not.toHaveBeenCalled()
  act(scrollIntoReach)
  expect(more).toHaveBeenCalledOnce()
  rerender(show('loading', more))
  act(scrollIntoReach)
  expect(more).toHaveBeenCalledOnce()
  rerender(show('idle', more))
  act(scrollIntoReach)
  expect(more).toHaveBeenCalledTimes(2)
})

it('the end of a list says that it is loading, that loading failed and that nothing follows', async () => {
  const more = vi.fn()
  const { rerender } = render(show('loading', more))
  const foot = screen.getByRole('status')
  expect(foot).toHaveTextContent('加载中')
  rerender(show('failed', more))
  expect(foot).toHaveTextContent('加载失败')
  act(scrollIntoReach)
  expect(more).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(more).toHaveBeenCalledOnce()
  rerender(show('end', more))
  expect(foot).toHaveTextContent('没有更多了')
  act(scrollIntoReach)
  expect(more).toHaveBeenCalledOnce()
})

it.each(['failed', 'idle'] as const)(
  '[A522] its button (%s) leaves the focus at the end of the list',
  async (more) => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    const { rerender } = render(show(more, vi.fn()))
    await user.click(screen.getByRole('button'))
    rerender(show('loading', vi.fn()))
    expect(screen.getByRole('status')).toHaveFocus()
  },
)

it('the end of a list has a button where the browser cannot observe intersections', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const more = vi.fn()
  render(show('idle', more))
  await user.click(screen.getByRole('button', { name: '加载更多' }))
  expect(more).toHaveBeenCalledOnce()
})

it('[A668] while the rows are replaced the end of a list says the same, and asks for more only afterwards', () => {
  const more = vi.fn()
  const { rerender } = render(show('idle', more))
  rerender(show('idle', more, true))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(scrollIntoReach)
  expect(more).not.toHaveBeenCalled()
  rerender(show('idle', more))
  act(scrollIntoReach)
  expect(more).toHaveBeenCalledOnce()
})
