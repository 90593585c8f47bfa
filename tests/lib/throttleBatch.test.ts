import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttleBatch } from '@/lib/throttleBatch'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const taken = () => {
  const takes: number[][] = []
  return { takes, ...throttleBatch<number>(100, (items) => takes.push([...items])) }
}

test('the first item is passed on at once, and so is the next one after a pause', () => {
  const { takes, add } = taken()
  add([1])
  expect(takes).toEqual([[1]])
  vi.advanceTimersByTime(100)
  add([2])
  expect(takes).toEqual([[1], [2]])
})

test('items in quick succession are passed on together, in order, and no more often than the interval', () => {
  const { takes, add } = taken()
  for (let item = 0; item < 100; item += 1) {
    add([item])
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(100)
  expect(takes.flat()).toEqual(Array.from({ length: 100 }, (_, item) => item))
  expect(takes.length).toBeLessThanOrEqual(11)
})

test('flush passes waiting items on at once, and only once', () => {
  const { takes, add, flush } = taken()
  add([1])
  add([2])
  flush()
  expect(takes).toEqual([[1], [2]])
  vi.advanceTimersByTime(300)
  flush()
  expect(takes).toEqual([[1], [2]])
})
