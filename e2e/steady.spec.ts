import { expect } from './support/test'
import { test } from './support/signedInSite'

test('the remaining places of each day fill a reserved line, so that nothing below the days moves', async ({
  page,
  words,
}) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/listSubscribeCount/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/order/selectTime/1?orgId=102')
  const below = page.getByRole('button', { name: words.selectTime.month })
  await expect(page.getByRole('radio').first()).toBeAttached()
  const before = await below.boundingBox()
  release()
  await expect(page.getByText(words.selectTime.left.replace('{{places}}', '')).first()).toBeVisible()
  expect(await below.boundingBox()).toEqual(before)
})
