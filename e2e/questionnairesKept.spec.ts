import { agree } from './support/account'
import { openPanel, turn } from './support/panel'
import {
  arrived,
  next,
  review,
  openQuestions,
  OWN_CHECK,
  picker,
  radio,
  restored,
  send,
  sentFrom,
  toSection,
  typed,
} from './support/questionnaire'
import { signIn } from './support/signIn'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expectNotice } from './support/expectNotice'
import { expect, test } from './support/test'

test('[RB4] a draft is restored with its time, after a reload and in a closed page, and can be discarded @zh', async ({
  page,
  words,
  context,
}) => {
  const { restored: said } = words.questionnaires
  const drinks = words.questions.dictionaries.yesNo.yes
  await openQuestions(page, words, OWN_CHECK)
  await typed(page, words, 'age').fill('47')
  await toSection(page, words, 'menstruation')
  await typed(page, words, 'childbirth').fill('2')
  await toSection(page, words, 'habits')
  await radio(page, words, 'drink', drinks).check()
  await page.reload()
  await expect(restored(page, words)).toBeVisible()
  await expectScreenOk(page)
  await page.close()

  const again = await context.newPage()
  await again.goto(OWN_CHECK)
  await expect(restored(again, words)).toBeVisible()
  await expect(typed(again, words, 'age')).toHaveValue('47')
  await toSection(again, words, 'menstruation')
  await expect(typed(again, words, 'childbirth')).toHaveValue('2')
  await toSection(again, words, 'habits')
  await expect(radio(again, words, 'drink', drinks)).toBeChecked()
  await toSection(again, words, 'basicInfo')
  await again.getByRole('button', { name: said.again }).click()
  await again
    .getByRole('alertdialog', { name: said.ask.title })
    .getByRole('button', { name: said.ask.confirm })
    .click()
  await expect(typed(again, words, 'age')).toHaveValue('46')
  await again.reload()
  await expect(typed(again, words, 'age')).toHaveValue('46')
  await expect(restored(again, words)).toHaveCount(0)
})

test('[RB4] [A384] a draft is gone after half a day, and for another user @zh', async ({ page, words }) => {
  const kept = (start: string) =>
    page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), start)
  await openQuestions(page, words, '/chq/inspectChq')
  await typed(page, words, 'age').fill('47')
  expect(await kept('of:1001:draft:')).toHaveLength(1)
  await page.clock.setSystemTime(Date.now() + 13 * 3_600_000)
  await page.reload()
  await expect(typed(page, words, 'age')).toHaveValue('46')
  await expect(restored(page, words)).toHaveCount(0)
  expect(await kept('of:1001:draft:')).toEqual([])

  await typed(page, words, 'age').fill('48')
  expect(await kept('of:1001:draft:')).toHaveLength(1)
  const panel = await openPanel(page, words)
  await panel.getByRole('button', { name: '林婉清' }).click()
  await page.getByRole('radio', { name: '陈国栋' }).click()
  await agree(page, words)
  await expect(typed(page, words, 'name')).toHaveValue('陈国栋')
  await expect(restored(page, words)).toHaveCount(0)
  expect(await kept('of:1001:')).toEqual([])
})

test('[RB1] [FULLQ-47] [FULLQ-04] a man’s answers are sent without women-only ones, and once despite repeated taps @zh', async ({
  page,
  words,
}) => {
  const { sex, yesNo } = words.questions.dictionaries
  await openQuestions(page, words, OWN_CHECK)
  await toSection(page, words, 'menstruation')
  await expect(typed(page, words, 'menarcheAge')).toBeVisible()
  await toSection(page, words, 'habits')
  const contraception = page.getByRole('radiogroup', { name: words.questions.labels.contraception, exact: true })
  await expect(contraception).toBeVisible()
  await toSection(page, words, 'basicInfo')
  await radio(page, words, 'sex', sex.male).check()
  await toSection(page, words, 'habits')
  await expect(radio(page, words, 'smoking', yesNo.no)).toBeChecked()
  await expect(contraception).toHaveCount(0)
  await review(page, words)
  await expect(page.getByText(words.questions.labels.menarcheAge, { exact: true })).toHaveCount(0)
  const sent = sentFrom(page)
  await turn(page, words, 'slow')
  await send(page, words).evaluate((element) => {
    if (element instanceof HTMLElement) for (let taps = 0; taps < 2; taps++) element.click()
  })
  await expect(send(page, words)).toHaveText(words.questionnaires.sending)
  await expect(send(page, words)).toHaveAttribute('aria-disabled', 'true')
  await send(page, words).click({ force: true })
  await send(page, words).press('Enter')
  await expect(arrived(page, words)).toBeVisible({ timeout: 15_000 })
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0]?.body.questionContent ?? '')).toMatchObject({
    basicinfo: { sex: '1' },
    menstrufeeding: {
      m_lastday: null,
      childbirth: null,
      f_pregnancy: null,
      m_age: null,
      menopausetime: null,
      special: false,
    },
    family: { abortion: false, relatives_1st: true },
    factor: { contraception: false, lack_exercise: true },
  })
})

test('[RB3] [FULLQ-51] without a network nothing is lost: the button waits, a failed submission is shown, and the retry arrives once @zh', async ({
  page,
  words,
  context,
  problems,
}) => {
  problems.expected(/saveOrUpdateHealthQuestionnaireInfo/)
  await openQuestions(page, words, OWN_CHECK)
  await typed(page, words, 'age').fill('47')
  await review(page, words)
  const back = page.getByRole('button', { name: words.questionnaires.review.back })
  const placeOfBack = async () => (await back.boundingBox())?.y
  const before = await placeOfBack()
  await context.setOffline(true)
  const note = page.getByText(words.shell.offline.replace('{{kept}}', words.shell.kept))
  await expect(note).toBeVisible()
  expect(await placeOfBack()).toBe(before)
  await expect(back).toBeInViewport({ ratio: 1 })
  await expect(note).toBeInViewport({ ratio: 1 })
  await expect(send(page, words)).toBeDisabled()
  await context.setOffline(false)
  await expect(send(page, words)).toBeEnabled()
  const sent = sentFrom(page)
  await turn(page, words, 'offline')
  await send(page, words).click()
  const failure = page.getByRole('dialog', { name: words.questionnaireForms.notSent.unconfirmed })
  await expect(failure).toContainText(words.questionnaireForms.notSent.unanswered)
  await failure.getByRole('button', { name: words.questionnaireForms.notSent.close }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^47/ })).toBeVisible()
  await turn(page, words, 'offline')
  await send(page, words).click()
  await expect(arrived(page, words)).toBeVisible()
  expect(sent.map(({ body }) => JSON.parse(body.questionContent) as unknown)).toMatchObject([
    { basicinfo: { age: 47 } },
    { basicinfo: { age: 47 } },
  ])
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('Back closes the message of a failed submission first, then the review @zh', async ({
  page,
  words,
  problems,
}) => {
  problems.expected(/saveOrUpdateHealthQuestionnaireInfo/)
  await openQuestions(page, words, OWN_CHECK)
  await review(page, words)
  await turn(page, words, 'offline')
  await send(page, words).click()
  const failure = page.getByRole('dialog', { name: words.questionnaireForms.notSent.unconfirmed })
  await expect(failure).toBeVisible()
  await page.goBack()
  await expect(failure).toHaveCount(0)
  await expect(send(page, words)).toBeFocused()
  await page.goBack()
  await expect(next(page, words)).toBeFocused()
})

test('a long picker opens at its chosen row, and after a reload Back leaves the page at once @zh', async ({
  page,
  words,
}) => {
  const { groups } = words.ethnicities
  await openSignedIn(page, '/my')
  await page.goto('/chq/healthServiceChq?serviceId=2')
  await agree(page, words)
  const row = page.getByRole('dialog').getByRole('radio', { name: groups.其他, exact: true })
  await picker(page, words, 'ethnicity').click()
  await row.click()
  await picker(page, words, 'ethnicity').click()
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
  await page.reload()
  await expect(picker(page, words, 'ethnicity')).toContainText(groups.其他)
  await page.goBack()
  await expect(page).toHaveURL(/\/my$/)
})

test('[RA4] [A384] a session that ends during the submission asks for a sign-in, restores the answers, and sends them @zh', async ({
  page,
  words,
}) => {
  await openQuestions(page, words, OWN_CHECK)
  await typed(page, words, 'age').fill('47')
  await review(page, words)
  await turn(page, words, 'expire')
  await expectNotice(page, words.shell.errors.signedOut, () => send(page, words).click())
  await signIn(page, words)
  await expect(restored(page, words)).toBeVisible()
  await expect(typed(page, words, 'age')).toHaveValue('47')
  const sent = sentFrom(page)
  await review(page, words)
  await send(page, words).click()
  await expect(arrived(page, words)).toBeVisible()
  expect(JSON.parse(sent[0]?.body.questionContent ?? '')).toMatchObject({ basicinfo: { age: 47 } })
  await page.reload()
  await toSection(page, words, 'basicInfo')
  await expect(typed(page, words, 'age')).toHaveValue('47')
  await expect(restored(page, words)).toHaveCount(0)
})

test('[RA13] on a phone without free storage it says once that no draft is kept, and still sends @zh', async ({
  page,
  words,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('of:')) throw new DOMException('full', 'QuotaExceededError')
      this[key] = value
    }
  })
  await openQuestions(page, words, OWN_CHECK)
  await expect(page.getByText(words.questionnaires.notSaved)).toHaveCount(0)
  await typed(page, words, 'age').fill('47')
  await toSection(page, words, 'menstruation')
  await typed(page, words, 'childbirth').fill('2')
  await expect(page.getByText(words.questionnaires.notSaved)).toHaveCount(1)
  await expectScreenOk(page)
  await review(page, words)
  await send(page, words).click()
  await expect(arrived(page, words)).toBeVisible()
})
