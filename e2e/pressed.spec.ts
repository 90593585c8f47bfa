import type { CDPSession, Page } from '@playwright/test'
import { everyScreen, PARTS } from './support/everyScreen'
import { quiet, test } from './support/signedInSite'
import { expect } from './support/test'

test.describe.configure({ timeout: 240_000 })

const TAPPABLE =
  'a[href], summary, label, button:not(:disabled):not([aria-disabled="true"]):not([aria-busy="true"]):not([data-inactive])'

const looks = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element, index) => {
    element.setAttribute('data-tap', String(index))
    const { opacity, backgroundColor, transform } = getComputedStyle(element)
    // The link of a labelled entry covers the entry by its pseudo-element.
    const whole = getComputedStyle(element, '::after').backgroundColor
    return `${element.outerHTML.slice(0, 120)} ${[opacity, backgroundColor, transform, whole].join(' ')}`
  })

/** Presses every marked element, and resolves after the paint. */
const press = async (page: Page, devtools: CDPSession): Promise<number> => {
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-tap]' })
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] })),
  )
  // Transitions begin up to a frame later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return nodeIds.length
}

const findUnpressed = async (page: Page): Promise<string[]> => {
  const before = await page.evaluate(looks, TAPPABLE)
  const devtools = await page.context().newCDPSession(page)
  const count = await press(page, devtools)
  const after = await page.evaluate(looks, TAPPABLE)
  await devtools.detach()
  expect(count).toBe(before.length)
  return after.filter((look, index) => look === before[index])
}

for (const part of PARTS)
  test(`every element that can be tapped shows that it is pressed: ${part} @zh`, async ({ page, words }) => {
    const look = (where: string) => expect.poll(() => findUnpressed(page), { message: where }).toEqual([])
    await everyScreen(page, words, part, quiet(page), look, false)
  })

/** Returns the properties that differ in a pressed element and are no colours: they cost layout or a new layer. */
const shapes = (): string[] =>
  [...document.querySelectorAll('[data-tap]')].map((element) => {
    const { opacity, transform } = getComputedStyle(element)
    return `${element.textContent} ${opacity} ${transform}`
  })

test('a pressed row changes only its colour, which does not delay the response to the tap @zh', async ({ page }) => {
  const isQuiet = quiet(page)
  await page.goto('/home')
  await page.locator('#root main article a').nth(3).waitFor()
  await isQuiet()
  await page.evaluate(looks, 'main article a, main li > a:not(:has(img))')
  const before = await page.evaluate(shapes)
  expect(before.length).toBeGreaterThan(6)
  await press(page, await page.context().newCDPSession(page))
  expect(await page.evaluate(shapes)).toEqual(before)
})
