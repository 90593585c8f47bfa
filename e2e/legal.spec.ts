import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'

test('[DOC-01] [DOC-09] [A170] policy and agreement are read from the sign-in, and the typed text is kept', async ({
  page,
  words,
}) => {
  const { auth, shell, privacy, agreement, legal } = words
  await page.goto('/login?retry=1')
  await page.getByLabel(auth.phone, { exact: true }).fill('138')
  await page.getByRole('link', { name: shell.titles.privacy }).tap()
  await expect(page.getByRole('heading', { level: 1, name: shell.titles.privacy })).toBeVisible()
  await page.getByRole('button', { name: privacy.minors.title }).tap()
  await expect(page.getByRole('heading', { level: 2, name: privacy.minors.title })).toBeInViewport()
  await page.getByRole('button', { name: legal.toTop }).tap()
  await expect(page.getByRole('heading', { level: 2, name: legal.contents })).toBeInViewport()
  await page.goBack()
  await page.getByRole('link', { name: shell.titles.agreement }).tap()
  await page.getByRole('button', { name: agreement.cancelling.title }).tap()
  await expect(page.getByRole('heading', { level: 2, name: agreement.cancelling.title })).toBeInViewport()
  await page.goBack()
  await expect(page.getByLabel(auth.phone, { exact: true })).toHaveValue('138')
})

test('[A384] [A385] the privacy centre shows the stored data and exports it @zh', async ({ page, words }) => {
  const { shell, privacyCentre } = words
  await openSignedIn(page, '/my')
  await page.getByRole('link', { name: shell.titles.privacyCentre }).tap()
  await expect(page.getByText(privacyCentre.kept.nothing)).toBeVisible()
  await page.getByRole('link', { name: shell.titles.ownData }).tap()
  // The messaging app saves no files, so the text is copied or shown for copying.
  await expect(page.getByText(privacyCentre.data.noFiles)).toBeVisible()
  await page.getByRole('button', { name: privacyCentre.data.copy }).tap()
  await expect(
    page.getByText(privacyCentre.data.copied).or(page.getByText(privacyCentre.data.notCopied)),
  ).toBeVisible()
})
