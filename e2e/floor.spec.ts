import { everyScreen, PARTS } from './support/everyScreen'
import { FLOORS, floorScript, missingOn, type Floor } from './support/floor'
import { quiet, test } from './support/signedInSite'
import { expect } from './support/test'

// Two dozen screens, one after the other.
test.describe.configure({ timeout: 240_000 })

const floors = Object.keys(FLOORS) as Floor[]

/** A part on either floor in every run, all of them where every screen is asked for. */
const isTried = (part: number, floor: number): boolean =>
  process.env['EVERY_SCREEN'] !== undefined || part % floors.length === floor

for (const [nth, floor] of floors.entries())
  for (const part of PARTS.filter((_, index) => isTried(index, nth)))
    test(`[A489] a browser like ${floor}, in pages and workers, opens every screen: ${part} @zh`, async ({
      page,
      context,
      words,
    }) => {
      const script = floorScript(floor)
      await context.addInitScript(script)
      await context.route(/worker[^/]*\.m?js$/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${script};${await response.text()}` })
      })
      await everyScreen(page, words, part, quiet(page), async (where) => {
        await expect(page.getByText(words.shell.failed.title), where).toHaveCount(0)
      })
      expect(await page.evaluate(() => 'at' in Array.prototype)).toBe(floor === 'Chrome 100')
    })

test('[A489] what either floor lacks is known: a sample @zh', () => {
  expect(missingOn('iOS 15.0')).toEqual(expect.arrayContaining(['Array.at', 'structuredClone', 'Object.hasOwn']))
  expect(missingOn('Chrome 100')).toEqual(expect.arrayContaining(['Array.toSorted', 'ReadableStream.@@asyncIterator']))
})
