import type { Route } from '@playwright/test'
import { test } from './support/signedInSite'
import { expect } from './support/test'

const REPORT = `/pdf/pdfViewer?pdfUrl=${encodeURIComponent('https://files.demo.example/reports/7001.pdf')}`
/** The report's Chinese text needs two of them. */
const MAPS = '**/assets/pdfjs-*/*.bcmap'

for (const [what, lose, waitMs] of [
  ['fails', (route: Route) => route.abort(), 0],
  ['never arrives', () => Promise.resolve(), 20_000],
] as const)
  test(`[A671] [RG5] a page whose character map ${what} says that it cannot be shown, and a retry shows it @zh`, async ({
    page,
    words: { pdf, shell },
    problems,
  }) => {
    problems.possible(/pdfjs-/)
    await page.route(MAPS, lose)
    await page.goto(REPORT)
    const first = page.getByRole('listitem').first()
    await expect(first.getByText(pdf.pageFailed)).toBeVisible({ timeout: waitMs + 15_000 })
    await expect(first.getByText(pdf.textFailed)).toBeAttached()
    await expect(page.getByText(pdf.noText)).toHaveCount(0)
    await expect(page.locator('canvas')).toHaveCount(0)
    await page.unroute(MAPS)
    await first.getByRole('button', { name: shell.actions.retry }).tap()
    await expect(first.locator('canvas')).toBeVisible()
    await expect(page.getByText('健康报告 报告编号 7001').first()).toBeAttached()
    await expect(page.getByText(pdf.pageFailed)).toHaveCount(0)
  })
