import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from '@/ui/Carousel'

const scrolls = vi.fn()

const show = (items = ['one', 'two', 'three']) =>
  render(
    <Carousel
      label="活动"
      items={items}
      keyOf={(item) => item}
      renderItem={(item) => <a href={`/${item}`}>{item}</a>}
      intervalMs={3000}
      pauseText="暂停"
      playText="播放"
    />,
  )
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const current = () =>
  [...document.querySelectorAll('[aria-hidden="true"] > span')].findIndex((dot) => dot.hasAttribute('data-current'))
const strip = () => screen.getByRole('list', { name: '活动' })

beforeEach(() => {
  vi.useFakeTimers()
  scrolls.mockClear()
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrolls)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
})

afterEach(() => {
  vi.useRealTimers()
})

it('[HOME-03] the carousel advances every 3000 ms, and after the last to the first', () => {
  show()
  expect(current()).toBe(0)
  pass(2999)
  expect(current()).toBe(0)
  pass(1)
  expect(current()).toBe(1)
  expect(scrolls).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' })
  pass(3000)
  expect(current()).toBe(2)
  pass(3000)
  expect(current()).toBe(0)
  expect(scrolls).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
})

it('the button of the carousel stops it and starts it again', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '暂停' }))
  pass(9000)
  expect(current()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: '播放' }))
  pass(3000)
  expect(current()).toBe(1)
})

it('the carousel pauses under a finger, a mouse and the keyboard focus', () => {
  show()
  for (const [start, end] of [
    [() => fireEvent.touchStart(strip()), () => fireEvent.touchEnd(strip())],
    [
      () => fireEvent.pointerEnter(strip(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(strip(), { pointerType: 'mouse' }),
    ],
    [
      () => act(() => screen.getByRole('link', { name: 'one' }).focus()),
      () => act(() => screen.getByRole('link', { name: 'one' }).blur()),
    ],
  ] as const) {
    const before = current()
    start()
    pass(9000)
    expect(current()).toBe(before)
    end()
    pass(3000)
    expect(current()).toBe(before + 1 === 3 ? 0 : before + 1)
  }
})

it('a tap that leaves the focus behind does not stop it permanently', () => {
  show()
  const link = screen.getByRole('link', { name: 'one' })
  fireEvent.pointerDown(link)
  act(() => link.focus())
  pass(3000)
  expect(current()).toBe(1)
})

it('the carousel pauses while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  show()
  pass(9000)
  expect(current()).toBe(0)
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  pass(3000)
  expect(current()).toBe(1)
})

it('the carousel never moves by itself for a user who prefers reduced motion', () => {
  const still = Object.assign(window.matchMedia('(prefers-reduced-motion: reduce)'), { matches: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(still)
  show()
  pass(9000)
  expect(current()).toBe(0)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('the dots of the carousel follow a swipe, and the interval restarts from there', () => {
  show()
  pass(2000)
  strip().scrollLeft = 600
  fireEvent.scroll(strip())
  pass(120)
  expect(current()).toBe(2)
  pass(2999)
  expect(current()).toBe(2)
  pass(1)
  expect(current()).toBe(0)
})

it('a single picture has neither dots nor a button', () => {
  show(['one'])
  pass(9000)
  expect(current()).toBe(-1)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
