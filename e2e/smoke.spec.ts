import { axeClean } from './support/axeClean'
import { noOddText } from './support/noOddText'
import { expect, test } from './support/test'

test('the first screen opens with a heading or a main part, a title, and nothing in anybody’s way', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading').or(page.getByRole('main')).first()).toBeVisible()
  await expect(page).toHaveTitle(/\S/)
  await noOddText(page)
  await axeClean(page)
})
