import type { Locator, Page } from '@playwright/test'
import { turn } from './support/panel'
import { ACCOUNT, signIn, chooseProviderOutcome } from './support/signIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

const PAGE = '/subscribe/nowFree?orgId=105'

const atForm = (page: Page, { shell }: SpokenWords) => expect(heading(page, shell.titles.nowFree)).toBeVisible()
const submitButton = (page: Page, { checkIn }: SpokenWords): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${checkIn.submit}|${checkIn.sending})$`) })
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })

/** Opens the form as an unknown visitor, who refuses the provider and then uses the page without a token. */
const openUnknown = async (page: Page, words: SpokenWords, address = PAGE): Promise<void> => {
  await page.goto(address)
  await chooseProviderOutcome(page, words, 'refuse')
  await expect(page).toHaveURL(/\/subscribe\/nowFree/)
}

const fillIn = async (page: Page, { checkIn, shell, consent }: SpokenWords): Promise<void> => {
  const { year, month, day } = shell.dates.birth
  await page.getByLabel(checkIn.name, { exact: true }).fill('沈若兰')
  await page.getByLabel(checkIn.phone, { exact: true }).fill('139 1111 2222')
  await radio(page, shell.sex.female).check()
  await page.getByLabel(year, { exact: true }).selectOption('1980')
  await page.getByLabel(month, { exact: true }).selectOption('04')
  await page.getByLabel(day, { exact: true }).selectOption('12')
  await expect(page.getByLabel(checkIn.age, { exact: true })).toHaveValue(/^4\d$/)
  await radio(page, checkIn.no).check()
  await page.getByRole('checkbox', { name: consent.box }).check()
}

const calls = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname.slice('/api'.length))
  })
  return paths
}
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

test('[ONSITE-01] [ONSITE-22] [A401] a customer checks in with three taps: no implants, consent, check in @en', async ({
  page,
  words,
}) => {
  await page.goto(PAGE)
  await signIn(page, words, ACCOUNT)
  await atForm(page, words)
  await expect(page.getByLabel(words.checkIn.phone, { exact: true })).toHaveValue(ACCOUNT)
  await radio(page, words.checkIn.no).tap()
  await page.getByRole('checkbox', { name: words.consent.box }).tap()
  await submitButton(page, words).tap()
  await expect(heading(page, words.checkIn.done.sent)).toBeFocused()
  await expectScreenOk(page)
  await page.reload()
  await expect(heading(page, words.checkIn.done.already)).toBeVisible()
  await expectScreenOk(page)
})

test('[ONSITE-06] [ONSITE-23] [ONSITE-27] [A388] [A389] a visitor without an account checks in, leaves, and completes the questionnaire later @main', async ({
  page,
  words,
}) => {
  const made = calls(page)
  await openUnknown(page, words)
  await atForm(page, words)
  await submitButton(page, words).click()
  await expect(page.getByText(words.checkIn.problems.nameMissing)).toBeVisible()
  await expect(page.getByLabel(words.checkIn.name, { exact: true })).toBeFocused()
  await expectScreenOk(page)
  await fillIn(page, words)
  await submitButton(page, words).click()
  await expect(heading(page, words.checkIn.done.nearly)).toBeVisible()
  await page.reload()
  await chooseProviderOutcome(page, words, 'refuse')
  await expect(heading(page, words.checkIn.done.nearly)).toBeVisible()
  // Nothing is stored for an unknown visitor, not even the consent.
  await page.getByRole('checkbox', { name: words.consent.box }).check()
  await page.getByRole('button', { name: words.consent.goOn }).click()
  await page.getByRole('radio', { name: words.questions.dictionaries.menarcheBand.upTo12 }).check()
  await expectScreenOk(page)
  await page.getByRole('button', { name: words.questionnaireForms.send }).click()
  await page.getByRole('button', { name: words.questionnaireForms.sent.goOn, exact: true }).click()
  await expect(heading(page, words.checkIn.done.sent)).toBeVisible()
  expect(JSON.parse(decodeURIComponent((await cookieOf(page, 'newFree'))?.value ?? ''))).toMatchObject({
    orgId: '105',
    name: '沈若兰',
    chqDone: true,
  })
  expect(JSON.parse(decodeURIComponent((await cookieOf(page, 'chqCache'))?.value ?? ''))).toMatchObject({
    orgId: '105',
  })
  const open = [
    '/organ/getOrganInfo',
    '/organ/getOrganConfig',
    '/subscribe/submitNowFree',
    '/subscribe/saveOrUpdateHealthQuestionnaireInfo',
  ]
  expect(made.filter((path) => !open.includes(path))).toEqual([])
})

test('[ONSITE-24] the check-in of a man is complete without a questionnaire @zh', async ({ page, words }) => {
  const made = calls(page)
  await openUnknown(page, words)
  await fillIn(page, words)
  await radio(page, words.shell.sex.male).check()
  await submitButton(page, words).click()
  await expect(heading(page, words.checkIn.done.sent)).toBeVisible()
  expect(JSON.parse(decodeURIComponent((await cookieOf(page, 'newFree'))?.value ?? ''))).toMatchObject({
    name: '沈若兰',
    chqDone: true,
  })
  expect(made).not.toContain('/subscribe/saveOrUpdateHealthQuestionnaireInfo')
})

test('[ONSITE-31] another visitor can check in once the record is cleared @zh', async ({ page, words }) => {
  await openUnknown(page, words)
  await fillIn(page, words)
  await submitButton(page, words).click()
  await expect(heading(page, words.checkIn.done.nearly)).toBeVisible()
  await page.goto('/subscribe/clearToken')
  await page.getByRole('button', { name: words.cookies.clear }).click()
  await openUnknown(page, words)
  await atForm(page, words)
  await expect(page.getByLabel(words.checkIn.name, { exact: true })).toHaveValue('')
})

test('[ONSITE-20] a clinic without check-ins says so under its name @zh', async ({ page, words }) => {
  await openUnknown(page, words, '/subscribe/nowFree?orgId=103')
  await expect(page.getByText(words.checkIn.closed)).toBeVisible()
  await expect(page.getByText('澄心妇女健康门诊部（西城）')).toBeVisible()
})

test('[A124] without a network the page says so and offers a retry @zh', async ({ page, words, problems }) => {
  problems.expected(/getOrgan/)
  await openUnknown(page, words, '/subscribe/nowFree?orgId=103')
  await expect(page.getByText(words.checkIn.closed)).toBeVisible()
  await turn(page, words, 'offline')
  await openUnknown(page, words)
  await expect(page.getByText(words.shell.failed.title)).toBeVisible()
  await expectScreenOk(page)
  await turn(page, words, 'offline')
  await page.getByRole('main').getByRole('button', { name: words.shell.actions.retry }).click()
  await atForm(page, words)
})

test('[ONSITE-13] [A546] implants stop the check-in at the choice, and the bar leads to the doctors @zh', async ({
  page,
  words,
}) => {
  const made = calls(page)
  await openUnknown(page, words)
  await fillIn(page, words)
  await radio(page, words.checkIn.yes).check()
  const warning = page
    .getByRole('alert')
    .filter({ hasText: '非常抱歉，因植入性假体是此检查禁忌症，所以无法预约敬请谅解' })
  await expect(warning).toBeVisible()
  await expectScreenOk(page)
  await expect(submitButton(page, words)).toHaveCount(0)
  await radio(page, words.checkIn.no).check()
  await expect(submitButton(page, words)).toBeVisible()
  await radio(page, words.checkIn.yes).check()
  await page.getByRole('link', { name: words.checkIn.toDoctors }).tap()
  await expect(page).toHaveURL(/consult%2Findex$/)
  expect(made).not.toContain('/subscribe/submitNowFree')
})

for (const [id, full, other] of [
  ['ONSITE-11', 'morning', 'afternoon'],
  ['ONSITE-12', 'afternoon', 'morning'],
] as const)
  test(`[${id}] a full ${full} cannot be chosen, and the ${other} can @zh`, async ({ page, words }) => {
    const { day, done, halves, left, problems } = words.checkIn
    await openUnknown(page, words, '/subscribe/nowFree?orgId=102')
    await atForm(page, words)
    const isFull = (half: 'morning' | 'afternoon') => radio(page, halves[half]).isDisabled()
    const places = left.replace('{{places}}', '\\d+')
    const counted = page.getByText(new RegExp(`${places}|${problems.morningFull}|${problems.afternoonFull}`)).first()
    const next = async (): Promise<void> => {
      await page.getByRole('button', { name: new RegExp(`^${day}`) }).click()
      await page.getByRole('grid').locator('[aria-pressed="true"]').press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(counted).toBeVisible()
    }
    // The places of a day arrive after it was chosen.
    await expect(counted).toBeVisible()
    for (let days = 0; days < 5 && (!(await isFull(full)) || (await isFull(other))); days++) await next()
    await expect(page.getByText(problems[`${full}Full`])).toBeVisible()
    await expect(radio(page, halves[full])).toBeDisabled()
    await expect(radio(page, halves[other])).toBeChecked()
    await expectScreenOk(page)
    await fillIn(page, words)
    await submitButton(page, words).click()
    await expect(heading(page, done.nearly)).toBeVisible()
    await expect(page.getByText(new RegExp(`${halves[other]}$`)).first()).toBeVisible()
  })

test('[AUTH-10] [AUTH-12] [AUTH-13] a code that fails twice lets the visitor through without a token @zh', async ({
  page,
  words,
}) => {
  const made = calls(page)
  const choose = async () => {
    await expect(heading(page, words.demo.provider.title)).toBeVisible()
    await chooseProviderOutcome(page, words, 'usedCode')
  }
  await page.goto(PAGE)
  await choose()
  await choose()
  await atForm(page, words)
  const { searchParams } = new URL(page.url())
  expect([
    searchParams.get('orgId'),
    searchParams.get('retry'),
    searchParams.has('code'),
    searchParams.has('state'),
  ]).toEqual(['105', '1', false, false])
  expect(made.filter((path) => path === '/login/getOpenIdByCode')).toHaveLength(2)
  expect(made).not.toContain('/customer/getCustomerInfo')
  expect(await cookieOf(page, 'token')).toBeUndefined()
})

test('[AUTH-12] [RA17] a code that fails once and then works signs in, and Back at the provider lets the visitor through @zh', async ({
  page,
  words,
}) => {
  await page.goto(PAGE)
  await chooseProviderOutcome(page, words, 'usedCode')
  await page.waitForURL((url) => (url.searchParams.get('redirect_uri') ?? '').includes('retry=1'))
  await signIn(page, words, ACCOUNT)
  await expect(page.getByLabel(words.checkIn.phone, { exact: true })).toHaveValue(ACCOUNT)
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(PAGE)
  await expect(heading(page, words.demo.provider.title)).toBeVisible()
  await page.goBack()
  await atForm(page, words)
})

test('[RA13] with blocked cookies the check-in works and says that it will not be remembered @zh', async ({
  page,
  words,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} })
  })
  await openUnknown(page, words)
  await fillIn(page, words)
  await submitButton(page, words).click()
  await expect(page.getByText(words.checkIn.done.notKept)).toBeVisible()
  await expectScreenOk(page)
})

test('[ONSITE-19] [RB1] [RB3] repeated taps send one check-in, and none without a network @zh', async ({
  page,
  words,
  context,
}) => {
  const made = calls(page)
  await openUnknown(page, words)
  await fillIn(page, words)
  await context.setOffline(true)
  await expect(submitButton(page, words)).toBeDisabled()
  await expect(page.getByText(words.shell.offline.replace('{{kept}}', words.shell.kept))).toBeVisible()
  await context.setOffline(false)
  await expect(submitButton(page, words)).toBeEnabled()
  await expect(page.getByLabel(words.checkIn.name, { exact: true })).toHaveValue('沈若兰')
  await turn(page, words, 'slow')
  await submitButton(page, words).evaluate((button) => {
    if (button instanceof HTMLElement) for (let taps = 0; taps < 2; taps++) button.click()
  })
  await expect(page.getByText(words.checkIn.wait)).toBeVisible()
  await expectScreenOk(page)
  await expect(heading(page, words.checkIn.done.nearly)).toBeVisible({ timeout: 15_000 })
  expect(made.filter((path) => path === '/subscribe/submitNowFree')).toHaveLength(1)
})

test('[RB2] [A391] a check-in without an answer is unconfirmed: the page says so, keeps everything, and sends again on a tap @zh', async ({
  page,
  words,
  problems,
}) => {
  problems.expected(/submitNowFree/)
  await openUnknown(page, words)
  await fillIn(page, words)
  await turn(page, words, 'offline')
  await submitButton(page, words).click()
  const failure = page.getByRole('alert').filter({ hasText: words.checkIn.notSent.unconfirmed.title })
  await expect(failure).toBeFocused()
  await expect(failure).toContainText(words.checkIn.notSent.unconfirmed.next)
  await expectScreenOk(page)
  await turn(page, words, 'offline', 'slotFull')
  await submitButton(page, words).click()
  await expect(page.getByRole('alert').filter({ hasText: words.checkIn.notSent.rejected.title })).toContainText(
    '该日期预约已满，请重新选择',
  )
  await turn(page, words, 'slotFull')
  await submitButton(page, words).click()
  await expect(heading(page, words.checkIn.done.nearly)).toBeVisible()
})
