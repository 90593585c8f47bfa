import { findClippedText } from './support/findClippedText'
import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'

test('[NEWS-01] [A83] [RC4] the links of an article lead on within the app, or out of it after a confirmation @zh', async ({
  page,
  words,
}) => {
  const { shell } = words
  await openSignedIn(page, '/news/detail/1001')
  await expect(page.getByRole('heading', { level: 1, name: '给自己留出一刻钟的安静' })).toBeVisible()
  await page.getByRole('link', { name: '合作方的专题' }).tap()
  await expect(page.getByRole('alertdialog', { name: shell.leave.title })).toBeVisible()
  await page.getByRole('button', { name: shell.leave.stay }).tap()
  await page.getByRole('link', { name: '乳腺健康检测' }).tap()
  await expect(page).toHaveURL('/service/detail/1')
})

test('[RA8] with the largest text on 320 px no word of a table breaks @en', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, '/news/detail/1001')
  await page.getByRole('columnheader').first().scrollIntoViewIfNeeded()
  expect(await page.evaluate(findClippedText)).toEqual([])
})
