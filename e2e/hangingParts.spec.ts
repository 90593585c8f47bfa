import { readFileSync } from 'node:fs'
import { openedScreens } from './support/everyScreen'
import { test } from './support/signedInSite'
import { expect } from './support/test'

type Chunk = { file: string; css?: string[] }

const manifest = JSON.parse(readFileSync('dist.manifest.json', 'utf8')) as Record<string, Chunk>
const index = readFileSync('dist/index.html', 'utf8')
const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js') && !index.includes(file))
const isWords = ([source]: [string, Chunk]) => source.startsWith('src/i18n/')

const KINDS = {
  scripts: chunks.filter((chunk) => !isWords(chunk)).map(([, { file }]) => file),
  words: chunks.filter(isWords).map(([, { file }]) => file),
  styles: Object.values(manifest)
    .flatMap(({ css = [] }) => css)
    .filter((file) => !index.includes(file)),
}

const WAIT_MS = 20_000

test.describe.configure({ timeout: 240_000 })

/** With EVERY_SCREEN all screens are tried. Otherwise each kind tries every third screen, because all take minutes. */
const SHARE = process.env['EVERY_SCREEN'] === undefined ? 3 : 1

for (const [nth, [kind, files]] of Object.entries(KINDS).entries())
  test(`[RG5] [A451] ${kind} that never arrive show an error and a retry after 20 seconds, on every screen @zh`, async ({
    page,
    problems,
    words: { shell },
  }) => {
    expect(files.length).toBeGreaterThan(10)
    const hanging = new Set(files)
    await page.route('**/assets/**', async (route) => {
      if (!hanging.has(new URL(route.request().url()).pathname.slice(1))) await route.continue()
    })
    problems.expected(/too late|React Router caught|timeout/)
    await page.clock.install()
    const retry = page.getByRole('button', { name: shell.actions.retry })
    const retryStart = page.locator('#boot[data-failed] .boot-late a')
    const ended = retry.or(retryStart).filter({ visible: true })
    const open = async (at: string) => {
      await page.goto(at, { waitUntil: 'domcontentloaded' })
      // A busy machine may not have sent the request yet.
      await expect(async () => {
        await page.clock.fastForward(WAIT_MS)
        await expect(ended.or(page.locator('h1:visible')).first()).toBeVisible({ timeout: 1000 })
        await expect(page.getByText(shell.loading, { exact: true }).filter({ visible: true })).toHaveCount(0, {
          timeout: 1000,
        })
      }, at).toPass({ intervals: [300] })
    }
    const affected: string[] = []
    const screens = openedScreens().filter(({ signedOut }) => !signedOut)
    for (const { at } of screens.filter((_, index) => index % SHARE === nth % SHARE)) {
      await open(at)
      if ((await ended.count()) > 0) affected.push(at)
    }
    // The other screens need nothing of this kind, or show another text.
    expect(affected.length).toBeGreaterThan(10 / SHARE)
    await open(affected[0] ?? '')
    await expect(ended.first()).toBeVisible()
    hanging.clear()
    await ended.first().click()
    await expect(page.locator('#boot')).toHaveCount(0)
    await expect(ended).toHaveCount(0)
    await expect(page.locator('h1')).toBeVisible()
  })
