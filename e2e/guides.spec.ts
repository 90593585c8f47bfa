import type { Page } from '@playwright/test'
import { findClippedText } from './support/findClippedText'
import { waitForIdle } from './support/waitForIdle'
import { openSignedIn } from './support/signedIn'
import { signIn, signInByPhone } from './support/signIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

const RECORD =
  '{"date":"2026-11-25","orgId":"102","id":"31","name":"周玉珍","customerId":"2001","inspectionId":"880012","hqiId":"","chqDone":false}'

const steps = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('heading', { level: 2 })
const otherGuide = (page: Page, { guides }: SpokenWords, name: string) =>
  page.getByRole('navigation', { name: guides.others }).getByRole('link', { name })

test('[NAV-40] [NAV-41] [NAV-42] [A34] the guides link to one another, to the reports and to the questionnaire @zh', async ({
  page,
  words,
}) => {
  const { guides, shell } = words
  await page.goto('/guide')
  await expect(heading(page, shell.titles.guide)).toBeVisible()
  await expect(steps(page)).toHaveText(
    [guides.report.signIn, guides.report.find, guides.report.progress, guides.report.read].map(
      ({ title }, index) => `${index + 1} ${title}`,
    ),
  )

  await otherGuide(page, words, shell.titles.guidePreFilled).tap()
  await expect(heading(page, shell.titles.guidePreFilled)).toBeVisible()
  await expect(steps(page)).toHaveCount(4)
  await page.getByRole('button', { name: guides.preFill.toForm }).tap()
  await signIn(page, words)
  await expect(page).toHaveURL('/chq/inspectChq')
  await page.goto('/guide')
  await page.getByRole('button', { name: guides.report.open }).tap()
  await expect(page).toHaveURL('/report/list')

  await page.goto('/home')
  await page.getByRole('link', { name: words.home.follow.text }).tap()
  await expect(heading(page, shell.titles.guideFollow)).toBeVisible()
  await expect(steps(page)).toHaveCount(3)
})

test('[NAV-33] [ONSITE-29] [ONSITE-30] [A135] the cookie page lists this phone’s cookies and forgets its check-in on a tap', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { cookies, shell } = words
  const keep = (name: string, value: string) => ({ name, value: encodeURIComponent(value), url: baseURL ?? '' })
  await context.addCookies([
    keep('newFree', RECORD),
    keep('chqCache', '{"customerId":"2001"}'),
    keep('token', 'secret-1234'),
  ])
  await page.goto('/subscribe/clearToken')
  await expect(heading(page, shell.titles.clearToken)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: cookies.checkIn.kept })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText([RECORD, '{"customerId":"2001"}', cookies.hidden])
  await expect(page.getByText('secret-1234')).toHaveCount(0)
  await expectScreenOk(page)
  await page.getByRole('button', { name: cookies.clear }).tap()
  await expect(page.getByRole('status').filter({ hasText: cookies.checkIn.cleared })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText([cookies.hidden])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['token'])
  await expectScreenOk(page)
})

test('[RA13] the cookie page says when cookies are blocked @zh', async ({ page, words }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
  const { cookies } = words
  await page.goto('/subscribe/clearToken')
  await expect(page.getByText(cookies.blocked)).toBeVisible()
  await expect(page.getByText(cookies.empty, { exact: true })).toBeVisible()
  await expectScreenOk(page)
})

const openMy = async (page: Page, words: SpokenWords) => {
  await openSignedIn(page, '/my')
  await expect(heading(page, words.shell.titles.my)).toBeVisible()
}
const sizeButton = (page: Page, { shell }: SpokenWords, percent: string) =>
  page.getByRole('group', { name: shell.textSize }).getByRole('button', { name: percent })
const isChosen = (page: Page, words: SpokenWords, percent: string) =>
  expect(sizeButton(page, words, percent)).toHaveAttribute('aria-pressed', 'true')
const textSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
const nothingCut = async (page: Page) => {
  await waitForIdle(page)
  expect(await page.evaluate(findClippedText)).toEqual([])
}

test.describe('large text', () => {
  test('text grows at once up to 176 %, nothing is cut, and the size survives a reload and a sign-out', async ({
    page,
    words,
  }) => {
    const { account, shell } = words
    await openMy(page, words)
    expect(await textSize(page)).toBe('16px')
    await sizeButton(page, words, '130%').tap()
    expect(await textSize(page)).toBe('20.8px')
    await nothingCut(page)
    await expectScreenOk(page)
    await sizeButton(page, words, '160%').tap()
    expect(await textSize(page)).toBe('25.6px')
    await nothingCut(page)
    await sizeButton(page, words, '176%').tap()
    expect(await textSize(page)).toBe('28.16px')
    await nothingCut(page)
    await page.reload()
    await expect(heading(page, shell.titles.my)).toBeVisible()
    await isChosen(page, words, '176%')
    expect(await textSize(page)).toBe('28.16px')
    // everyScreen.spec.ts checks all screens at this size.
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await textSize(page)).toBe('28.16px')
    await nothingCut(page)
    await page.goto('/my')
    await page.getByRole('button', { name: account.signOut }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: account.signOut }).tap()
    await expect(heading(page, shell.titles.login)).toBeVisible()
    expect(await textSize(page)).toBe('28.16px')
    await nothingCut(page)
  })

  test('nothing of the app is painted before the text is large, and the frame does not jump @zh', async ({
    page,
    words,
  }) => {
    await openMy(page, words)
    await sizeButton(page, words, '130%').tap()
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const { fontSize } = getComputedStyle(document.documentElement)
        if (document.querySelector('#root > *') !== null) seen.push(fontSize)
        const card = document.querySelector('.boot-card')
        if (card !== null) seen.push(`card ${card.getBoundingClientRect().height}`)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await isChosen(page, words, '130%')
    const seen = await page.evaluate(() => [...new Set(Reflect.get(window, 'seen') as string[])])
    expect(seen).toContain('20.8px')
    expect(seen.filter((one) => one !== '20.8px' && one !== 'card 112')).toEqual([])
  })

  test('[RA13] without storage the size holds while the page lives @zh', async ({ page, words }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await page.goto('/login?retry=1&redirect=%2Fmy')
    await signInByPhone(page, words)
    await expect(heading(page, words.shell.titles.my)).toBeVisible()
    await sizeButton(page, words, '130%').tap()
    const tabs = page.getByRole('navigation', { name: words.shell.tabs.label })
    await tabs.getByRole('link', { name: words.shell.tabs.home }).tap()
    await expect(heading(page, words.shell.product)).toBeVisible()
    expect(await textSize(page)).toBe('20.8px')
    await tabs.getByRole('link', { name: words.shell.tabs.my }).tap()
    await isChosen(page, words, '130%')
  })
})
