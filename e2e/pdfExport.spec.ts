import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pagesOf } from './support/paper'
import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'
import { wordsOf } from './support/words'

const TWENTY_LESIONS = '/report/palpationReport?reportId=8745039284758360011&specificationId=1'
const REPORT = '/report/palpationReport?reportId=8745039284758360001&specificationId=2'

const withMoreParts = async (page: Page, count: number) => {
  await page.locator('main section').first().waitFor()
  await page.evaluate((more) => {
    const part = document.querySelector('main section')
    for (let number = 0; number < more; number++) {
      const copy = part?.cloneNode(true) as HTMLElement
      copy.setAttribute('data-keep', '')
      part?.after(copy)
    }
  }, count)
}

const coloursIn = ({ data }: { data: Uint8Array }): number => new Set(data).size

test.describe('outside the messaging app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' })

  test('@zh [PDF-04] [A239] a long report becomes sheets of A4, each with a picture and none of them empty', async ({
    page,
  }) => {
    const { pdf } = wordsOf('zh')
    await openSignedIn(page, REPORT)
    const begin = page.getByRole('button', { name: pdf.export.begin })
    await expect(begin).toBeVisible()
    await withMoreParts(page, 20)
    const [download] = await Promise.all([page.waitForEvent('download'), begin.tap()])
    expect(download.suggestedFilename()).toBe('健康报告.pdf')
    await expect(page.getByText(pdf.export.saved.replace('{{name}}', '健康报告.pdf'))).toBeVisible()
    const pages = await pagesOf(await readFile(await download.path()))
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.length).toBeLessThan(12)
    for (const { width, height, pictures } of pages) {
      const colours = pictures.map(coloursIn)
      expect([width, height]).toEqual([210, 297])
      expect(colours).toHaveLength(1)
      expect(colours[0]).toBeGreaterThan(16)
    }
    await expect(page.locator('[data-paper]')).toHaveCount(0)
  })

  test('@zh [PDF-04] parts far outside the viewport are printed too', async ({ page }) => {
    const { pdf } = wordsOf('zh')
    await openSignedIn(page, TWENTY_LESIONS, { phone: '13800000107' })
    await page.locator('main h3').nth(9).waitFor()
    const drawn = page.evaluate(
      () =>
        new Promise<boolean[]>((answered) => {
          const look = (before: Element | undefined) => {
            const lists = [...document.querySelectorAll('[data-paper] ul:has(> li h3)')]
            if (before !== undefined && lists.includes(before))
              answered(
                lists.map(({ children }) => children[0]?.checkVisibility({ contentVisibilityAuto: true }) ?? false),
              )
            else requestAnimationFrame(() => requestAnimationFrame(() => look(lists[0])))
          }
          look(undefined)
        }),
    )
    await page.getByRole('button', { name: pdf.export.begin }).tap()
    expect(new Set(await drawn)).toEqual(new Set([true]))
  })

  test('@zh [PDF-04] a cancellation while a sheet is drawn responds at once and stops drawing', async ({ page }) => {
    const { pdf } = wordsOf('zh')
    await openSignedIn(page, REPORT)
    await withMoreParts(page, 40)
    await page.evaluate(() => {
      const drawn: string[] = []
      Object.assign(window, { drawn })
      CanvasRenderingContext2D.prototype.fillText = (words) => void drawn.push(words)
    })
    await page.getByRole('button', { name: pdf.export.begin }).tap()
    // As soon as the copy of a sheet exists and none of it is drawn.
    const left = await page.evaluate(
      (words) =>
        new Promise<number>((answered) => {
          const look = () => {
            const { drawn } = window as unknown as { drawn: string[] }
            const giveUp = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
            if (document.querySelector('iframe') === null || giveUp === undefined) return void setTimeout(look)
            const before = drawn.length
            giveUp.click()
            setTimeout(() => answered(drawn.length - before), 1000)
          }
          look()
        }),
      pdf.export.giveUp,
    )
    expect(left).toBe(0)
    await expect(page.getByRole('button', { name: pdf.export.begin })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.locator('[data-paper]')).toHaveCount(0)
  })

  test('@zh [PDF-04] the user cancels the export and starts it again', async ({ page }) => {
    const { pdf } = wordsOf('zh')
    await openSignedIn(page, REPORT)
    await withMoreParts(page, 40)
    await page.getByRole('button', { name: pdf.export.begin }).tap()
    await page.getByRole('button', { name: pdf.export.giveUp }).tap()
    await expect(page.getByRole('button', { name: pdf.export.begin })).toBeVisible()
    await expect(page.locator('[data-paper]')).toHaveCount(0)
    // The drawing has stopped too, and the page is idle.
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByText(pdf.export.saved.replace('{{name}}', '健康报告.pdf'))).toHaveCount(0)
  })
})

test('@zh [PDF-04] in the messaging app every sheet is a picture to press and hold', async ({ page }) => {
  const { pdf } = wordsOf('zh')
  await openSignedIn(page, REPORT)
  await page.getByRole('button', { name: pdf.export.begin }).tap()
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /^data:image\/jpeg/)
})

test('@en [A239] the English app offers no export', async ({ page }) => {
  const { palpation, pdf } = wordsOf('en')
  await openSignedIn(page, REPORT)
  await expect(page.getByRole('heading', { name: palpation.summary })).toBeVisible()
  await expect(page.getByRole('button', { name: pdf.export.begin })).toHaveCount(0)
})
