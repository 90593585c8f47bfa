import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'

test('[COUPON-01] [COUPON-02] [COUPON-08] [COUPON-13] the user receives a coupon, redeems another, and opens its service from one @zh', async ({
  page,
  words,
}) => {
  const { shell, myCoupons } = words
  await openSignedIn(page, '/coupon/get/310')
  await page.getByRole('button', { name: myCoupons.receive.action }).tap()
  await expect(page.getByRole('heading', { level: 1, name: shell.titles.myCoupon })).toBeVisible()
  await expect(page).toHaveURL('/my/coupon')
  const box = page.getByLabel(myCoupons.redeem.label)
  await box.fill('WRONG')
  await page.getByRole('button', { name: myCoupons.redeem.action }).tap()
  await expect(page.getByText(myCoupons.redeem.check)).toBeVisible()
  await box.fill(' WELCOME15 ')
  await box.press('Enter')
  await expect(page.getByText(myCoupons.redeem.done)).toBeVisible()
  await expect(box).toHaveValue('')
  const coupon = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '尊享检查折扣券' }) })
  await coupon.getByRole('button', { name: myCoupons.use }).tap()
  await expect(page).toHaveURL('/service/detail/3')
})
