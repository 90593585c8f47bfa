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
