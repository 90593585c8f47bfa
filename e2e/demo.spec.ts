import { expectScreenOk } from './support/expectScreenOk'
import { findClippedText } from './support/findClippedText'
import { signIn } from './support/signIn'
import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'

test('the demo’s first page fits one screen up to its folded part, is accessible, and is read at 320 px', async ({
  page,
  words: { demo },
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  const more = page.getByText(demo.provider.more)
  await expect(more).toBeInViewport()
  await expectScreenOk(page)
  await more.click()
  await expectScreenOk(page)
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await page.evaluate(findClippedText)).toEqual([])
})

test('the first page is used by the keyboard alone, and speaks the other language @en', async ({
  page,
  words: { demo, shell },
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('选择怎样进入演示')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.provider.title)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Enter as 林婉清' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: shell.product })).toBeVisible()
})

for (const story of ['firstVisit', 'forMother', 'frightening', 'chat'] as const)
  test(`the story ${story} leads to the screen that it begins with @zh`, async ({ page, words }) => {
    const { shell, demo } = words
    const begins = {
      firstVisit: shell.product,
      forMother: shell.titles.organisationList,
      frightening: shell.titles.reportDetail,
      chat: '宋清和',
    }
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: demo.provider.storyTitles[story] }).click()
    await expect(page.getByRole('heading', { level: 1, name: begins[story] })).toBeVisible()
  })

test('what the demo adds to a page takes no room, so nothing moves while it starts @zh', async ({ page, words }) => {
  await openSignedIn(page, '/my')
  await expect(page.getByRole('button', { name: words.demo.panel.title })).toBeVisible()
  const places = await page.evaluate(() => [
    document.body.scrollHeight - (document.getElementById('root')?.offsetHeight ?? 0),
    document.getElementById('root')?.offsetTop,
  ])
  expect(places).toEqual([0, 0])
})

test('a deep link opens for the account on the first page @zh', async ({ page, words }) => {
  await page.goto('/my/coupon', { waitUntil: 'commit' })
  await signIn(page, words)
  await expect(page.getByRole('heading', { level: 1, name: words.shell.titles.myCoupon })).toBeVisible()
})
