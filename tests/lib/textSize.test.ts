import { afterEach, expect, test, vi } from 'vitest'
import { wipeStorage } from '@/lib/storage'
import { applyTextSize, chooseTextSize, textSize } from '@/lib/textSize'

const shown = () => document.documentElement.dataset.text

/** Simulates a reload: only stored data is left. */
const begin = () => {
  delete document.documentElement.dataset.text
  applyTextSize()
}

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  chooseTextSize('normal')
})

test('text has the phone’s size until the user chooses a larger one', () => {
  begin()
  expect([shown(), textSize()]).toEqual(['normal', 'normal'])
})

test.each(['large', 'largest'] as const)('%s applies at once and on the next page, until it is reset', (size) => {
  chooseTextSize(size)
  expect(shown()).toBe(size)
  begin()
  expect([shown(), textSize()]).toEqual([size, size])
  chooseTextSize('normal')
  expect(shown()).toBe('normal')
  begin()
  expect([shown(), textSize()]).toEqual(['normal', 'normal'])
  expect(window.localStorage).toHaveLength(0)
})

test('the text size belongs to the phone, not to the person: a sign-out keeps it', () => {
  chooseTextSize('largest')
  wipeStorage()
  begin()
  expect(shown()).toBe('largest')
})

test('[RA13] where nothing can be stored the text size lasts as long as the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  chooseTextSize('large')
  begin()
  expect([shown(), textSize()]).toEqual(['large', 'large'])
  chooseTextSize('normal')
  begin()
  expect([shown(), textSize()]).toEqual(['normal', 'normal'])
})

test.each(['{"x":', '"huge"', 'true'])('an invalid stored text size changes nothing: %s', (left) => {
  chooseTextSize('large')
  const [key = ''] = Object.keys(window.localStorage)
  expect(key).toMatch(/^device:/)
  window.localStorage.setItem(key, left)
  begin()
  expect(shown()).toBe('normal')
})
