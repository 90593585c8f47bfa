import type { Page } from '@playwright/test'
import { addDays, chinaDay } from '@/lib/time/day'
import { chooseProviderOutcome } from './support/signIn'
import { heading } from './support/heading'
import {
  arrived,
  review,
  MOTHERS_ASSESSMENT,
  next,
  openQuestions,
  OWN_CHECK,
  picker,
  radio,
  restored,
  send,
  sentFrom,
  sectionHeading,
  tabTo,
  toSection,
  typed,
} from './support/questionnaire'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

const APPOINTMENT = '/subscribe/detail/1745039284758340003'

test('[FULLQ-01] [FULLQ-49] [A117] [A385] a questionnaire is completed by touch from an appointment: consent, missing answers, sending, and back @main', async ({
  page,
  words,
}) => {
  const { consent, questions, questionnaireForms, shell } = words
  await openSignedIn(page, APPOINTMENT)
  await page.getByRole('link', { name: words.appointments.questionnaire.open }).tap()
  await expect(page.getByRole('checkbox', { name: consent.box })).toBeVisible()
  await expectScreenOk(page)
  await page.getByRole('button', { name: consent.refuse }).tap()
  await expect(heading(page, shell.titles.subscribeDetail)).toBeVisible()
  await page.getByRole('link', { name: words.appointments.questionnaire.open }).tap()
  await page.getByRole('checkbox', { name: consent.box }).tap()
  await page.getByRole('button', { name: consent.goOn, exact: true }).tap()
  await typed(page, words, 'name').fill('')
  await next(page, words).tap()
  await expect(typed(page, words, 'name')).toBeFocused()
  await expect(page.getByText(questions.problems.nameMissing)).toBeVisible()
  await expectScreenOk(page)
  await typed(page, words, 'name').fill('林婉清')
  await next(page, words).tap()
  await expect(sectionHeading(page, words, 'menstruation')).toBeFocused()
  await expect(typed(page, words, 'menarcheAge')).toHaveValue('13')
  await next(page, words).tap()
  await radio(page, words, 'biopsy', questions.dictionaries.yesNo.yes).tap()
  await next(page, words).tap()
  await expect(page.getByText(questions.problems.selectAtLeastOne)).toBeVisible()
  await expectScreenOk(page)
  await radio(page, words, 'biopsyTimes', questions.dictionaries.biopsyTimes.one).tap()
  await page.getByRole('checkbox', { name: questions.dictionaries.biopsyResult.hyperplasia, exact: true }).tap()
  await next(page, words).tap()
  await expect(sectionHeading(page, words, 'habits')).toBeFocused()
  await page.goBack()
  await expect(sectionHeading(page, words, 'familyAndBiopsy')).toBeFocused()
  await page.reload()
  await expect(sectionHeading(page, words, 'familyAndBiopsy')).toBeVisible()
  await review(page, words)
  await expect(page.getByText(questions.dictionaries.biopsyResult.hyperplasia, { exact: true })).toBeVisible()
  await expectScreenOk(page)
  await send(page, words).tap()
  await expect(arrived(page, words)).toBeVisible()
  await page.getByRole('button', { name: questionnaireForms.sent.goOn, exact: true }).tap()
  await expect(page).toHaveURL(APPOINTMENT)
})

test('[FULLQ-50] [API-22] [A377] [FULLQ-08] [A425] the health-service questionnaire, for a relative and then for oneself, ends in its report and is listed', async ({
  page,
  words,
}) => {
  const patient = page.getByRole('button', { name: words.questionnaireForms.patient.label })
  await openQuestions(page, words, '/chq/healthServiceChq?serviceId=2')
  await typed(page, words, 'weight').fill('61')
  await patient.tap()
  await page.getByRole('dialog').getByRole('radio', { name: '林可' }).tap()
  await expect(typed(page, words, 'name')).toHaveValue('林可')
  await expect(typed(page, words, 'weight')).toHaveValue('')
  await expectScreenOk(page)
  await patient.tap()
  await page.getByRole('dialog').getByRole('radio', { name: '林婉清' }).tap()
  await expect(restored(page, words)).toBeVisible()
  await expect(typed(page, words, 'weight')).toHaveValue('61')
  // Answered more than a week ago, so it is asked again.
  await toSection(page, words, 'menstruation')
  await picker(page, words, 'lastPeriodDay').tap()
  await page.getByRole('grid').locator('[aria-current="date"]').tap()
  await toSection(page, words, 'breast')
  await radio(page, words, 'breastResults', words.questions.dictionaries.yesNo.yes).tap()
  await page.getByRole('button', { name: words.questionnaires.noChanges }).tap()
  await expectScreenOk(page)
  await radio(page, words, 'breastResults', words.questions.dictionaries.yesNo.no).tap()
  const sent = sentFrom(page)
  await review(page, words)
  await send(page, words).tap()
  await page.getByRole('button', { name: words.questionnaireForms.sent.seeReport, exact: true }).tap()
  await expect(page).toHaveURL(/\/report\/healthServicesReport\?reportId=\d{19}$/)
  expect(sent.map(({ body }) => body.customerId)).toEqual(['1001'])
  expect(JSON.parse(sent[0]?.body.questionContent ?? '')).toMatchObject({ breast: null })
  await page.goto('/chq/my')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7)
})

test.describe('a questionnaire by keyboard only', () => {
  const onByKey = async (page: Page, words: SpokenWords, section: keyof SpokenWords['questionnaires']['sections']) => {
    await tabTo(page, next(page, words))
    await page.keyboard.press('Enter')
    await expect(sectionHeading(page, words, section)).toBeFocused()
  }
  const agreeByKeys = async (page: Page, { consent }: SpokenWords) => {
    await tabTo(page, page.getByRole('checkbox', { name: consent.box }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: consent.goOn, exact: true }))
    await page.keyboard.press('Enter')
  }

  test('[FULLQ-01] the inspection questionnaire is completed @zh', async ({ page, words }) => {
    const { yesNo } = words.questions.dictionaries
    const { keyboard } = page
    const now = Date.now()
    await openSignedIn(page, OWN_CHECK, { now })
    await expect(heading(page, words.shell.titles.inspectQuestionnaire)).toBeVisible()
    await agreeByKeys(page, words)
    await tabTo(page, typed(page, words, 'age'))
    await keyboard.type('47')
    await onByKey(page, words, 'menstruation')
    await tabTo(page, picker(page, words, 'lastPeriodDay'))
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('grid').locator('[aria-pressed="true"]'))
    await keyboard.press('ArrowLeft')
    await keyboard.press('Enter')
    await expect(picker(page, words, 'lastPeriodDay')).toBeFocused()
    await onByKey(page, words, 'familyAndBiopsy')
    await onByKey(page, words, 'habits')
    await tabTo(page, radio(page, words, 'smoking', yesNo.no))
    await keyboard.press('ArrowUp')
    await tabTo(page, radio(page, words, 'drink', yesNo.no))
    await keyboard.press('Space')
    await tabTo(page, next(page, words))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: words.questionnaires.review.title })).toBeFocused()
    const sent = sentFrom(page)
    await tabTo(page, send(page, words))
    await keyboard.press('Enter')
    await expect(arrived(page, words).getByRole('button')).toBeFocused()
    expect(JSON.parse(sent[0]?.body.questionContent ?? '')).toMatchObject({
      basicinfo: { age: 47 },
      // The stored last period began 48 days before the demo does; the arrow key chose the day before.
      menstrufeeding: { m_lastday: addDays(chinaDay(now), -49) },
      factor: { smoking: true, drink: false },
    })
    await keyboard.press('Enter')
    await expect(heading(page, words.shell.titles.myQuestionnaires)).toBeVisible()
  })

  test('[FULLQ-01] the short questionnaire after a check-in is completed @zh', async ({ page, words }) => {
    const { keyboard } = page
    const { dictionaries } = words.questions
    await page.goto('/subscribe/nowFree?orgId=105')
    await chooseProviderOutcome(page, words, 'refuse')
    const { checkIn, shell, consent } = words
    await page.getByLabel(checkIn.name, { exact: true }).fill('沈若兰')
    await page.getByLabel(checkIn.phone, { exact: true }).fill('13911111111')
    await page.getByRole('radio', { name: shell.sex.female, exact: true }).check()
    for (const [label, value] of [
      [shell.dates.birth.year, '1980'],
      [shell.dates.birth.month, '04'],
      [shell.dates.birth.day, '12'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).selectOption(value)
    }
    await page.getByRole('radio', { name: checkIn.no, exact: true }).check()
    await page.getByRole('checkbox', { name: consent.box }).check()
    await page.getByRole('button', { name: checkIn.submit }).click()
    await expect(heading(page, checkIn.done.nearly)).toBeVisible()

    await tabTo(page, radio(page, words, 'menarcheBand', dictionaries.menarcheBand.upTo12))
    await keyboard.press('ArrowDown')
    await tabTo(page, radio(page, words, 'lactation', dictionaries.yesNo.no))
    await keyboard.press('ArrowUp')
    await tabTo(page, radio(page, words, 'lactationTime', dictionaries.lactation.none))
    await keyboard.press('Space')
    await tabTo(page, picker(page, words, 'gailBiopsy'))
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
    await keyboard.press('Enter')
    await expect(picker(page, words, 'gailAtypical')).toContainText(dictionaries.gailAtypical.noBiopsy)
    const sent = sentFrom(page)
    await tabTo(page, send(page, words))
    await keyboard.press('Enter')
    await expect(arrived(page, words).getByRole('button')).toBeFocused()
    await keyboard.press('Enter')
    await expect(heading(page, checkIn.done.sent)).toBeVisible()
    expect(JSON.parse(sent[0]?.body.questionContent ?? '')).toMatchObject({
      menstrufeeding: { m_age: '1', is_lh: true, ob_lh: '0' },
      gail: { biopsy: 0, atypical: 0 },
    })
  })

  test('[FULLQ-01] the supplementary questionnaire is completed @zh', async ({ page, words }) => {
    const { keyboard } = page
    const { yesNo, hasNot } = words.questions.dictionaries
    await openSignedIn(page, MOTHERS_ASSESSMENT)
    await expect(heading(page, words.shell.titles.shortQuestionnaire)).toBeVisible()
    await agreeByKeys(page, words)
    await expect(typed(page, words, 'name')).toHaveValue('周玉珍')
    for (const [question, answer] of [
      ['lackExercise', yesNo.yes],
      ['sleepDebt', yesNo.yes],
      ['contraception', hasNot.has],
      ['useProduct', yesNo.yes],
    ] as const) {
      // No radio is checked: Tab reaches the first, and the arrow checks the other.
      await tabTo(page, radio(page, words, question, answer))
      await keyboard.press('ArrowDown')
    }
    await tabTo(page, next(page, words))
    await keyboard.press('Enter')
    await tabTo(page, send(page, words))
    await keyboard.press('Enter')
    await expect(arrived(page, words).getByRole('button')).toBeFocused()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/report\/healthServicesReport\?reportId=\d{19}$/)
  })
})
