import { afterEach, expect, test, vi } from 'vitest'
import { wipeStorage } from '@/lib/storage'
import { applyTextSize, chooseTextSize, textSize } from '@/lib/textSize'

const shown = () => document.documentElement.dataset.text

/** A page that begins anew: nothing is left of the one before but what the phone has kept. */
const begin = () => {
  delete document.documentElement.dataset.text
  applyTextSize()
}

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  chooseTextSize('normal')
})

test('text is as large as the phone has it until somebody wants it larger', () => {
  begin()
  expect([shown(), textSize()]).toEqual(['normal', 'normal'])
})

test.each(['large', 'largest'] as const)(
  '%s is followed at once and by the next page, until it is taken back',
  (size) => {
    chooseTextSize(size)
    expect(shown()).toBe(size)
    begin()
    expect([shown(), textSize()]).toEqual([size, size])
    chooseTextSize('normal')
    expect(shown()).toBe('normal')
    begin()
    expect([shown(), textSize()]).toEqual(['normal', 'normal'])
    expect(window.localStorage).toHaveLength(0)
  },
)

test('it belongs to the phone, not to the person: sign-out leaves it', () => {
  chooseTextSize('largest')
  wipeStorage()
  begin()
  expect(shown()).toBe('largest')
})

test('[RA13] where nothing can be stored it holds while the page lives', () => {
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

test.each(['{"x":', '"huge"', 'true'])('what somebody else left under its name changes nothing: %s', (left) => {
  chooseTextSize('large')
  const [key = ''] = Object.keys(window.localStorage)
  expect(key).toMatch(/^device:/)
  window.localStorage.setItem(key, left)
  begin()
  expect(shown()).toBe('normal')
})
