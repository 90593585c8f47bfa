import type { Locator, Page } from '@playwright/test'
import { turn } from './support/panel'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { recordShifts, scoreOf, shiftsOf } from './support/layoutShifts'
import { expect, test } from './support/test'
import { waitForIdle } from './support/waitForIdle'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

// The ads move only without reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ads = (page: Page, { home }: SpokenWords) => page.getByRole('list', { name: home.ads.label })
const tabPanel = (page: Page) => page.getByRole('tabpanel')

const seen = (strip: Locator): Promise<number> =>
  strip.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth))

const openHome = async (page: Page, words: SpokenWords) => {
  await openSignedIn(page, '/')
  await expect(heading(page, words.shell.product)).toBeVisible()
  await expect(ads(page, words)).toBeVisible()
  await expect(tabPanel(page).getByRole('article').first()).toBeVisible()
}

const scrollToEnd = (page: Page, list: Locator, count: number) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(list.getByRole('article')).toHaveCount(count, { timeout: 500 })
  }).toPass({ timeout: 20_000 })

const pullDown = async (page: Page, by: number) => {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
  await touch('touchStart', 120)
  for (let step = 1; step <= 10; step++) await touch('touchMove', 120 + (by * step) / 10)
  return () => touch('touchEnd')
}

test('[HOME-03] [HOME-04] the ads change every three seconds, pause on request, and lead to their targets @zh', async ({
  page,
  words,
}) => {
  await page.clock.install()
  await openHome(page, words)
  const strip = ads(page, words)
  await page.getByRole('button', { name: words.home.ads.pause }).click()
  const resting = await seen(strip)
  await page.clock.fastForward(10_000)
  expect(await seen(strip)).toBe(resting)
  await page.getByRole('button', { name: words.home.ads.play }).click()
  await page.clock.fastForward(3000)
  await expect.poll(() => seen(strip)).toBe((resting + 1) % 3)
  await page.getByRole('button', { name: words.home.ads.pause }).click()
  await strip.getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/service\/detail\/3$/)
})

test('[RC4] [HOME-04] an ad of a foreign site asks before it leaves the app', async ({ page, words, problems }) => {
  await page.route('https://walk.partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>partner</title><link rel="icon" href="data:,">' }),
  )
  await openHome(page, words)
  await page.getByRole('button', { name: words.home.ads.pause }).click()
  const foreign = ads(page, words).getByRole('link').nth(1)
  await foreign.scrollIntoViewIfNeeded()
  await foreign.tap()
  const question = page.getByRole('alertdialog', { name: words.shell.leave.title })
  await expect(question).toContainText('walk.partner.example')
  await expectScreenOk(page)
  await question.getByRole('button', { name: words.shell.leave.stay }).tap()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/home$/)
  problems.expected(/foreign host: GET https:\/\/walk\.partner\.example\/autumn\?from=app/)
  await foreign.tap()
  await question.getByRole('button', { name: words.shell.leave.go }).tap()
  await expect(page).toHaveURL('https://walk.partner.example/autumn?from=app')
})

test('[HOME-05] [HOME-06] [A354] the news columns load to the end, and Back returns to the same place', async ({
  page,
  words,
}) => {
  await openHome(page, words)
  await scrollToEnd(page, tabPanel(page), 11)
  await expect(tabPanel(page).getByText(words.shell.list.end)).toBeVisible()
  await expectScreenOk(page)
  await tabPanel(page).getByRole('link').nth(8).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await tabPanel(page).getByRole('link').nth(8).tap()
  await expect(page).toHaveURL(/\/news\/detail\/1009$/)
  await page.goBack()
  await expect(tabPanel(page).getByRole('article')).toHaveCount(11)
  await expect(page.getByRole('region', { name: words.nextStep.pay.title })).toBeAttached()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(2)
  await page.getByRole('tab', { name: /^(检查指南|Guide to checks)$/ }).tap()
  await scrollToEnd(page, tabPanel(page), 3)
  await page.getByRole('tab', { name: /^(专家讲座|Expert talks)$/ }).tap()
  await expect(tabPanel(page)).toContainText(words.shell.list.empty)
  await expectScreenOk(page)
})

test('[HOME-05] [A486] at the largest text each news column has one line, and the arrow keys scroll to it', async ({
  page,
}) => {
  await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
  await openSignedIn(page, '/')
  const columns = page.getByRole('tab')
  await expect(columns).toHaveCount(4)
  const linesOf = (tab: Element) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(tab)
    return Math.round((tab.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight))
  }
  for (const column of await columns.all()) expect(await column.evaluate(linesOf)).toBe(1)
  await columns.first().focus()
  await page.keyboard.press('End')
  await expect(columns.last()).toBeFocused()
  await expect(columns.last()).toBeInViewport({ ratio: 1 })
})

test('[HOME-07] [A79] the follow notice leads to the guide and stays closed for the session @zh', async ({
  page,
  words,
}) => {
  await openHome(page, words)
  const notice = page.getByRole('link', { name: words.home.follow.text })
  await notice.tap()
  await expect(page).toHaveURL(/\/guide\/follow$/)
  await page.goBack()
  await page.getByRole('button', { name: words.home.follow.close }).tap()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(tabPanel(page).getByRole('article').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('[HOME-01] [PAY-03] the next step is the order that waits for its payment, and the clinics are listed by name @zh', async ({
  page,
  words,
}) => {
  await openHome(page, words)
  const step = page.getByRole('region', { name: words.nextStep.pay.title })
  await expect(step.getByRole('timer')).toHaveText(/^\d\d:\d\d/)
  await expect(page.getByRole('heading', { name: words.home.nearby.title })).toBeVisible()
  await step.getByRole('link', { name: words.nextStep.pay.action }).tap()
  await expect(page).toHaveURL(/\/order\/tradePay\/\d+\?type=subscribe$/)
})

test('[HOME-01] late content on Home fills reserved space, so that nothing moves', async ({ page, words }) => {
  await openHome(page, words)
  await recordShifts(page)
  await page.reload()
  await expect(tabPanel(page).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: words.nextStep.pay.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.home.nearby.title })).toBeVisible()
  await waitForIdle(page)
  const shifts = await shiftsOf(page)
  expect(scoreOf(shifts.filter(({ afterInput }) => !afterInput))).toBeLessThan(0.1)
})

test('[SVC-08] [SVC-11] [NAV-09] all offered services load page by page, and a pull refreshes them @zh', async ({
  page,
  words,
}) => {
  const { home, shell } = words
  await openHome(page, words)
  await page.getByRole('link', { name: home.allServices }).tap()
  await expect(heading(page, shell.titles.serviceList)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  await scrollToEnd(page, main, 19)
  await expect(main.getByText(shell.list.end)).toBeVisible()
  await expect(
    main.getByText(/内部测试|旧版体验|明年新|隐藏的|Internal test|Former trial|New next year|Hidden draft/),
  ).toHaveCount(0)
  await expectScreenOk(page)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('.adm-pull-to-refresh').waitFor()
  const letGo = await pullDown(page, 400)
  await expect(main.getByText(shell.refresh.release)).toBeVisible()
  await letGo()
  await expect(main.getByText(shell.refresh.done)).toBeVisible()
  await expect(main.getByText(shell.refresh.done)).toBeHidden()
  await expect(main.getByRole('article').first()).toContainText(/乳腺健康检测|Breast health check/)
})

test('[A354] a pull without a server says so and keeps the list, and Home says it once for all parts @zh', async ({
  page,
  words,
  problems,
}) => {
  // The request for doctors' replies, a POST, may fail too.
  problems.expected(/502 \(Bad Gateway\)|500 \(Internal Server Error\).*queryConsultationsByUserId/)
  await openHome(page, words)
  await page.getByRole('link', { name: words.home.allServices }).tap()
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.locator('.adm-pull-to-refresh').waitFor()
  await turn(page, words, 'serverDown')
  const letGo = await pullDown(page, 400)
  await letGo()
  await expect(main.getByText(words.shell.refresh.failed)).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.goto('/home')
  // Home keeps stale data; a phone without any shows the failure.
  await expect(main.getByText(words.shell.notRefreshed)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('device:home-cards'))
  await page.goto('/home')
  await expect(main.getByText(words.shell.failed.parts)).toBeVisible()
  await expectScreenOk(page)
  await expect(main.getByRole('button', { name: words.shell.actions.retry })).toHaveCount(1)
})
