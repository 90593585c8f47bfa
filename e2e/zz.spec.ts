import { test } from './support/test'
import { openSignedIn } from './support/signedIn'
const id = (n: number) => `174503928475838${String(n).padStart(4, '0')}`
test('look', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, `/chat/${id(3)}?type=1`)
  await page.waitForTimeout(2500)
  await page.screenshot({ path: '/tmp/c3.png' })
  await page.getByRole('textbox').fill('我想问一下，这个结节需要复查吗？')
  await page.screenshot({ path: '/tmp/c3b.png' })
  await page.getByRole('textbox').press('Enter')
  await page.waitForTimeout(4500)
  await page.screenshot({ path: '/tmp/c3c.png' })
  for (const n of [2, 4, 5, 6, 8]) {
    await page.goto(`/chat/${id(n)}?type=1`)
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/c${n}.png` })
  }
})
