import { afterEach, expect, test, vi } from 'vitest'
import { swapInApp } from '@/app/swapInApp'

afterEach(() => document.body.replaceChildren())

/** A page that reports these scroll positions in turn. */
const pageAt = (...tops: number[]) => {
  document.body.innerHTML = '<div id="boot"></div><div id="root"></div>'
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => tops.shift() ?? 0)
  return { scrollTo, scrollY }
}

test('a page at its top is not scrolled when the app takes over, since that would force a whole layout', async () => {
  const { scrollTo, scrollY } = pageAt(0)
  swapInApp()
  await Promise.resolve()
  expect(document.getElementById('boot')).toBeNull()
  expect(scrollY).toHaveBeenCalledOnce()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the app restores the scroll position, unless the page is at another one already', async () => {
  const lost = pageAt(150, 0)
  swapInApp()
  await Promise.resolve()
  expect(lost.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 150)
  lost.scrollTo.mockClear()
  const kept = pageAt(150, 150)
  swapInApp()
  await Promise.resolve()
  expect(kept.scrollTo).not.toHaveBeenCalled()
})

/** A prerendered box that the user ticked, and the box of the app with this label. */
const tickedAt = (label: string) => {
  document.body.innerHTML =
    '<div id="boot"><label><input type="checkbox" />I agree</label></div>' +
    `<div id="root"><label><input type="checkbox" />${label}</label></div>`
  const [prerendered, own] = document.querySelectorAll('input')
  prerendered?.focus()
  prerendered?.click()
  swapInApp()
  return own
}

test('[A545] a box that was ticked before the app started stays ticked and in focus', () => {
  const box = tickedAt('I agree')
  expect(box?.checked).toBe(true)
  expect(document.activeElement).toBe(box)
})

test('[A545] a tick before the app started does not count for another question', () => {
  expect(tickedAt('Give my data to others')?.checked).toBe(false)
})
