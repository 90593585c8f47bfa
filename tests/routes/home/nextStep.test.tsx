import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { now } from '@/lib/time/clock'
import { answerQuestion } from '@/stores/questionForm/form'
import { usePayment } from '@/stores/payment/payment'
import { useAccount } from '@/stores/account/account'
import { STEP_PATIENCE_MS } from '@/routes/home/stepStates'
import { BOOKED_CHECK } from '../../support/fixtures/bookedCheck'
import { holdTimers } from '../../support/stoppedClocks'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { forget, next, OWN_CHECK, openQuestionnaire, withQuery } from '../questionnaires/questionnaireSupport'
import { reportRow } from '../reports/support'
import { address, comeBack, heading, PHONE, reloadApp, renderApp, visited } from '../../support/app'
import { deferred } from '../../support/deferred'

const appointment = (fields: object) => ({ ...BOOKED_CHECK, ...fields })

/** Sets the customer’s appointments, newest first; the detail request answers the first one. */
const has = (...rows: object[]) => ({
  lists: answer('/subscribe/listSubscribe', () => ({ list: rows, total: rows.length })),
  pages: answer('/subscribe/getSubscribeDetail', () => rows[0]),
})
/** Sets the customer’s consultations. */
const consults = (...rows: object[]) =>
  answer('/consultation/queryConsultationsByUserId', () => ({ list: rows, total: rows.length }))
const fails = () => new Response('bad gateway', { status: 502 })

const step = (title: string | RegExp) => screen.findByRole('region', { name: title })
const UNSURE = '暂时没能查到您的下一步'
const wayIn = (card: HTMLElement) => within(card).getByRole('link')

// Loaded beforehand: on a busy machine the import takes longer than a query waits.
beforeAll(() => import('@/routes/home/lazy/lazyParts'))
beforeEach(() => {
  itIs('2026-11-22 10:00:00')
  consults()
})

describe('the next step on Home', () => {
  test('[HOME-01] [PAY-03] an unpaid order comes first, with its time and price, and leads to the payment', async () => {
    has(appointment({ subscribeStatus: '1' }), appointment({ id: '8', subscribeTime: '2026-11-22' }))
    answer('/order/paySurplusTime', () => 600)
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const card = await step('有预约等您支付')
    expect(card).toHaveTextContent('11月28日 周六 · 周玉珍')
    expect(card).toHaveTextContent('木棉体检中心')
    expect(card).toHaveTextContent(/支付剩余 (10:00|09:5\d)/)
    expect(card).toHaveTextContent('¥128.00')
    await user.click(wayIn(card))
    await waitFor(() => expect(visited()).toContain('/order/tradePay/777?type=subscribe'))
  })

  test('[PAY-03] an unpaid order without remaining seconds is still offered for payment', async () => {
    has(appointment({ subscribeStatus: '1' }))
    answer('/order/paySurplusTime', fails)
    await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    const card = await step('Please pay for your check')
    expect(card).toHaveTextContent('Please pay soon')
    expect(within(card).getByRole('link', { name: 'Pay now' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['an order whose time has ended is not offered', -5, '新的', 2],
    ['of two the one with less time, which is the older one, is offered', 60, '旧的', 1],
  ])('[PAY-03] %s', async (_what, secondsOfTheOlder, offered, calls) => {
    has(
      appointment({ id: '9', subscribeStatus: '1', orgName: '新的' }),
      appointment({ id: '8', subscribeStatus: '1', orgName: '旧的' }),
    )
    const requests = answer('/order/paySurplusTime', (request) =>
      new URL(request.url).searchParams.get('id') === '8' ? secondsOfTheOlder : 300,
    )
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('有预约等您支付')).toHaveTextContent(offered)
    expect(requests).toHaveLength(calls)
  })

  test('[PAY-03] the step is refetched when the payment time ends', async () => {
    const orders = has(appointment({ subscribeStatus: '1' }))
    let seconds = 1
    answer('/order/paySurplusTime', () => seconds)
    await renderApp('/home', { signedInAs: PHONE })
    await step('有预约等您支付')
    seconds = 0
    expect(await screen.findByRole('region', { name: '约一次乳腺检查' })).toBeVisible()
    expect(orders.lists).toHaveLength(2)
  })

  test.each([
    ['2026-11-22', '今天去做检查', '今天 11月22日 周日'],
    ['2026-11-23', '明天去做检查', '明天 11月23日 周一'],
  ])('a check on %s says what to bring and where, and leads to the appointment', async (day, title, said) => {
    has(appointment({ subscribeTime: day }))
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const card = await step(title)
    expect(card).toHaveTextContent(`${said} · 周玉珍`)
    expect(card).toHaveTextContent('木棉体检中心 · 示例市文化路88号')
    expect(card).toHaveTextContent('带好身份证，穿方便穿脱的上衣。')
    await user.click(wayIn(card))
    await waitFor(() => expect(visited()).toContain('/subscribe/detail/777'))
  })

  test('a check tomorrow is shown without its address when its detail fails to load', async () => {
    has(appointment({ subscribeTime: '2026-11-23' }))
    answer('/subscribe/getSubscribeDetail', fails)
    await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    const card = await step('Your check is tomorrow')
    expect(card).toHaveTextContent('Bring your ID card.')
    expect(card).not.toHaveTextContent('示例市')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[FULLQ-09] a check without its questionnaire leads to it, with all its ids', async () => {
    has(appointment({}))
    await renderApp('/home', { signedInAs: PHONE })
    const card = await step('检查前先填好问卷')
    expect(card).toHaveTextContent('11月28日 周六 · 周玉珍')
    expect(wayIn(card)).toHaveAttribute(
      'href',
      '/chq/inspectChq?orgId=102&serviceId=1&customerId=2001&inspectionId=61&hqiId=&detailId=777',
    )
  })

  test('a prepared check says when and where', async () => {
    has(appointment({ hqiId: '31' }))
    await renderApp('/home', { signedInAs: PHONE })
    expect(wayIn(await step('下一次检查'))).toHaveAttribute('href', '/subscribe/detail/777')
  })

  test('[REPORT-07] a new report is announced until it was opened', async () => {
    has(appointment({}))
    answer('/report/reportRecord', () => [reportRow({ createTime: '2026-11-20 09:00:00' })])
    const { user, router } = await renderApp('/home', { signedInAs: PHONE })
    const card = await step('检查报告出来了')
    expect(card).toHaveTextContent('2026年11月20日的检查')
    await user.click(wayIn(card))
    await waitFor(() => expect(address()).toBe('/report/palpationReport?reportId=81&specificationId=2'))
    await waitFor(() => expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/:reports-read$/)))
    await act(() => router.navigate('/home'))
    expect(await step('检查前先填好问卷')).toBeVisible()
  })

  test('[REPORT-07] a report opened before the user was known is not announced', async () => {
    has(appointment({}))
    answer('/report/reportRecord', () => [reportRow({ createTime: '2026-11-20 09:00:00' })])
    answer('/report/viewReportInfo', () => ({}))
    const { router } = await renderApp('/report/palpationReport?reportId=81&specificationId=1', { signedInAs: PHONE })
    await heading('触诊成像报告')
    await act(() => router.navigate('/home'))
    expect(await step('检查前先填好问卷')).toBeVisible()
  })

  test('[PALP-18] the next check recommended by the last report is due when none is booked', async () => {
    has()
    answer('/report/reportRecord', () => [reportRow({ createTime: '2026-05-20 09:00:00', customerName: '周玉珍' })])
    answer('/report/viewReportInfo', () => ({ suggestion: '2', nidusRecordList: [] }))
    answer('/report/viewRiskReportInfo', fails)
    await renderApp('/home', { signedInAs: PHONE })
    const card = await step('该复查了')
    expect(card).toHaveTextContent('周玉珍上次的报告建议在 2026年11月20日前后复查。')
    expect(wayIn(card)).toHaveAttribute('href', '/organ/list?serviceId=1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[A532] the day counts from the examination, as on the report, and not from when the report was made', async () => {
    has()
    answer('/report/reportRecord', () => [reportRow({ createTime: '2026-05-28 09:00:00', customerName: '周玉珍' })])
    answer('/report/viewReportInfo', () => ({
      suggestion: '2',
      inspectionTime: '2026-05-20 09:00:00',
      nidusRecordList: [],
    }))
    answer('/report/viewRiskReportInfo', fails)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('该复查了')).toHaveTextContent('周玉珍上次的报告建议在 2026年11月20日前后复查。')
  })

  test('[A532] [A625] a check is named two weeks before its day, also where its report was made three weeks later', async () => {
    has()
    answer('/report/reportRecord', () => [reportRow({ createTime: '2026-06-26 09:00:00', customerName: '周玉珍' })])
    const report = { suggestion: '2', inspectionTime: '2026-06-05 09:00:00', nidusRecordList: [] }
    answer('/report/viewReportInfo', () => report)
    answer('/report/viewRiskReportInfo', fails)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step(/复查/)).toHaveTextContent('周玉珍上次的报告建议在 2026年12月5日前后复查。')
  })

  test('[A532] no check is due for a patient who has just been examined', async () => {
    has(appointment({ subscribeStatus: '6', subscribeTime: '2026-11-22' }))
    answer('/report/reportRecord', () => [
      reportRow({ createTime: '2026-11-22 09:00:00', customerName: '周玉珍', status: '', reportId: null }),
      reportRow({ createTime: '2026-05-20 09:00:00', customerName: '周玉珍' }),
    ])
    answer('/report/viewReportInfo', () => ({ suggestion: '2', nidusRecordList: [] }))
    answer('/report/viewRiskReportInfo', fails)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('约一次乳腺检查')).toBeVisible()
    expect(screen.queryByRole('region', { name: '该复查了' })).toBeNull()
  })

  test.each([
    ['a man', { sex: '1', age: 51 }],
    ['a girl of 12', { sex: '0', age: 12 }],
  ])('[A532] [A615] [A626] without a risk report the header tells that no check is due: %s', async (_who, header) => {
    has()
    answer('/report/reportRecord', () => [reportRow({ createTime: '2026-05-20 09:00:00', customerName: '周玉珍' })])
    answer('/report/viewReportInfo', () => ({ suggestion: '2', nidusRecordList: [], ...header }))
    answer('/report/viewRiskReportInfo', () => Response.json({ data: null, message: '没有报告', status: 50406 }))
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('约一次乳腺检查')).toBeVisible()
    expect(screen.queryByRole('region', { name: '该复查了' })).toBeNull()
  })

  describe('from a risk report', () => {
    const CALM = {
      menstrufeeding: { m_age: 13, childbirth: 1, menopausetime: null, special: false },
      family: { relatives_1st: false, relatives_2nd: false },
      factor: { smoking: false, drink: false },
    }
    const MOTHER = { family: { relatives_1st: true, c_1strelatives: ['0'] } }
    const PREGNANT = { menstrufeeding: { special: true } }
    const ATYPICAL = { family: { biopsy: true, biopsytimes: 1, biopsyresult: ['2'] } }
    const openAt = async (day: string, risk: object, content: object) => {
      has()
      answer('/report/reportRecord', () => [reportRow({ createTime: `${day} 09:00:00`, customerName: '周玉珍' })])
      answer('/report/viewReportInfo', () => ({ suggestion: '1', nidusRecordList: [] }))
      answer('/report/viewRiskReportInfo', () => ({
        sex: '0',
        age: 46,
        inspectionTime: `${day} 09:00:00`,
        ...risk,
        questionContent: JSON.stringify({ ...CALM, ...content }),
      }))
      await renderApp('/home', { signedInAs: PHONE })
    }

    test.each<[string, string, object, object]>([
      ['her mother had cancer', '2026-05-20', { riskLevel: 1 }, MOTHER],
      ['nothing speaks for an earlier one', '2024-11-20', { riskLevel: 1 }, {}],
    ])('[A532] [A465] the check is due on the day that the report names: %s', async (_why, day, risk, content) => {
      await openAt(day, risk, content)
      expect(await step('该复查了')).toHaveTextContent('周玉珍上次的报告建议在 2026年11月20日前后复查。')
    })

    test.each<[string, object, object]>([
      ['a man', { riskLevel: 1, sex: '1' }, {}],
      ['a pregnant woman', { riskLevel: 1 }, PREGNANT],
      ['a girl of 12', { riskLevel: 1, age: 12 }, {}],
      ['a girl of 12 whose mother was ill', { riskLevel: 1, age: 12 }, MOTHER],
      ['a biopsy that needs a specialist', { riskLevel: 2 }, ATYPICAL],
      ['an evaluation without a level', {}, MOTHER],
    ])('[A532] [A465] [A626] no check is due where the report names no day: %s', async (_who, risk, content) => {
      await openAt('2024-11-20', risk, content)
      expect(await step('约一次乳腺检查')).toBeVisible()
      expect(screen.queryByRole('region', { name: '该复查了' })).toBeNull()
    })
  })

  test('[REPORT-07] failed reports do not matter when a check is booked', async () => {
    has(appointment({ hqiId: '31' }))
    answer('/report/reportRecord', fails)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('下一次检查')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['the reports', '/report/reportRecord'],
    ['the consultations', '/consultation/queryConsultationsByUserId'],
    ['the advice of the last report', '/report/viewReportInfo'],
  ])('[A463] without %s no check is announced as next', async (_what, path) => {
    has()
    answer('/report/reportRecord', () => [reportRow({ createTime: '2026-05-20 09:00:00', customerName: '周玉珍' })])
    answer('/report/viewReportInfo', () => ({ nidusRecordList: [] }))
    answer('/report/viewRiskReportInfo', () => ({}))
    answer(path, fails)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step(UNSURE)).toBeVisible()
    expect(screen.queryByRole('region', { name: '约一次乳腺检查' })).toBeNull()
  })

  test.each([
    [
      'an appointment',
      '/subscribe/listSubscribe',
      () => ({ list: [appointment({ practicalPrice: null })], total: 1 }),
    ],
    ['a report', '/report/reportRecord', () => [reportRow({ inspectId: null })]],
    ['a consultation', '/consultation/queryConsultationsByUserId', () => ({ list: [{ id: null }], total: 1 })],
  ])('[A387] [A463] while %s cannot be read no check is announced as next', async (_what, path, rows) => {
    has()
    answer('/report/reportRecord', () => [])
    answer(path, rows)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step(UNSURE)).toBeVisible()
    expect(screen.queryByRole('region', { name: '约一次乳腺检查' })).toBeNull()
  })

  test('[A387] [A463] rows that cannot be read hide no step that is known', async () => {
    has(appointment({ subscribeTime: '2026-11-23' }), appointment({ id: '8', practicalPrice: null }))
    answer('/report/reportRecord', () => [null])
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('明天去做检查')).toBeVisible()
  })

  test.each([
    ['that cannot be read', { suggestion: 4 }, UNSURE],
    ['that cannot be read, beside a mild one', { suggestion: 2, guidanceList: [null] }, UNSURE],
    ['in words', { suggestion: '尽快到乳腺专科就诊' }, '约一次乳腺检查'],
  ])('[A463] [A592] advice of the last report %s names no day for a check', async (_which, report, said) => {
    has()
    answer('/report/reportRecord', () => [reportRow({ createTime: '2024-11-20 09:00:00', customerName: '周玉珍' })])
    answer('/report/viewReportInfo', () => ({ ...report, nidusRecordList: [] }))
    answer('/report/viewRiskReportInfo', () => ({ riskLevel: 1, questionContent: '{}' }))
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step(said)).toBeVisible()
    expect(screen.queryByRole('region', { name: '该复查了' })).toBeNull()
  })

  test('[A463] a risk report that does not exist hides nothing', async () => {
    has()
    answer('/report/reportRecord', () => [reportRow({ createTime: '2026-05-20 09:00:00', customerName: '周玉珍' })])
    answer('/report/viewReportInfo', () => ({ suggestion: '1', nidusRecordList: [] }))
    answer('/report/viewRiskReportInfo', () => Response.json({ data: null, message: '没有报告', status: 50406 }))
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('约一次乳腺检查')).toBeVisible()
    expect(screen.queryByRole('region', { name: UNSURE })).toBeNull()
  })

  test('[A407] an unread answer of a doctor leads to its chat', async () => {
    has(appointment({}))
    answer('/report/reportRecord', () => [])
    const talk = { id: '91', consultationStatus: 2, consultationType: '2', customerName: '周玉珍' }
    consults({ ...talk, id: '90', unreadCount: 0 }, { ...talk, unreadCount: 2 })
    await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    const card = await step('The doctor has replied')
    expect(card).toHaveTextContent('A new reply from the doctor in the consultation for 周玉珍.')
    expect(wayIn(card)).toHaveAttribute('href', '/chat/91?type=2')
  })

  test('[A407] consultations that fail to load are ignored', async () => {
    has(appointment({}))
    answer('/report/reportRecord', () => [])
    answer('/consultation/queryConsultationsByUserId', fails)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('检查前先填好问卷')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[HOME-01] a new user reads where to begin and what it costs', async () => {
    has()
    const { user } = await renderApp('/home', { signedInAs: '13800000002' })
    const card = await step('约一次乳腺检查')
    expect(card).toHaveTextContent('从这里开始')
    await waitFor(() => expect(card).toHaveTextContent('每次 ¥128.00'))
    await user.click(within(card).getByRole('link', { name: '去预约检查' }))
    await waitFor(() => expect(address()).toBe('/organ/list?serviceId=1'))
  })

  test.each([
    ['zh', '约一次乳腺检查', '免费', '在线支付', '每次'],
    ['en', 'Book a breast check', 'Free', 'Pay online', 'Price:'],
  ] as const)(
    '[HOME-01] [A617] a check of price 0 names no price and keeps the payment, because its packages may cost something (%s)',
    async (language, title, free, pay, cost) => {
      has()
      const check = { serviceId: '1', serviceName: '乳腺健康检测', serviceDesc: '', servicePrice: 0, serviceTypeId: 1 }
      answer('/healthService/listHealthService', () => ({ list: [check], total: 1 }))
      answer('/healthService/getServicePackageDetail', () => check)
      await renderApp('/home', { signedInAs: '13800000002', language })
      const card = await step(title)
      const row = (await screen.findByRole('link', { name: '乳腺健康检测' })).closest('article')
      expect(row).not.toHaveTextContent(free)
      expect(card).not.toHaveTextContent(free)
      expect(card).not.toHaveTextContent(cost)
      expect(card).toHaveTextContent(pay)
      expect(within(card).getAllByRole('listitem')).toHaveLength(3)
    },
  )

  test('[SVC-08] a check that is not on offer is not suggested; all services are shown instead', async () => {
    has()
    answer('/healthService/listHealthService', () => ({ list: [], total: 0 }))
    answer('/healthService/getServicePackageDetail', () =>
      Response.json({ data: null, message: '服务不存在', status: 50406 }),
    )
    await renderApp('/home', { signedInAs: PHONE })
    await screen.findByText('目前没有开放的服务')
    expect(wayIn(await step('约一次乳腺检查'))).toHaveAttribute('href', '/service/list')
  })

  test('[A463, RA6] [A669] when everything fails it says so and offers a retry, which leaves the focus on the new step', async () => {
    answer('/subscribe/listSubscribe', fails)
    const { user } = await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    const card = await step('Your next step did not load')
    expect(card).toHaveTextContent('Our service is not available right now')
    expect(wayIn(card)).toHaveAttribute('href', '/subscribe/list')
    expect(screen.queryByRole('region', { name: 'Book a breast check' })).toBeNull()
    has(appointment({ subscribeTime: '2026-11-23' }))
    await user.click(within(card).getByRole('button', { name: 'Try again' }))
    const found = await step('Your check is tomorrow')
    expect(found).toBeVisible()
    expect(document.activeElement?.children).toContain(found)
  })

  test('[A463] a slow answer is announced as loading after a while, and then replaces the message', async () => {
    const slow = deferred()
    answer('/subscribe/listSubscribe', () => slow.promise)
    const aWhileLater = holdTimers(STEP_PATIENCE_MS)
    await renderApp('/home', { signedInAs: PHONE })
    await heading('乳腺健康管理')
    expect(screen.queryByRole('region', { name: UNSURE })).toBeNull()
    act(aWhileLater)
    const card = await screen.findByRole('region', { name: UNSURE })
    expect(card).toHaveTextContent('网络有些慢')
    expect(screen.queryByRole('region', { name: '约一次乳腺检查' })).toBeNull()
    slow.resolve({ list: [appointment({ hqiId: '3', subscribeTime: '2026-11-23' })], total: 1 })
    expect(await step('明天去做检查')).toBeVisible()
  })

  test('[A463] a failed refetch keeps the last step with its time, and a tap retries', async () => {
    has(appointment({ subscribeTime: '2026-11-23' }))
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    await step('明天去做检查')
    answer('/subscribe/listSubscribe', fails)
    itIs('2026-11-22 10:20:00')
    await comeBack()
    expect(await screen.findByText('这是 10:00 查到的情况，没能更新')).toBeVisible()
    expect(await step('明天去做检查')).toBeVisible()
    has()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await step('约一次乳腺检查')).toBeVisible()
    expect(screen.queryByText(/查到的情况/)).toBeNull()
  })

  test('[A463] a slow refetch keeps the last step with its time', async () => {
    has(appointment({ subscribeTime: '2026-11-23' }))
    await renderApp('/home', { signedInAs: PHONE })
    await step('明天去做检查')
    answer('/subscribe/listSubscribe', () => deferred().promise)
    itIs('2026-11-22 10:20:00')
    const aWhileLater = holdTimers(STEP_PATIENCE_MS)
    await comeBack()
    expect(screen.queryByText(/查到的情况/)).toBeNull()
    act(aWhileLater)
    expect(await screen.findByText('这是 10:00 查到的情况，正在更新')).toBeVisible()
    expect(await step('明天去做检查')).toBeVisible()
  })

  test('[A463] an order whose time has ended is not shown from stale data', async () => {
    has(appointment({ subscribeStatus: '1' }))
    answer('/order/paySurplusTime', () => 1)
    await renderApp('/home', { signedInAs: PHONE })
    await step('有预约等您支付')
    answer('/subscribe/listSubscribe', fails)
    expect(await screen.findByRole('region', { name: UNSURE })).toBeVisible()
    expect(screen.queryByRole('region', { name: '有预约等您支付' })).toBeNull()
  })

  test('[A463] yesterday’s step is not shown today', async () => {
    has(appointment({ subscribeTime: '2026-11-23' }))
    await renderApp('/home', { signedInAs: PHONE })
    await step('明天去做检查')
    answer('/subscribe/listSubscribe', fails)
    itIs('2026-11-23 00:01:00')
    await comeBack()
    expect(await step(UNSURE)).toBeVisible()
    expect(screen.queryByRole('region', { name: '明天去做检查' })).toBeNull()
  })

  test('[A463] on a new day the network is called slow only after a while', async () => {
    has(appointment({ subscribeTime: '2026-11-23' }))
    const aWhileLater = holdTimers(STEP_PATIENCE_MS)
    await renderApp('/home', { signedInAs: PHONE })
    await step('明天去做检查')
    // Home has been open for longer than its patience.
    act(aWhileLater)
    const slow = deferred()
    answer('/subscribe/listSubscribe', () => slow.promise)
    itIs('2026-11-23 08:00:00')
    await comeBack()
    expect(screen.queryByRole('region', { name: '明天去做检查' })).toBeNull()
    expect(screen.queryByRole('region', { name: UNSURE })).toBeNull()
    act(aWhileLater)
    expect(await screen.findByRole('region', { name: UNSURE })).toHaveTextContent('网络有些慢')
    slow.resolve({ list: [appointment({ hqiId: '3', subscribeTime: '2026-11-23' })], total: 1 })
    expect(await step('今天去做检查')).toBeVisible()
  })

  test('[A463] [PAY-03] when the payment time ends the network is not called slow at once', async () => {
    has(appointment({ subscribeStatus: '1' }))
    answer('/order/paySurplusTime', () => 1)
    const aWhileLater = holdTimers(STEP_PATIENCE_MS)
    await renderApp('/home', { signedInAs: PHONE })
    const asking = await step('有预约等您支付')
    answer('/subscribe/listSubscribe', () => deferred().promise)
    // Home has been open for longer than its patience.
    act(aWhileLater)
    await waitFor(() => expect(asking).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: UNSURE })).toBeNull()
    act(aWhileLater)
    expect(await screen.findByRole('region', { name: UNSURE })).toHaveTextContent('网络有些慢')
  })

  test('the step is refetched when the page returns to the front', async () => {
    const orders = has(appointment({ subscribeTime: '2026-11-23' }))
    await renderApp('/home', { signedInAs: PHONE })
    await step('明天去做检查')
    has()
    await comeBack()
    expect(await step('约一次乳腺检查')).toBeVisible()
    expect(orders.lists).toHaveLength(1)
  })

  test('[RF4] an order paid a moment ago is not requested again, whatever the list says', async () => {
    has(appointment({ subscribeStatus: '1' }))
    answer('/order/paySurplusTime', () => 600)
    await renderApp('/home', { signedInAs: PHONE })
    await step('有预约等您支付')
    act(() => usePayment.setState({ payments: new Map([['subscribe 777', { state: 'paid', justPaid: true }]]) }))
    expect(screen.queryByRole('region', { name: '有预约等您支付' })).toBeNull()
    await comeBack()
    expect(await step('约一次乳腺检查')).toBeVisible()
  })
})

describe('an unsent questionnaire', () => {
  const keepDraftOf = (customerId: string) => {
    const of = { customerId, organisationId: '', serviceId: '2', inspectionId: '', recordId: '' }
    window.localStorage.setItem(`of:1001:draft:fullRecord:${customerId}:`, JSON.stringify({ at: now(), of }))
  }
  const beginAt = async (url: string) => {
    await openQuestionnaire(url)
    await next()
    act(() => answerQuestion('height', '164'))
    forget()
    window.history.pushState(null, '', '/home')
    return reloadApp()
  }

  test('[A384] of a check: the step leads back to it with all its ids, and restores the answers', async () => {
    has(appointment({}))
    const { user } = await beginAt(withQuery('/chq/inspectChq', OWN_CHECK))
    const card = await step('问卷还没有填完')
    const { customerId, orgId, serviceId, inspectionId, hqiId } = OWN_CHECK
    expect(wayIn(card)).toHaveAttribute(
      'href',
      withQuery('/chq/inspectChq', { orgId, serviceId, customerId, inspectionId, hqiId, detailId: '' }),
    )
    await user.click(wayIn(card))
    expect(await screen.findByRole('textbox', { name: /^身高/ })).toHaveValue('164')
  })

  test('[A384] of no check: the step leads back to the general form', async () => {
    has()
    await beginAt('/chq/healthServiceChq?serviceId=2')
    expect(wayIn(await step('问卷还没有填完'))).toHaveAttribute(
      'href',
      '/chq/healthServiceChq?serviceId=2&customerId=1001',
    )
  })

  test('[A384] [A558] of a relative, without a check: the step leads back to her answers', async () => {
    has()
    const { user } = await beginAt('/chq/healthServiceChq?serviceId=2&customerId=2001')
    await user.click(wayIn(await step('问卷还没有填完')))
    expect(await screen.findByRole('textbox', { name: /^身高/ })).toHaveValue('164')
    expect(screen.getByRole('textbox', { name: /^姓名/ })).toHaveValue('周玉珍')
  })

  test.each([
    ['zh', '问卷还没有填完', '为周玉珍填过的内容还在这部手机上'],
    ['en', 'Finish the questionnaire', 'What you have filled in for 周玉珍 is still on this phone.'],
  ] as const)('[A647] of a relative: the step says whose it is (%s)', async (language, title, said) => {
    has()
    keepDraftOf('2001')
    await renderApp('/home', { signedInAs: PHONE, language })
    const card = await step(title)
    await waitFor(() => expect(card).toHaveTextContent(said))
  })

  test.each([
    ['the customer herself', '1001', 0],
    ['a relative whose name does not load', '2001', 1],
  ])('[A647] of %s: the step names nobody', async (_whose, customerId, calls) => {
    has()
    const asked = answer('/subscribe/getInspectorsInfoList', fails)
    keepDraftOf(customerId)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step('问卷还没有填完')).toHaveTextContent(/完填过的内容/)
    await waitFor(() => expect(asked).toHaveLength(calls))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[A384] of another user: the step does not mention it', async () => {
    has()
    await beginAt('/chq/healthServiceChq?serviceId=2')
    await step('问卷还没有填完')
    answer('/customer/getCustomerInfo', () => ({ id: '1002', name: null, telphone: null, age: null, sex: null }))
    act(() => useAccount.setState({ customer: { state: 'idle' } }))
    await comeBack()
    expect(await step('约一次乳腺检查')).toBeVisible()
  })

  test('[A463] of an unknown user: it could be the next step, so none is shown', async () => {
    has()
    window.localStorage.setItem('of:1001:draft:fullRecord:1001:', '{}')
    answer('/customer/getCustomerInfo', fails)
    await renderApp('/home', { signedInAs: PHONE })
    expect(await step(UNSURE)).toBeVisible()
  })
})
