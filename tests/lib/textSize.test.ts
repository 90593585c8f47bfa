import { afterEach, expect, test, vi } from 'vitest'
import { wipeStored } from '../../src/lib/storage'
import { applyTextSize, chooseLargeText, isTextLarge } from '../../src/lib/textSize'

const size = () => document.documentElement.dataset.text

/** A page that begins anew: nothing is left of the one before but what the phone has kept. */
const begin = () => {
  delete document.documentElement.dataset.text
  applyTextSize()
}

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  chooseLargeText(false)
})

test('text is as large as the phone has it until somebody wants it larger', () => {
  begin()
  expect([size(), isTextLarge()]).toEqual([undefined, false])
})

test('a choice is followed at once and by the next page, until it is taken back', () => {
  chooseLargeText(true)
  expect(size()).toBe('large')
  begin()
  expect([size(), isTextLarge()]).toEqual(['large', true])
  chooseLargeText(false)
  expect(size()).toBeUndefined()
  begin()
  expect([size(), isTextLarge()]).toEqual([undefined, false])
})

test('it belongs to the phone, not to the person: sign-out leaves it', () => {
  chooseLargeText(true)
  wipeStored()
  begin()
  expect(size()).toBe('large')
})

test('[RA13] where nothing can be stored it holds while the page lives', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  chooseLargeText(true)
  begin()
  expect([size(), isTextLarge()]).toEqual(['large', true])
  chooseLargeText(false)
  begin()
  expect([size(), isTextLarge()]).toEqual([undefined, false])
})

test('what somebody else left under its name changes nothing', () => {
  window.localStorage.setItem('device:large-text', '{"x":')
  begin()
  expect(size()).toBeUndefined()
})
