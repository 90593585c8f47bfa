import { expect, test } from './support/test'

test('[BIND-01] [BIND-04] [BIND-05] [A414] a doctor binds the account by phone number and code, and finds the QR code after a reload too @zh', async ({
  page,
  words,
}) => {
  const { auth, demo } = words
  const { doctorBind } = auth
  // Without `retry` the screen asks the provider first, also for a person who is signed in.
  await page.goto('/doctorBind?retry=1')
  await page.getByLabel(auth.phone, { exact: true }).fill('13900000001')
  await page.getByRole('button', { name: auth.getCode }).tap()
  const code = page.getByRole('status').filter({ hasText: demo.sms.from }).getByRole('strong')
  await expect(code).toHaveText(/^\d{6}$/)
  await page.getByLabel(auth.code, { exact: true }).fill(await code.innerText())
  await page.getByRole('button', { name: doctorBind.bind, exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: doctorBind.done })).toBeVisible()
  await expect(page.getByRole('img', { name: doctorBind.code })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: doctorBind.done })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token')
})
