import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { wipeStorage } from '@/lib/storage'
import { allTextSizes, applyTextSize, chooseTextSize, isCalm, TEXT_SIZES, textSize } from '@/lib/textSize'

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

test.each(['large', 'x-large', 'xx-large'] as const)(
  '%s applies at once and on the next page, until it is reset',
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

test('the text size belongs to the phone, not to the person: a sign-out keeps it', () => {
  chooseTextSize('xx-large')
  wipeStorage()
  begin()
  expect(shown()).toBe('xx-large')
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

test('[A660] the largest size of 0.1.0 stays 160 %, under its name of today', () => {
  chooseTextSize('large')
  const [key = ''] = Object.keys(window.localStorage)
  window.localStorage.setItem(key, '"largest"')
  begin()
  expect([shown(), textSize()]).toEqual(['x-large', 'x-large'])
  expect(TEXT_SIZES[textSize()]).toBe(160)
})

test('the style sheet has each size that can be chosen', () => {
  const sheet = readFileSync('src/ui/base.css', 'utf8')
  const sizes = [...sheet.matchAll(/html\[data-text='([\w-]+)'\] \{\s*font-size: (\d+)%/g)]
  expect(Object.fromEntries([['normal', 100], ...sizes.map(([, name, percent]) => [name, Number(percent)])])).toEqual(
    TEXT_SIZES,
  )
  expect(allTextSizes()).toEqual(['normal', 'large', 'x-large', 'xx-large'])
})

test('from the second larger text size on, nothing moves by itself', () => {
  expect(allTextSizes().filter(isCalm)).toEqual(['x-large', 'xx-large'])
})
