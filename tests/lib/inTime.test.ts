import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime, TooLate } from '@/lib/inTime'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[RG5] [A451] a hanging part is given up after twenty seconds', async () => {
  const expectation = expect(inTime(new Promise(() => undefined))).rejects.toBeInstanceOf(TooLate)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await expectation
})

test('[A451] an answer or a failure is passed on at once, and no timer is left', async () => {
  await expect(inTime(Promise.resolve(7))).resolves.toBe(7)
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})
