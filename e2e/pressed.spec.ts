import type { Page } from '@playwright/test'
import { everyScreen, HALVES } from './support/everyScreen'
import { quiet, test } from './support/signedInSite'
import { expect } from './support/test'

test.describe.configure({ timeout: 240_000 })

const TAPPABLE =
  'a[href], summary, label, button:not(:disabled):not([aria-disabled="true"]):not([aria-busy="true"]):not([data-idle])'

/** How each thing to be tapped looks, marked with its place. */
const looks = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element, index) => {
    element.setAttribute('data-tap', String(index))
    const { opacity, backgroundColor, transform } = getComputedStyle(element)
    return `${element.outerHTML.slice(0, 120)} ${[opacity, backgroundColor, transform].join(' ')}`
  })

/** What looks the same while a finger is on it. */
const findUnpressed = async (page: Page): Promise<string[]> => {
  const before = await page.evaluate(looks, TAPPABLE)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-tap]' })
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] })),
  )
  // What fades in has begun to a frame later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const after = await page.evaluate(looks, TAPPABLE)
  await devtools.detach()
  expect(nodeIds.length).toBe(before.length)
  return after.filter((look, index) => look === before[index])
}

for (const half of HALVES)
  test(`whatever can be tapped shows the finger that is on it: ${half} @zh`, async ({ page, words }) => {
    // Again where the page has just drawn anew.
    const look = (where: string) => expect.poll(() => findUnpressed(page), { message: where }).toEqual([])
    await everyScreen(page, words, half, quiet(page), look, false)
  })
