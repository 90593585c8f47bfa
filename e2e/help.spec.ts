import { expectNoAxeViolations } from './support/expectNoAxeViolations'
import { quiet, test } from './support/signedInSite'
import { expect } from './support/test'

test('the second failure in a row offers help, which opens without a network @en', async ({
  page,
  words,
  context,
  problems,
}) => {
  problems.expected(/Failed to load resource/)
  problems.expected(/version\.json/)
  const atRest = quiet(page)
  await page.route('**/api/subscribe/**', (route) => route.fulfill({ status: 502, body: '' }))
  await page.goto('/subscribe/detail/1')
  const retry = page.getByRole('button', { name: words.shell.actions.retry })
  await expect(retry).toBeVisible()
  await atRest()
  const help = page.getByRole('button', { name: words.guides.help.title })
  await expect(help).toHaveCount(0)
  await context.setOffline(true)
  await retry.click()
  await help.click()
  const sheet = page.getByRole('dialog', { name: words.guides.help.title })
  await expect(sheet.getByRole('link', { name: '120' })).toHaveAttribute('href', 'tel:120')
  await expectNoAxeViolations(page)
})
