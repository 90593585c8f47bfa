import { readFile } from 'node:fs/promises'
import { pagesOf } from './support/paper'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'

const FIVE = '/report/visitSummary?reportId=8745039284758340014'
const TWENTY = '/report/visitSummary?reportId=8745039284758360011'
const LONG = '/report/visitSummary?reportId=8745039284758360008'
const QUESTIONS = Array.from({ length: 9 }, (_, index) => `第${index + 1}个问题，${'问'.repeat(24)}`).join('\n')

for (const [what, phone, address] of [
  ['five findings', '13800000001', FIVE],
  ['twenty findings', '13800000107', TWENTY],
  ['very long texts', '13800000004', LONG],
] as const)
  test(`[A513] the summary of ${what} is one A4 page, in the largest text too`, async ({
    browser,
    baseURL,
    words,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 375, height: 812 },
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
    })
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('device:text-size', JSON.stringify('xx-large')))
    await openSignedIn(page, address, { phone })
    await expect(page.locator('html')).toHaveAttribute('data-text', 'xx-large')
    const { visitSummary } = words
    await page.getByLabel(visitSummary.ask.label).fill(QUESTIONS)
    for (const [button, name] of [
      [visitSummary.save.pdf, visitSummary.save.pdfName],
      [visitSummary.save.picture, visitSummary.save.pictureName],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      expect(download.suggestedFilename()).toBe(name)
      const file = await readFile(await download.path())
      if (name.endsWith('.pdf')) expect(await pagesOf(file)).toHaveLength(1)
      else expect(file.subarray(0, 2).toString('hex')).toBe('ffd8')
    }
    await context.close()
  })

test('[A513] in the messaging app the page is a picture to press and keep, in the language chosen for it', async ({
  page,
  words,
  lang,
}) => {
  await openSignedIn(page, FIVE)
  const { visitSummary, shell } = words
  const sheet = page.locator('article')
  await expect(sheet.getByRole('heading', { level: 2, name: shell.titles.visitSummary })).toBeVisible()
  await expectScreenOk(page)
  await page.getByRole('radio', { name: lang === 'zh' ? 'English' : '中文' }).check()
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(
    lang === 'zh' ? 'One page to take along' : '带去就诊的一页',
  )
  await expect(page.getByRole('button', { name: visitSummary.save.pdf })).toHaveCount(0)
  await page.getByRole('button', { name: visitSummary.save.picture }).tap()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toBeVisible()
  expect(await picture.getAttribute('src')).toMatch(/^data:image\/jpeg/)
})
