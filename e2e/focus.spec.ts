import { agree } from './support/account'
import { waitForIdle } from './support/waitForIdle'
import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'

/** Finds the focused element if a bar covers a part of it. A text area scrolls to its caret. */
const findCovered = (): string | undefined => {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused.matches('textarea')) return undefined
  const bars = [...document.querySelectorAll('body *')].filter((bar) => {
    const { position, pointerEvents } = getComputedStyle(bar)
    return /fixed|sticky/.test(position) && pointerEvents !== 'none' && bar.clientWidth > window.innerWidth / 2
  })
  if (bars.some((bar) => bar.contains(focused))) return undefined
  const places = bars.map((bar) => bar.getBoundingClientRect())
  const from = Math.max(0, ...places.filter(({ top }) => top <= 0).map(({ bottom }) => bottom))
  const height = window.innerHeight
  const to = Math.min(height, ...places.filter(({ bottom }) => bottom >= height).map(({ top }) => top))
  const { top, bottom } = focused.getBoundingClientRect()
  return top >= from - 1 && bottom <= to + 1
    ? undefined
    : `${focused.textContent || focused.tagName} stands from ${top} to ${bottom}, and the room for it from ${from} to ${to}`
}

for (const at of ['/home', '/my', '/profileEdit', '/order/selectTime/1?orgId=102'])
  test(`no element focused by keyboard is covered by a bar: ${at}`, async ({ page, words }) => {
    // High enough for sticky bars, low enough to scroll.
    await page.setViewportSize({ width: 375, height: 640 })
    await openSignedIn(page, at)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (at === '/profileEdit') await agree(page, words)
    await waitForIdle(page)
    const found: string[] = []
    for (const key of ['Tab', 'Shift+Tab'])
      for (let taps = 0; taps < 30; taps += 1) {
        await page.keyboard.press(key)
        const covered = await page.evaluate(findCovered)
        if (covered !== undefined) found.push(`${key}: ${covered}`)
      }
    expect(found).toEqual([])
  })

test('[A673] after a day of the month is chosen, the button with the focus is seen above the order bar', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await openSignedIn(page, '/order/selectTime/1?orgId=102')
  const month = page.getByRole('button', { name: words.selectTime.month })
  await month.press('Enter')
  const grid = page.getByRole('grid')
  await grid.locator('button:not([aria-disabled])').last().press('Enter')
  await expect(grid).toBeHidden()
  await expect(month).toBeFocused()
  await expect(async () => expect(await page.evaluate(findCovered)).toBeUndefined()).toPass({ timeout: 3000 })
})

test('[A673] the pressed text size stays where it was', async ({ page, words }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await openSignedIn(page, '/my')
  for (const size of ['160%', '176%']) {
    const button = page.getByRole('group', { name: words.shell.textSize }).getByRole('button', { name: size })
    const top = () => button.evaluate((element) => element.getBoundingClientRect().top)
    await button.focus()
    const before = await top()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(async () => expect(Math.abs((await top()) - before)).toBeLessThan(2)).toPass({ timeout: 3000 })
  }
})

test('[A673] keys reach the end of a dialog that is higher than the screen', async ({ page, words }) => {
  await page.setViewportSize({ width: 375, height: 520 })
  await page.addInitScript(() => localStorage.setItem('device:text-size', '"x-large"'))
  await openSignedIn(page, '/subscribe/cancel/1745039284758340003')
  await page.getByRole('radio', { name: words.appointments.cancel.reasons.planChanged }).check()
  await page.getByRole('button', { name: words.appointments.cancel.submit }).click()
  const texts = page.getByRole('alertdialog').locator('p').locator('..')
  const hidden = () => texts.evaluate((part) => part.scrollHeight - part.clientHeight - part.scrollTop)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await hidden()).toBeGreaterThan(20)
  for (let taps = 0; taps < 5; taps += 1) await page.keyboard.press('ArrowDown')
  expect(await hidden()).toBeLessThan(1)
})
