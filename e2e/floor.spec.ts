import { everyScreen, PARTS } from './support/everyScreen'
import { bringDown, FLOORS, missingOn, USED_LATE, type Floor } from './support/floor'
import { sampleOf, SEED } from './support/sample'
import { quiet, test } from './support/signedInSite'
import { expect } from './support/test'

test.describe.configure({ timeout: 240_000 })

const floors = Object.keys(FLOORS) as Floor[]

const tried = sampleOf(
  floors.flatMap((floor) => PARTS.map((part) => ({ floor, part }))),
  1,
)

for (const { floor, part } of tried)
  test(`[A489] a browser like ${floor} opens every screen: ${part}, SAMPLE_SEED=${SEED} @zh`, async ({
    page,
    context,
    words,
    problems,
  }) => {
    if (floor === 'iOS 15.0') problems.possible(USED_LATE)
    const workers = await bringDown(context, floor)
    await everyScreen(page, words, part, quiet(page), async (where) => {
      await expect(page.getByText(words.shell.failed.title), where).toHaveCount(0)
    })
    expect(await page.evaluate(() => 'at' in Array.prototype)).toBe(floor === 'Chrome 100')
    // The PDF reader has its own worker.
    expect(workers() > 0).toBe(part === 'others')
  })

test('[A489] iOS 15 ignores modulepreload, and still loads the app’s files beside the first script, each once @zh', async ({
  page,
  context,
  problems,
}) => {
  problems.possible(USED_LATE)
  await bringDown(context, 'iOS 15.0')
  const requested: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(app|index|vendor)-\w+\.js$/.exec(request.url()) ?? []
    if (name !== undefined) requested.push(name)
  })
  await page.route(/\/index-\w+\.js$/, async (route) => {
    await expect.poll(() => [...requested].sort()).toEqual(['app', 'index', 'vendor'])
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#boot')).toHaveCount(0)
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
  expect([...requested].sort()).toEqual(['app', 'index', 'vendor'])
})

test('[A489] a sample of the features that the oldest supported browsers lack is known @zh', () => {
  expect(missingOn('iOS 15.0')).toEqual(expect.arrayContaining(['Array.at', 'structuredClone', 'Object.hasOwn']))
  expect(missingOn('Chrome 100')).toEqual(expect.arrayContaining(['Array.toSorted', 'ReadableStream.@@asyncIterator']))
})
