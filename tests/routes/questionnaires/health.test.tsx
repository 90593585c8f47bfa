import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { QuestionId } from '@/domain/questionForm/question'
import { answerQuestion } from '@/stores/questionForm/form'
import { breast } from '../../support/questionnaireAnswers'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  answerDialog,
  choosePatient,
  dialog,
  forget,
  input,
  review,
  next,
  openQuestionnaire,
  patient,
  REPORT,
  SAVE,
  send,
  sentQuestionnaire,
  submit,
  toSection,
  type,
  watch,
} from './questionnaireSupport'
import { address, heading, PHONE, reloadApp, renderApp } from '../../support/app'
import { deferred } from '../../support/deferred'

beforeEach(() => itIs('2026-11-19 10:00:00'))

const URL_SERVICE = '/chq/healthServiceChq?serviceId=2'

describe('the health-service questionnaire', () => {
  test.each([
    ['zh', '健康问卷', '问卷提交成功', '查看报告'],
    ['en', 'Health questionnaire', 'Questionnaire submitted successfully', 'See the report'],
  ] as const)(
    '[NAV-36] [FULLQ-50] [API-22] [A176] it is saved for the service, and leads to the report by its id (%s)',
    async (language, title, sent, see) => {
      const saved = watch(SAVE)
      const reported = answer(REPORT, () => '1745039284758347777')
      const { user } = await openQuestionnaire(URL_SERVICE, { language })
      await heading(title)
      await submit(user)
      await answerDialog(user, sent, see)
      await waitFor(() => expect(address()).toBe('/report/healthServicesReport?reportId=1745039284758347777'))
      const { record } = await sentQuestionnaire(saved[0])
      expect(record).toMatchObject({
        id: '1745039284758350003',
        orgId: null,
        serviceId: '2',
        customerId: '1001',
        inspectionId: null,
      })
      const form = new URLSearchParams(await reported[0]?.text())
      expect(Object.fromEntries(form)).toEqual({ questionContent: record['questionContent'], riskReportId: '' })
    },
  )

  test('[A377] [A378] it starts with the customer, and another person is loaded without a clinic', async () => {
    const requests = watch('/subscribe/getQuestionnaireInfo')
    const { user } = await openQuestionnaire(URL_SERVICE)
    expect(await patient()).toHaveAccessibleName('为谁填写 林婉清')
    await next()
    expect(input('height')).toHaveValue('163')
    await choosePatient(user, '周玉珍')
    await waitFor(() => expect(input('name')).toHaveValue('周玉珍'))
    expect(input('height')).toHaveValue('156')
    await toSection(user, '2 月经与哺乳')
    expect(input('menopauseAge')).toHaveValue('51')
    expect(requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
      { customerId: '1001', orgId: '' },
      { customerId: '2001', orgId: '' },
    ])
  })

  test('[A384] a draft of one patient is kept for her alone, and restored with her', async () => {
    const { user } = await openQuestionnaire(URL_SERVICE)
    await next()
    type('weight', '61')
    await choosePatient(user, '周玉珍')
    await waitFor(() => expect(input('name')).toHaveValue('周玉珍'))
    expect(input('weight')).toHaveValue('63')
    expect(screen.queryByText(/^已恢复您/)).toBeNull()
    await choosePatient(user, '林婉清')
    await waitFor(() => expect(input('weight')).toHaveValue('61'))
    expect(screen.getByText('已恢复您 10:00 填写的内容。')).toBeVisible()
  })

  test('[A377] [A558] [RB4] a reload keeps the chosen person, also in a later section, and restores her draft', async () => {
    const { user } = await openQuestionnaire(URL_SERVICE)
    await choosePatient(user, '周玉珍')
    await waitFor(() => expect(input('name')).toHaveValue('周玉珍'))
    type('weight', '64')
    await toSection(user, '2 月经与哺乳')
    expect(input('menopauseAge')).toHaveValue('51')
    forget()
    const again = await reloadApp()
    await waitFor(() => expect(input('menopauseAge')).toHaveValue('51'))
    await toSection(again.user, '1 基本信息')
    expect(await patient()).toHaveAccessibleName('为谁填写 周玉珍')
    expect(input('name')).toHaveValue('周玉珍')
    expect(input('weight')).toHaveValue('64')
  })

  test('[A558] a person in the address who is not among the user’s is not asked about, and another can be chosen', async () => {
    const { user } = await openQuestionnaire(`${URL_SERVICE}&customerId=1003`)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    expect(document.querySelector('[data-field="name"]')).toBeNull()
    await choosePatient(user, '周玉珍')
    await waitFor(() => expect(input('name')).toHaveValue('周玉珍'))
  })

  test('[FULLQ-47] [FULLQ-48] a man’s answers are sent without the women-only ones', async () => {
    const saved = watch(SAVE)
    const { user } = await openQuestionnaire(URL_SERVICE, { phone: '13800000003', userId: '1003' })
    await choosePatient(user, '何秀英')
    await waitFor(() => expect(input('name')).toHaveValue('何秀英'))
    await toSection(user, '2 月经与哺乳')
    expect(document.querySelector('[data-field="menarcheAge"]')).not.toBeNull()
    await toSection(user, '1 基本信息')
    await choosePatient(user, '陈国栋')
    await waitFor(() => expect(input('name')).toHaveValue('陈国栋'))
    await toSection(user, '2 家族史与活检')
    for (const id of ['menarcheAge', 'lastPeriodDay', 'childbirth', 'abortion', 'contraception'])
      expect(document.querySelector<HTMLElement>(`[data-field="${id}"]`)).toBeNull()
    act(() => {
      for (const [id, answered] of Object.entries({
        height: '175',
        weight: '70.5',
        ethnicity: '汉族',
        smoking: 'no',
        drink: 'no',
        ...breast,
      })) {
        answerQuestion(id as QuestionId, answered)
      }
    })
    await submit(user)
    await dialog('问卷提交成功')
    const { content } = await sentQuestionnaire(saved[0])
    expect(content['basicinfo']).toEqual({
      name: '陈国栋',
      age: 51,
      sex: '1',
      height: 175,
      weight: 70.5,
      ethnicity: '汉族',
    })
    expect(content['menstrufeeding']).toEqual({
      m_lastday: null,
      childbirth: null,
      f_pregnancy: null,
      m_age: null,
      menopausetime: null,
      special: false,
    })
    expect(content['family']).toMatchObject({ abortion: false })
    expect(content['factor']).toMatchObject({ contraception: false })
  })

  test('[RA10] several failed requests are reported once, and one tap repeats all', async () => {
    const lost = () => new Response('bad gateway', { status: 502 })
    const requests = [answer('/subscribe/getInspectorsInfoList', lost), answer('/customer/getCustomerInfo', lost)]
    const { user } = await renderApp(URL_SERVICE, { signedInAs: PHONE })
    const again = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByText('这里的内容没有加载出来')).toBeVisible()
    expect(screen.getAllByText('服务暂时不可用，请稍后重试')).toHaveLength(1)
    const before = requests.map(({ length }) => length)
    await user.click(again)
    await waitFor(() => expect(requests.map(({ length }) => length)).toEqual(before.map((length) => length + 1)))
  })

  test('[A392] [FULLQ-51] when only the report fails the page says so, and only the report is repeated', async () => {
    const saved = watch(SAVE)
    const reported = answer(REPORT, () => (reported.length === 1 ? refuse('报告生成失败') : '77'))
    const { user } = await openQuestionnaire(URL_SERVICE)
    await submit(user)
    expect(await dialog('问卷提交失败')).toHaveTextContent('报告生成失败')
    await user.click(screen.getByText('知道了', { selector: 'button' }))
    await user.click(send())
    await answerDialog(user, '问卷提交成功', '查看报告')
    await waitFor(() => expect(address()).toBe('/report/healthServicesReport?reportId=77'))
    expect([saved.length, reported.length]).toEqual([1, 2])
  })

  test('[A391] [FULLQ-51] after a lost answer only the same answers are said not to make a second report', async () => {
    const reported = answer(REPORT, () => (reported.length === 1 ? Response.error() : '77'))
    const { user } = await openQuestionnaire(URL_SERVICE)
    await submit(user)
    expect(await dialog('没有收到提交结果')).toHaveTextContent('还不知道是否已经送达，原样重新提交不会重复。')
    await user.click(screen.getByText('知道了', { selector: 'button' }))
    await user.click(screen.getByText('返回修改'))
    await toSection(user, '1 基本信息')
    type('weight', '61')
    await submit(user)
    await dialog('问卷提交成功')
    const [first, second] = reported.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).not.toBe(first)
  })

  test('[RB3] [A384] unsent answers are restored after a reload, with their time, and then sent once', async () => {
    const requests = answer(SAVE, () => (requests.length === 1 ? Response.error() : '61'))
    const { user } = await openQuestionnaire(URL_SERVICE)
    await next()
    type('weight', '61')
    await submit(user)
    await answerDialog(user, '没有收到提交结果', '知道了')
    forget()
    itIs('2026-11-19 21:30:00')
    const again = await reloadApp()
    await next()
    // The draft reopens in the section where it was left.
    expect(screen.getByText('乳房情况', { selector: 'h2' })).toBeVisible()
    expect(screen.getByText('已恢复您 10:00 填写的内容。')).toBeVisible()
    await toSection(again.user, '1 基本信息')
    expect(input('weight')).toHaveValue('61')
    await submit(again.user)
    await dialog('问卷提交成功')
    expect(requests).toHaveLength(2)
    expect((await sentQuestionnaire(requests[1])).content).toMatchObject({ basicinfo: { weight: 61 } })
  })

  test('[A384] after half a day nothing of the draft is left', async () => {
    await openQuestionnaire(URL_SERVICE)
    await next()
    // Opening may have taken seconds.
    itIs('2026-11-19 10:00:00')
    type('weight', '61')
    forget()
    itIs('2026-11-19 22:00:01')
    await reloadApp()
    await next()
    expect(input('weight')).toHaveValue('57.5')
    expect(screen.queryByText(/^已恢复您/)).toBeNull()
  })

  test('[RA11] the review of one patient never shows for another', async () => {
    const { user } = await openQuestionnaire(URL_SERVICE)
    await review(user)
    await user.click(screen.getByLabelText('修改：姓名'))
    await next()
    const slow = deferred()
    answer('/subscribe/getQuestionnaireInfo', () => slow.promise)
    await choosePatient(user, '周玉珍')
    await waitFor(() => expect(screen.queryByText('提交问卷', { selector: 'button' })).toBeNull())
    slow.resolve(null)
    await next()
    expect(input('name')).toHaveValue('周玉珍')
    expect(screen.queryByText('核对回答', { selector: 'h2' })).toBeNull()
  })
})
