import type { Page } from '@playwright/test'
import { longestTask } from './support/longestTask'
import { test } from './support/signedInSite'
import { expect } from './support/test'

const COUNT = 60_000

const HOSTILE: [string, (count: number) => string, isWhole?: true][] = [
  ['unclosed boxes', (count) => '<div>a '.repeat(count)],
  [
    'unclosed letters and paragraphs',
    (count) => Array.from({ length: count }, (_, at) => `<b id=${at}><p>a `).join(''),
  ],
  ['unclosed tables', (count) => '<table><tr><td>a '.repeat(count)],
  ['quotations within one another', (count) => '<blockquote><ul><li>a '.repeat(count)],
  ['attributes', (count) => `<p ${Array.from({ length: count }, (_, at) => `on${at}=1`).join(' ')}>a`, true],
  ['signs that begin no element', (count) => '<'.repeat(count), true],
]

const openArticle = async (page: Page, html: string): Promise<void> => {
  await page.route('**/news/getNewsDetail*', (route) =>
    route.fulfill({
      json: {
        status: 200,
        message: '',
        data: { assistantId: '1001', articleTitle: 'T', articleContent: html, authorName: 'A' },
      },
    }),
  )
  await page.goto('/news/detail/1001')
  await expect(page.getByRole('heading', { level: 1, name: 'T' })).toBeVisible()
}

for (const [title, textOf, isWhole] of HOSTILE) {
  test(`[RG7] [A452] an article of hostile size can be read: ${title} @zh`, async ({ page, words }) => {
    const short = await longestTask(page, () => openArticle(page, textOf(COUNT / 4)))
    const long = await longestTask(page, () => openArticle(page, textOf(COUNT)))
    expect(long).toBeLessThan(6 * Math.max(100, short))
    await expect(page.getByText(words.news.shortened)).toHaveCount(isWhole ? 0 : 1)
  })
}
