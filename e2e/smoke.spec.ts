import { expectNoAxeViolations } from './support/expectNoAxeViolations'
import { expectNoPlaceholderText } from './support/expectNoPlaceholderText'
import { expect, test } from './support/test'

test('the first visit leads through the sign-in to the provider, with a heading, a title and nothing covered', async ({
  page,
  words,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: words.demo.provider.title })).toBeVisible()
  await expect(page).toHaveTitle(/\S/)
  await expectNoPlaceholderText(page)
  await expectNoAxeViolations(page)
})
