import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  dialog,
  input,
  review,
  next,
  openQuestionnaire,
  option,
  OWN_APPOINTMENT,
  OWN_CHECK,
  question,
  SAVE,
  sentQuestionnaire,
  submit,
  toSection,
  type,
  watch,
  withQuery,
} from './questionnaireSupport'
import { heading, saying } from '../../support/app'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const URL_SERVICE = '/chq/healthServiceChq?serviceId=2'
const URL_CHECK = withQuery('/chq/inspectChq', { ...OWN_CHECK, detailId: OWN_APPOINTMENT })
const isAsked = (id: string) => document.querySelector<HTMLElement>(`[data-field="${id}"]`) !== null

describe('the opened questionnaire', () => {
  test('[A422] one of three general questionnaires of one person opens with its own answers, and is the only one overwritten', async () => {
    const saved = watch(SAVE)
    const { user } = await openQuestionnaire('/chq/my', { phone: '13800000003', userId: '1003' })
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '陈国栋 检查问卷 填写于 2026年11月5日',
      '何秀英 健康问卷 填写于 2026年11月1日',
      '何秀英 健康问卷 填写于 2023年3月2日',
      '何秀英 健康问卷 填写于 2021年5月8日',
    ])
    await user.click(within(rows[3] as HTMLElement).getByRole('link'))
    await heading('检查问卷')
    await next()
    // Answered in 2021: the age is recomputed, and the last period is asked again.
    expect(input('age')).toHaveValue('49')
    await toSection(user, '2 月经与哺乳')
    expect(screen.getByText(saying('2021年5月8日 填写，请核对'))).toBeVisible()
    type('menopauseAge', '48')
    await submit(user)
    await dialog('问卷提交成功')
    const { record, content } = await sentQuestionnaire(saved[0])
    expect(record).toMatchObject({ id: '1745039284758350006', customerId: '2003', inspectionId: null })
    expect(content).toMatchObject({
      basicinfo: { age: 49, weight: 52 },
      menstrufeeding: { m_lastday: null },
    })
  })
})

test.each([
  ['zh', '2 月经与哺乳', '问卷提交成功'],
  ['en', '2 Periods and breastfeeding', 'Questionnaire submitted successfully'],
] as const)(
  '[A646] the questionnaire of the address is not overwritten where another one fills the form (%s)',
  async (language, periods, done) => {
    answer('/subscribe/getInspectChq', () => [{ id: '62', customerId: null, questionContent: '{}' }])
    const saved = watch(SAVE)
    const url = withQuery('/chq/inspectChq', { customerId: '1001', hqiId: '62' })
    const { user } = await openQuestionnaire(url, { language })
    await toSection(user, periods)
    type('menopauseAge', '45')
    await submit(user)
    await dialog(done)
    expect((await sentQuestionnaire(saved[0])).record).toMatchObject({ id: null, customerId: '1001' })
  },
)

describe('answers of an older questionnaire', () => {
  test.each([
    ['zh', '2026年11月12日 填写，请核对', ['2 月经与哺乳', '乳房情况'], /还差 2 题/],
    ['en', 'Filled in on 12 Nov 2026. Please check it.', ['2 Periods and breastfeeding', 'Breasts'], /2 to go/],
  ] as const)(
    '[A421] the form says which questionnaire they are from, and asks time-bound ones again after a week (%s)',
    async (language, earlier, [menstruation, breasts], left) => {
      const { user } = await openQuestionnaire(URL_SERVICE, { language })
      await next()
      expect(screen.getByText(left)).toBeVisible()
      await toSection(user, menstruation)
      expect(screen.getByText(saying(earlier))).toBeVisible()
      expect(question('lastPeriodDay')).not.toHaveTextContent('11月')
      expect(question('special').querySelector('input:checked')).toBeNull()
      await toSection(user, breasts)
      expect(question('breastResults').querySelector('input:checked')).toBeNull()
    },
  )

  test('[A421] answers of the same inspection count as its own', async () => {
    const { user } = await openQuestionnaire(URL_CHECK)
    await toSection(user, '2 月经与哺乳')
    expect(screen.getByText(/^已按您以前的资料填好/)).toBeVisible()
    expect(question('lastPeriodDay')).toHaveTextContent('10月8日')
  })
})

describe('the breast section', () => {
  test('[A425] it asks nothing of a user without results; with results one button answers for both sides, and each answer stays changeable', async () => {
    const saved = watch(SAVE)
    const { user } = await openQuestionnaire(URL_SERVICE)
    await toSection(user, '2 月经与哺乳')
    type('menopauseAge', '45')
    await toSection(user, '乳房情况')
    expect(question('breastResults')).toHaveTextContent('手边有检查结果可以照着填吗')
    expect([isAsked('breastType'), isAsked('leftNipple'), screen.queryByText('两侧均无异常')]).toEqual([
      false,
      false,
      null,
    ])
    await user.click(option('breastResults', '是'))
    expect(isAsked('rightPain')).toBe(true)
    const place = screen
      .getByText('两侧均无异常', { selector: 'button' })
      .parentElement?.querySelector('[role=status]')
    expect(place).toBeEmptyDOMElement()
    await user.click(screen.getByText('两侧均无异常', { selector: 'button' }))
    expect(place).toHaveTextContent('左右两侧都已填为没有异常，请核对。')
    await user.click(await next())
    // The breast type is not a finding of one side.
    expect(question('breastType')).toHaveTextContent('请选择')
    expect(question('leftDischarge')).not.toHaveTextContent('请选择')
    await user.click(option('breastResults', '否'))
    await submit(user)
    await dialog('问卷提交成功')
    expect((await sentQuestionnaire(saved[0])).content['breast']).toBeNull()
  })
})

describe('clearing an answer', () => {
  test.each([
    ['zh', '清除', '问卷提交成功'],
    ['en', 'Clear', 'Questionnaire submitted successfully'],
  ] as const)(
    '[A425] an optional choice has a clear button, and a required one has none (%s)',
    async (language, text, sent) => {
      const saved = watch(SAVE)
      const { user } = await openQuestionnaire(URL_CHECK, { language })
      await toSection(user, language === 'zh' ? '4 生活习惯' : '4 Lifestyle')
      expect(within(question('smoking')).queryByText(text)).toBeNull()
      await toSection(user, language === 'zh' ? '3 家族史与活检' : '3 Family history and biopsies')
      await user.click(within(question('abortion')).getByText(text))
      expect(question('abortion').querySelector('input:checked')).toBeNull()
      expect(question('abortion').querySelector('input:focus')).not.toBeNull()
      expect(within(question('abortion')).queryByText(text)).toBeNull()
      await submit(user)
      await dialog(sent)
      expect((await sentQuestionnaire(saved[0])).content).toMatchObject({ family: { abortion: null } })
    },
  )
})

describe('height and weight of a check', () => {
  test('[A426] they are asked when the stored answers lack them, and nothing else of the record group is', async () => {
    const saved = watch(SAVE)
    const { user } = await openQuestionnaire(URL_CHECK)
    await next()
    expect([isAsked('height'), isAsked('weight'), isAsked('ethnicity')]).toEqual([true, true, false])
    type('height', '')
    await user.click(await next())
    expect(question('height')).toHaveTextContent('请填写身高')
    type('height', '164')
    await submit(user)
    await dialog('问卷提交成功')
    expect((await sentQuestionnaire(saved[0])).content).toMatchObject({ basicinfo: { height: 164, weight: 57.5 } })
  })
})

describe('the stored record of a person', () => {
  test.each([
    ['zh', /^已保存的资料没有加载出来/, '重试'],
    ['en', /^We could not load this person’s saved details/, 'Try again'],
  ] as const)(
    '[RA10] a failed load is reported; the form is shown, and a retry keeps the typed answers (%s)',
    async (language, text, again) => {
      const requests = answer('/relativesManager/getRelativesInfoById', () =>
        requests.length === 1
          ? refuse('系统繁忙')
          : {
              id: '1001',
              isPrimary: '1',
              name: '林婉清',
              age: 46,
              sex: '0',
              ethnicity: '汉族',
              height: 170,
              weight: 60,
            },
      )
      const { user } = await openQuestionnaire(URL_SERVICE, { language })
      await next()
      expect(screen.getByText(text)).toBeVisible()
      expect(input('age')).toHaveValue('')
      type('weight', '61')
      await user.click(screen.getByText(again, { selector: 'button' }))
      await waitFor(() => expect(input('age')).toHaveValue('46'))
      expect(input('weight')).toHaveValue('61')
      expect(input('height')).toHaveValue('163')
      expect(screen.queryByText(text)).toBeNull()
    },
  )

  test('[RA10] a retry that fails leaves the form and what is typed', async () => {
    answer('/relativesManager/getRelativesInfoById', () => refuse('系统繁忙'))
    const { user } = await openQuestionnaire(URL_SERVICE)
    await next()
    type('weight', '61')
    const stored = answer('/subscribe/getQuestionnaireInfo', () => refuse('正在维护'))
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('正在维护')).toBeVisible()
    expect(input('weight')).toHaveValue('61')
    expect(stored).toHaveLength(1)
    answer('/subscribe/getQuestionnaireInfo', () => null)
    answer('/relativesManager/getRelativesInfoById', () => ({ id: '1001', isPrimary: '1', age: 46 }))
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(input('age')).toHaveValue('46'))
    expect(input('weight')).toHaveValue('61')
    expect(screen.queryByText(/没有加载出来/)).toBeNull()
  })

  test('[RA10] stored answers that failed to load show no form that would overwrite them', async () => {
    answer('/subscribe/getQuestionnaireInfo', () => refuse('系统繁忙'))
    await openQuestionnaire(URL_SERVICE)
    expect(await screen.findByText('系统繁忙', { selector: 'main *' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

test('[A419] after a failed report and a correction, the same record is sent again', async () => {
  answer('/subscribe/getQuestionnaireInfo', () => null)
  const saved = answer(SAVE, () => '61')
  const reported = answer('/report/submitQuesGenerateReport', () =>
    reported.length === 1 ? refuse('报告生成失败') : '77',
  )
  const { user } = await openQuestionnaire(URL_SERVICE)
  await toSection(user, '4 生活习惯')
  for (const id of ['lackExercise', 'sleepDebt']) await user.click(option(id, '否'))
  await toSection(user, '乳房情况')
  await user.click(option('breastResults', '否'))
  await review(user)
  await user.click(screen.getByText('提交问卷', { selector: 'button' }))
  await dialog('问卷提交失败')
  await user.click(screen.getByText('知道了', { selector: 'button' }))
  await user.click(screen.getByText('返回修改'))
  await toSection(user, '1 基本信息')
  type('weight', '61')
  await submit(user)
  await dialog('问卷提交成功')
  expect(await Promise.all(saved.map(async (one) => (await sentQuestionnaire(one)).record['id']))).toEqual([
    null,
    '61',
  ])
})
