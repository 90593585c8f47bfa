import { readFile } from 'node:fs/promises'
import { expectAllOnPaper, readScreen, SEEN_ON_PAPER, watchSheets, type SeenOnPaper } from './support/paper'
import { test } from './support/signedInSite'

const REPORTS = [
  ['one place', '13800000001', '/report/palpationReport?reportId=8745039284758360001&specificationId=2'],
  ['twenty places', '13800000107', '/report/palpationReport?reportId=8745039284758360011&specificationId=1'],
] as const

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' })

for (const [report, phone, address] of REPORTS)
  test(`@zh [PDF-04] [A475] the PDF of a report of ${report} shows what the screen shows, on sheets that are used`, async ({
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
