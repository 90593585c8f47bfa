import { readFile } from 'node:fs/promises'
import { expectAllOnPaper, readScreen, SEEN_ON_PAPER, watchSheets, type SeenOnPaper } from './support/paper'
import { test } from './support/signedInSite'
import { expect } from './support/test'

const REPORTS = [
  ['one place', '13800000001', '/report/palpationReport?reportId=8745039284758360001&specificationId=2'],
  ['twenty places', '13800000107', '/report/palpationReport?reportId=8745039284758360011&specificationId=1'],
] as const

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' })

for (const [report, phone, address] of REPORTS)
  test(`@zh [PDF-04] [A475] the PDF of a report of ${report} shows the content of the screen on well-filled sheets @main`, async ({
    page,
    context,
    site,
    words: { pdf },
  }) => {
    await context.addCookies([{ name: 'token', value: site.tokenFor(phone), url: site.url }])
    await page.goto(address)
    await page.locator('main figure svg').waitFor()
    await page.evaluate(watchSheets)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: pdf.export.begin }).tap(),
    ])
    const { seen } = (await page.evaluate(SEEN_ON_PAPER)) as SeenOnPaper
    await expectAllOnPaper(await readFile(await download.path()), seen, await page.evaluate(readScreen))
  })

/** Free texts of the server, with line breaks as a doctor types them. */
const IN_WORDS = ['reportSummary', 'guidanceDetails', 'nidusDescribe', 'impressionDiagnosisDes']

const inLines = (key: string, value: unknown): unknown =>
  IN_WORDS.includes(key) && typeof value === 'string' ? `${key}甲行\n${key}乙行` : value

test('@zh [PALP-07] [A477] summary, advice, description and diagnosis keep their line breaks, on the sheet too', async ({
  page,
  words: { pdf },
}) => {
  await page.route('**/api/report/viewReportInfo', async (route) => {
    const response = await route.fetch()
    const answer: unknown = JSON.parse(await response.text(), inLines)
    await route.fulfill({ response, json: answer })
  })
  await page.goto(REPORTS[0][2])
  await page.locator('main figure svg').waitFor()
  for (const key of IN_WORDS)
    await expect(page.getByText(`${key}甲行`).first()).toHaveJSProperty('innerText', `${key}甲行\n${key}乙行`)
  await page.evaluate(watchSheets)
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: pdf.export.begin }).tap()])
  const { seen } = (await page.evaluate(SEEN_ON_PAPER)) as SeenOnPaper
  const heights = (letter: string) =>
    seen.flatMap(({ letters }) => letters.flatMap(({ what, box }) => (what === letter ? [box[1]] : [])))
  expect(heights('甲').length).toBeGreaterThanOrEqual(IN_WORDS.length)
  for (const [index, height] of heights('甲').entries()) expect(heights('乙')[index]).toBeGreaterThan(height)
})
