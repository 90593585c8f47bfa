import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { reportRow, reports } from './support'
import { address, comeBack, heading, PHONE, renderApp } from '../../support/app'
import { deferred } from '../../support/deferred'

const URL_OF_DETAIL = '/report/detail/61'
const TIMES = ['2026-10-25 09:20:00', '2026-10-25 09:55:00', '2026-10-26 16:00:00', '2026-10-27 09:20:00']

/** Serves the progress of inspection 61 with these times. */
const progress = (...times: (string | null)[]) =>
  answer('/report/viewReportProcess', () => ({
    inspectionNum: 'JC202610250061',
    reportProcess: times.map((operateTime) => ({ operateTime })),
  }))
const open = (language: 'zh' | 'en' = 'zh') => renderApp(URL_OF_DETAIL, { signedInAs: PHONE, language })
const steps = async () =>
  within(await screen.findByRole('list', { name: /报告进度|Report progress/ })).getAllByRole('listitem')

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  reports(reportRow())
})

test('[RA14] [REPORT-12] the progress is asked again when the app comes back, and a finished report stands above it', async () => {
  progress(TIMES[0] as string, TIMES[1] as string)
  reports(reportRow({ status: 0 }))
  await open()
  expect(await screen.findByRole('heading', { name: '报告正在审核' })).toBeVisible()
  progress(...TIMES)
  reports(reportRow())
  await comeBack()
  expect(await screen.findByRole('heading', { name: '报告已经完成' })).toBeVisible()
  expect(await screen.findAllByRole('link', { name: '查看' })).toHaveLength(2)
})

describe('the progress of a report', () => {
  test.each([
    ['zh', ['预约登记', '检查', '报告审核', '报告生成'], '2026年10月25日 09:55', '进行中', '待进行'],
    ['en', ['Check-in', 'Check', 'Review', 'Report'], '25 Oct 2026 09:55', 'Now', 'To come'],
  ] as const)(
    '[REPORT-12] [API-17] [A226] [A535] it shows its steps with their times (%s)',
    async (language, names, time, now, ahead) => {
      const requests = progress(TIMES[0] as string, TIMES[1] as string, null)
      await open(language)
      const rows = await steps()
      names.forEach((name, index) => expect(rows[index]).toHaveTextContent(name))
      expect(rows[1]).toHaveTextContent(time)
      expect(rows[2]).toHaveTextContent(now)
      expect(rows[2]).toHaveAttribute('aria-current', 'step')
      expect(rows[3]).toHaveTextContent(ahead)
      expect(await requests[0]?.text()).toBe('inspectionId=61')
    },
  )

  test('[REPORT-12] [A436] a step with an unreadable time counts as done', async () => {
    progress(...TIMES.slice(0, 3), '上周五')
    await open()
    const rows = await steps()
    expect(rows[3]).toHaveTextContent(/^报告生成 ?已完成$/)
    expect(screen.getByRole('heading', { name: '报告已经完成' })).toBeVisible()
  })

  test('[A417] an extra step is shown with its number, its state and its time', async () => {
    progress(...TIMES, '2026-10-28 10:00:00')
    await open()
    const rows = await steps()
    expect(rows).toHaveLength(5)
    expect(rows[4]).toHaveTextContent(/^第 5 步 已完成 2026年10月28日 10:00$/)
  })

  test.each([
    [0, '等待登记'],
    [1, '等待检查'],
    [2, '报告正在审核'],
    [3, '报告正在生成'],
    [4, '报告已经完成'],
  ])('[REPORT-12] after %i steps it says what comes next', async (count, title) => {
    progress(...TIMES.slice(0, count))
    reports(reportRow({ status: count === TIMES.length ? 1 : 0 }))
    await open()
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  test.each([
    ['zh', null, '报告文件还没有生成', /报告已经完成|可以打开查看/],
    ['zh', 'https://files.example/81.pdf', '报告文件还没有生成', /报告已经完成|可以打开查看/],
    ['en', null, 'There is no report file yet', /is ready|open it now/],
  ] as const)(
    '[REPORT-06] [REPORT-12] [A460] a report that the list calls unfinished is not called ready (%s, document: %s)',
    async (language, reportPdfUrl, title, ready) => {
      progress(...TIMES)
      reports(reportRow({ status: 0, reportId: null, reportPdfUrl, supremeReportPdfUrl: null }))
      await open(language)
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      const main = screen.getByRole('main')
      expect(main).not.toHaveTextContent(ready)
      expect(within(main).getByRole('heading', { name: /触诊成像|palpation/i })).toBeVisible()
      expect(within(main).queryByText(/^(查看|View|查看我的报告|See my reports)$/)).toBeNull()
    },
  )

  test.each([
    ['zh', 1, '已经登记。请听机构工作人员的安排。'],
    ['zh', 2, '检查已经做完，结果正在审核。要等多久可以问检查机构，不用为此再跑一趟。'],
    ['zh', 3, '报告已经审核，正在生成。请过一会儿再来看。'],
    ['en', 1, 'You are checked in. The staff will tell you when it is your turn.'],
    [
      'en',
      2,
      'The check is done and the results are being reviewed. The clinic can tell you how long it takes; you need not come back for it.',
    ],
    ['en', 3, 'The results have been reviewed, and the report is being made. Please look again later.'],
  ] as const)('[REPORT-12] [A494] no waiting time is invented (%s, after %i steps)', async (language, count, text) => {
    progress(...TIMES.slice(0, count))
    reports(reportRow({ status: 0 }))
    await open(language)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /半小时|几天|一天|一周|half an hour|a few days|within a day|week/,
    )
  })

  test('[REPORT-13] it shows the inspection number, with a copy button', async () => {
    progress()
    const { user } = await open()
    expect(await screen.findByText('JC202610250061')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '复制检查编号' }))
    expect(await screen.findByText('已复制')).toBeVisible()
  })

  test('[REPORT-13] [A349] a missing value reads “—”', async () => {
    answer('/report/viewReportProcess', () => ({
      inspectionNum: null,
      reportProcess: [null, { operateTime: '昨天' }],
    }))
    await open()
    await steps()
    expect(screen.getByText('检查编号').nextElementSibling).toHaveTextContent(/^—$/)
    expect(screen.queryByRole('button', { name: '复制检查编号' })).toBeNull()
  })

  test('[A386] the urgent signs are shown', async () => {
    progress()
    await open()
    expect(await screen.findByText('发现新肿块或血性溢液，请立即就医')).toBeVisible()
    expect(screen.getByRole('note')).toHaveAttribute('data-muted')
  })

  test('[RA10] a failed load is reported in place, with a retry', async () => {
    let fails = true
    answer('/report/viewReportProcess', () =>
      fails ? HttpResponse.error() : { inspectionNum: 'JC1', reportProcess: [] },
    )
    const { user } = await open()
    expect(await screen.findByText('没能打开这个页面')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await heading('报告进度')
    expect(await steps()).toHaveLength(4)
  })

  test.each([
    ['zh', '找不到这份报告', '查看我的报告'],
    ['en', 'Report not found', 'See my reports'],
  ] as const)('[A92] a report unknown to the server links to the others (%s)', async (language, title, action) => {
    answer('/report/viewReportProcess', () => refuse('报告不存在'))
    const { user } = await open(language)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.queryByRole('button', { name: /重试|Try again/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: action }))
    await waitFor(() => expect(address()).toBe('/report/list'))
  })

  test('title and skeleton are shown while loading', async () => {
    const { promise, resolve } = deferred()
    answer('/report/viewReportProcess', () => promise)
    await open()
    expect(await screen.findByText('正在加载')).toBeInTheDocument()
    resolve({ inspectionNum: 'JC1', reportProcess: [] })
    await heading('报告进度')
  })
})

describe('the progress of a finished report', () => {
  test('[REPORT-12] it leads to the report, whichever part of it exists', async () => {
    progress(...TIMES)
    const { user } = await open()
    await screen.findByText('健康评估报告（风险评估）', { selector: 'strong' })
    const [palpation, assessment] = screen.getAllByText('查看')
    expect(assessment?.closest('a')).toHaveAttribute('href', '/report/riskReport?reportId=81')
    await user.click(palpation as HTMLElement)
    await waitFor(() => expect(address()).toBe('/report/palpationReport?reportId=81&specificationId=2'))
  })

  test.each([
    ['zh', '报告文件还没有生成', '一直没有等到报告的，请带上检查编号联系检查机构。'],
    [
      'en',
      'There is no report file yet',
      'Still no report? Please contact the clinic and tell them the check number.',
    ],
  ] as const)(
    '[A460] without its document it does not say that the report can be opened (%s)',
    async (language, title, late) => {
      reports(reportRow({ reportPdfUrl: null }))
      progress(...TIMES)
      await open(language)
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(screen.getByText(late)).toBeVisible()
      expect(screen.queryByRole('heading', { name: /报告已经完成|The report is ready/ })).toBeNull()
    },
  )

  test('[REPORT-12] [A460] the report is not mentioned before the list tells whether its document exists', async () => {
    const slow = deferred()
    answer('/report/reportRecord', () => slow.promise)
    progress(...TIMES)
    await open()
    expect(await screen.findByText('正在加载')).toBeInTheDocument()
    await act(() => new Promise((done) => window.setTimeout(done, 600)))
    expect(screen.queryByRole('heading', { name: '报告已经完成' })).toBeNull()
    slow.resolve({ list: [reportRow({ reportPdfUrl: null })] })
    expect(await screen.findByRole('heading', { name: '报告文件还没有生成' })).toBeVisible()
  })

  test('[REPORT-12] without its row it leads to the list', async () => {
    reports()
    progress(...TIMES)
    await open()
    expect((await screen.findByText('查看我的报告')).closest('a')).toHaveAttribute('href', '/report/list')
  })

  test.each([
    ['zh', '报告已经完成', '查看', '进行中'],
    ['en', 'The report is ready', 'View', 'Now'],
  ] as const)(
    '[REPORT-12] [A686] a finished report is shown as done where its steps are incomplete, and they stay (%s)',
    async (language, title, view, now) => {
      progress(...TIMES.slice(0, 3))
      await open(language)
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(screen.getAllByRole('link', { name: view })).toHaveLength(2)
      const rows = await steps()
      expect(rows[3]).toHaveTextContent(now)
    },
  )

  test('[REPORT-12] [A686] it is not called in progress before the list is there', async () => {
    const slow = deferred()
    answer('/report/reportRecord', () => slow.promise)
    progress(...TIMES.slice(0, 3))
    await open()
    expect(await screen.findByText('正在加载')).toBeInTheDocument()
    await act(() => new Promise((done) => window.setTimeout(done, 600)))
    expect(screen.queryByRole('heading', { name: '报告正在生成' })).toBeNull()
    slow.resolve({ list: [reportRow()] })
    expect(await screen.findByRole('heading', { name: '报告已经完成' })).toBeVisible()
  })

  test('[REPORT-12] while the report is in progress there is no link to it', async () => {
    progress(...TIMES.slice(0, 3))
    reports(reportRow({ status: 0 }))
    await open()
    await steps()
    expect(screen.queryByText('查看')).toBeNull()
    expect(screen.queryByText('查看我的报告')).toBeNull()
  })
})
