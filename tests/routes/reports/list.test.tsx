import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scrollIntoReach } from '../../support/intersection'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { cards, healthReports, LIST, reportRow, reports } from './support'
import { address, heading, PHONE, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

beforeEach(() => itIs('2026-11-25 10:00:00'))
afterEach(() => vi.restoreAllMocks())

const open = (language: 'zh' | 'en' = 'zh', signedInAs = PHONE) => renderApp(LIST, { signedInAs, language })
const part = (name: string) => screen.getByText(name, { selector: 'strong' }).parentElement as HTMLElement
const tap = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, action: string) =>
  user.click(within(part(name)).getByText(action))
const wayOf = (name: string, action: string) => within(part(name)).getByText(action).closest('a')?.getAttribute('href')

describe('the lists of reports', () => {
  test.each([
    ['zh', '我的报告', '检查报告', '问卷报告', '暂无报告', '去预约检查', '查看服务'],
    ['en', 'My reports', 'Checks', 'Questionnaires', 'No report yet', 'Book a check', 'See the services'],
  ] as const)(
    '[REPORT-01] [REPORT-05] [A18] [A215] there are two tabs, each with its empty state (%s)',
    async (language, title, inspection, health, empty, book, look) => {
      const { user } = await open(language, '13800000002')
      await heading(title)
      expect(screen.getByRole('tab', { name: inspection })).toHaveAttribute('aria-selected', 'true')
      await screen.findByText(empty)
      expect(screen.getByRole('link', { name: book })).toHaveAttribute('href', '/service/list')
      await user.click(screen.getByRole('tab', { name: health }))
      await screen.findByText(empty)
      await user.click(within(screen.getByRole('tabpanel')).getByRole('link', { name: look }))
      await waitFor(() => expect(address()).toBe('/service/list'))
    },
  )

  test('[REPORT-15] [API-14] [API-15] [A240] each list is requested once, by the token alone, when it is opened', async () => {
    const requests = reports(reportRow())
    const health = healthReports()
    const { user } = await open()
    await cards()
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([''])
    expect(health).toEqual([])
    await user.click(screen.getByRole('tab', { name: '问卷报告' }))
    await screen.findByText('暂无报告')
    expect(health.map(({ url }) => new URL(url).search)).toEqual([''])
  })

  test('[REPORT-16] [A19] 45 reports of one answer are shown in steps of 20', async () => {
    const { router } = await open('zh', '13800000107')
    expect(await cards()).toHaveLength(20)
    act(scrollIntoReach)
    await waitFor(async () => expect(await cards()).toHaveLength(40))
    act(scrollIntoReach)
    await waitFor(async () => expect(await cards()).toHaveLength(45))
    expect(screen.getByText('没有更多了')).toBeVisible()
    await act(() => router.navigate('/my'))
    await act(() => router.navigate(-1))
    expect(await cards()).toHaveLength(45)
  })

  test('[RG7] [A19] ten thousand reports of one answer are shown in steps of 20, too', async () => {
    reports(
      ...Array.from({ length: 10_000 }, (_, index) =>
        reportRow({ id: `${index}`, inspectId: `i${index}`, reportId: `r${index}` }),
      ),
    )
    await open()
    expect(await cards()).toHaveLength(20)
    act(scrollIntoReach)
    await waitFor(async () => expect(await cards()).toHaveLength(40))
  })

  test('[A387] an unreadable row is listed as such, and the others are shown', async () => {
    const { user } = await open('zh', '13800000006')
    await waitFor(async () => expect((await cards()).some((card) => card.textContent === '此条目无法显示')).toBe(true))
    await user.click(screen.getByRole('tab', { name: '问卷报告' }))
    await waitFor(async () => expect((await cards()).some((card) => card.textContent === '此条目无法显示')).toBe(true))
  })

  test('[A490] the list shows no urgent signs, because each report shows them', async () => {
    await open()
    expect(await cards()).not.toHaveLength(0)
    expect(screen.queryByText(/请立即就医/)).toBeNull()
  })

  test('[RA10] a failed list says so and offers a retry, and the other list is not affected', async () => {
    let fails = true
    answer('/report/reportRecord', () => (fails ? refuse('系统繁忙') : [reportRow()]))
    const { user } = await open()
    expect(await screen.findByText('系统繁忙', { selector: 'main *' })).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await cards()).toHaveLength(1)
  })

  test('[A354] a failed refetch keeps the list, and marks it as stale', async () => {
    let fails = false
    answer('/report/reportRecord', () => (fails ? Response.error() : [reportRow()]))
    const { router } = await open()
    await cards()
    fails = true
    await act(() => router.navigate('/my'))
    await act(() => router.navigate(LIST))
    await screen.findByText('没能更新，下面是上次的内容')
    expect(await cards()).toHaveLength(1)
  })

  test('the lists show skeletons while loading', async () => {
    const { promise, resolve } = deferred()
    answer('/report/reportRecord', () => promise)
    await open()
    await heading('我的报告')
    expect(screen.getByText('正在加载')).toBeInTheDocument()
    resolve([reportRow()])
    expect(await cards()).toHaveLength(1)
  })
})

describe('a report card', () => {
  test('[REPORT-02] [A374] it shows check, name, day, patient, organisation and summary', async () => {
    reports(reportRow({ name: '乳腺触诊成像报告' }))
    await open()
    const [card] = await cards()
    expect(within(card as HTMLElement).getByRole('heading', { name: '触诊成像检查' })).toBeVisible()
    expect(within(card as HTMLElement).getByText('乳腺触诊成像报告')).toBeVisible()
    for (const text of ['检查日期2026年10月25日', '林婉清', '木棉体检中心', '报告小结：未见异常'])
      expect(card).toHaveTextContent(text)
    expect(card).not.toHaveTextContent('套餐')
  })

  test('[A477] a summary keeps its line breaks', async () => {
    reports(reportRow({ reportSummary: '左乳 1 处\n建议 6 个月后复查' }))
    await open()
    expect(await screen.findByText(/左乳 1 处/)).toHaveClass('typed')
  })

  test('[REPORT-10] it shows a summary to its end, where the advice stands, and cuts only an unusual length', async () => {
    const summary = `${'One lump was felt in the left breast, probably benign. '.repeat(3)}Please have it checked again in six months.`
    reports(reportRow({ reportSummary: summary }), reportRow({ reportId: '82', reportSummary: '𠮷'.repeat(501) }))
    await open()
    const [whole, cut] = await cards()
    expect(whole).toHaveTextContent(summary)
    expect(cut).toHaveTextContent(`${'𠮷'.repeat(500)}…`)
  })

  test('[A387] it shows a missing value as “—”, or leaves it out', async () => {
    reports(
      reportRow({
        name: null,
        serviceId: null,
        createTime: '下周二',
        orgName: null,
        reportSummary: '',
        customerName: null,
      }),
    )
    await open()
    const [card] = await cards()
    expect(card).toHaveTextContent('检查报告检查日期—受检人—')
    expect(card).not.toHaveTextContent(/小结|检查机构|null|undefined/)
  })

  test.each(['', 0, null])('[REPORT-06] [A217] status %j leads to its progress and nowhere else', async (status) => {
    reports(reportRow({ status, reportId: null }))
    await open()
    const [card] = await cards()
    const links = within(card as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/report/detail/61'])
    expect(links[0]).toHaveTextContent('查看进度')
    expect(within(card as HTMLElement).queryByRole('button')).toBeNull()
  })

  test('[A460] an unknown status without a document leads to its progress too', async () => {
    reports(reportRow({ status: 7, reportPdfUrl: null }))
    await open()
    const [card] = await cards()
    expect(within(card as HTMLElement).getByRole('link', { name: /查看进度/ })).toHaveAttribute(
      'href',
      '/report/detail/61',
    )
  })

  test.each([
    ['zh', '报告文件还没有生成。生成后可以在这里打开。', '还没有完成'],
    ['en', 'There is no file of this report yet. Once there is, you can open it here.', 'not ready yet'],
  ] as const)(
    '[A460] a finished report without its document says that the document is missing, not the report (%s)',
    async (language, text, never) => {
      reports(reportRow({ reportPdfUrl: null }))
      await open(language)
      const [card] = await cards()
      expect(card).toHaveTextContent(text)
      expect(card).not.toHaveTextContent(never)
    },
  )

  test('[REPORT-07] [REPORT-08] [A220] a report of service 1 leads to the palpation report and to the assessment', async () => {
    reports(reportRow())
    await open()
    await cards()
    expect(wayOf('触诊成像报告', '查看')).toBe('/report/palpationReport?reportId=81&specificationId=2')
    expect(wayOf('健康评估报告（风险评估）', '查看')).toBe('/report/riskReport?reportId=81')
  })

  test('[REPORT-08] [A453] without height and weight it finds the check of the report, and leads to its questionnaire with both', async () => {
    reports(reportRow({ fillBasicInfo: 0 }))
    const answered = deferred()
    const requests = answer('/report/viewReportInfo', () => answered.promise)
    const { user } = await open()
    const [card] = await cards()
    expect(within(card as HTMLElement).queryByText('健康评估报告（风险评估）', { selector: 'strong' })).toBeNull()
    expect(card).toHaveTextContent('健康评估报告还缺身高和体重。填写后会为您生成。')
    await user.click(screen.getByRole('button', { name: '去填写' }))
    await user.click(screen.getByRole('button', { name: '去填写' }))
    answered.resolve({ customerId: '2001', orgId: '102', inspectionId: '61', guidanceList: [], nidusRecordList: [] })
    await waitFor(() =>
      expect(address()).toBe('/chq/inspectChq?orgId=102&serviceId=1&customerId=2001&inspectionId=61'),
    )
    expect(await requests[0]?.json()).toEqual({ reportId: '81' })
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['the call fails', () => refuse('系统繁忙')],
    ['the report names nobody', () => ({ guidanceList: [], nidusRecordList: [] })],
  ])('[A453] [A387] when %s, the line says so and can be tapped again', async (_, reply) => {
    reports(reportRow({ fillBasicInfo: 0 }))
    answer('/report/viewReportInfo', reply)
    const { user } = await open()
    await cards()
    await user.click(screen.getByRole('button', { name: '去填写' }))
    expect(await screen.findByText('没能打开问卷')).toBeVisible()
    expect(screen.getByRole('button', { name: '去填写' })).toBeEnabled()
    expect(address()).toBe(LIST)
  })

  test('[REPORT-14] without a document it says that the report is not ready, and stays', async () => {
    reports(reportRow({ reportPdfUrl: '' }))
    const { user } = await open()
    await cards()
    await tap(user, '触诊成像报告', '查看')
    expect(await screen.findByRole('dialog', { name: '暂未生成报告，请稍后查看。' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(address()).toBe(LIST)
  })

  test.each([
    ['触诊成像报告', '/report/getReportPdfUrl'],
    ['健康评估报告（风险评估）', '/report/getSupremeReportPdfUrl'],
  ])(
    '[REPORT-03] [REPORT-14] [API-26] [API-27] [A221] it downloads %s by %s, or says that there is none',
    async (name, path) => {
      reports(reportRow())
      let url: string | null = null
      const requests = answer(path, () => url)
      const { user } = await open()
      await cards()
      await tap(user, name, '下载')
      await user.click(await screen.findByRole('button', { name: '知道了' }))
      url = 'https://files.example/a b.pdf?x=1&y=2'
      await tap(user, name, '下载')
      await waitFor(() => expect(address()).toMatch(/^\/pdf\/pdfViewer\?/))
      expect(new URLSearchParams(window.location.search).get('pdfUrl')).toBe(url)
      expect(requests.map((request) => new URL(request.url).search)).toEqual(['?reportId=81', '?reportId=81'])
    },
  )

  test('[A219] a report of another service offers its document alone', async () => {
    reports(reportRow({ serviceId: '3', reportPdfUrl: 'https://files.example/81.pdf' }))
    const { user } = await open()
    await cards()
    expect(wayOf('报告', '查看')).toBe('/pdf/pdfViewer?pdfUrl=https%3A%2F%2Ffiles.example%2F81.pdf')
    await tap(user, '报告', '下载')
    await waitFor(() => expect(address()).toBe('/pdf/pdfViewer?pdfUrl=https%3A%2F%2Ffiles.example%2F81.pdf'))
  })

  test('[A223] on an iPhone the document has the other address', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)')
    reports(reportRow({ serviceId: '3' }))
    await open()
    await cards()
    expect(wayOf('报告', '查看')).toMatch(/^\/pdf\/iosPdfViewer\?pdfUrl=/)
  })

  test('[REPORT-04] [A225] in English nothing can be downloaded, and everything can be viewed', async () => {
    reports(reportRow(), reportRow({ reportId: '82', serviceId: '3' }))
    healthReports(reportRow({ inspectId: null }))
    const { user } = await open('en')
    await cards()
    expect(screen.queryByText(/Download/)).toBeNull()
    expect(screen.getAllByText('View')).toHaveLength(3)
    await user.click(screen.getByRole('tab', { name: 'Questionnaires' }))
    await screen.findByText('Preview')
    expect(screen.queryByText(/Download/)).toBeNull()
  })
})

describe('opening a document', () => {
  test('[API-26] a second tap requests nothing, and a late answer does not navigate once the list was left', async () => {
    reports(reportRow())
    const { promise, resolve } = deferred()
    const requests = answer('/report/getReportPdfUrl', () => promise)
    const { user, router } = await open()
    await cards()
    const button = within(part('触诊成像报告')).getByText('下载')
    await user.click(button)
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(requests).toHaveLength(1))
    await act(() => router.navigate('/my'))
    resolve('https://files.example/81.pdf')
    await waitForIdle()
    expect(address()).toBe('/my')
  })

  test('[A221] [RA10] a failure is shown once beside the button, and another tap retries', async () => {
    reports(reportRow())
    let fails = true
    answer('/report/getReportPdfUrl', () => (fails ? refuse('系统繁忙') : 'https://files.example/81.pdf'))
    const { user } = await open()
    await cards()
    await tap(user, '触诊成像报告', '下载')
    await waitFor(() => expect(screen.getAllByText('系统繁忙')).toHaveLength(1))
    expect(address()).toBe(LIST)
    fails = false
    await tap(user, '触诊成像报告', '下载')
    await waitFor(() => expect(address()).toMatch(/^\/pdf\/pdfViewer/))
  })
})

describe('a questionnaire report', () => {
  test.each(['预览', '下载 PDF'])('[REPORT-09] [API-24] [A222] %s opens its document', async (action) => {
    healthReports(reportRow({ inspectId: null, name: '健康管理报告' }))
    const requests = answer('/report/getManageReportPdfUrl', () => 'https://files.example/h.pdf')
    const { user } = await open()
    await user.click(await screen.findByRole('tab', { name: '问卷报告' }))
    await cards()
    expect(wayOf('报告', '查看详情')).toBe('/report/healthServicesReport?reportId=81')
    await tap(user, '报告', action)
    await waitFor(() => expect(address()).toBe('/pdf/pdfViewer?pdfUrl=https%3A%2F%2Ffiles.example%2Fh.pdf'))
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?reportId=81'])
  })

  test.each(['预览', '下载 PDF'])(
    '[REPORT-14] [A221] %s without a document says that it is not ready',
    async (action) => {
      healthReports(reportRow({ inspectId: null, name: '健康管理报告' }))
      answer('/report/getManageReportPdfUrl', () => null)
      const { user } = await open()
      await user.click(await screen.findByRole('tab', { name: '问卷报告' }))
      await cards()
      await tap(user, '报告', action)
      expect(await screen.findByRole('dialog', { name: '暂未生成报告，请稍后查看。' })).toBeVisible()
      expect(address()).toBe(LIST)
    },
  )
})

test.each([
  ['zh', '2', '问卷报告', '健康管理报告'],
  ['en', '2', 'Questionnaires', 'Health management report'],
  // The assessment of a check may keep the service of that check.
  ['zh', '1', '问卷报告', '健康管理报告'],
] as const)(
  '[REPORT-02] [REPORT-09] the card of a questionnaire report says its name once (%s, service %s)',
  async (language, serviceId, tab, name) => {
    healthReports(reportRow({ inspectId: null, serviceId, name }))
    const { user } = await open(language)
    await user.click(await screen.findByRole('tab', { name: tab }))
    const card = await screen.findByRole('heading', { name })
    expect(card.closest('li')?.textContent?.split(name)).toHaveLength(2)
  },
)

describe('whose reports are shown', () => {
  const twoPatients = () => [
    reportRow({ inspectId: '61', reportId: '81', customerName: '林婉清' }),
    reportRow({ inspectId: '62', reportId: '82', customerName: '林淑芬' }),
    reportRow({ inspectId: '63', reportId: '83', customerName: '林婉清' }),
  ]

  test('a patient is chosen, and all are shown again', async () => {
    reports(...twoPatients())
    const { user } = await open()
    expect(await cards()).toHaveLength(3)
    const group = within(screen.getByRole('group', { name: '看谁的报告' }))
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['所有人', '林婉清', '林淑芬'])
    await user.click(group.getByRole('button', { name: '林淑芬' }))
    expect(await cards()).toHaveLength(1)
    expect(within((await cards())[0] as HTMLElement).getByText('林淑芬')).toBeVisible()
    await user.click(group.getByRole('button', { name: '所有人' }))
    expect(await cards()).toHaveLength(3)
  })

  test('with reports of one patient there is nothing to choose', async () => {
    reports(reportRow())
    await open()
    await cards()
    expect(screen.queryByRole('group', { name: '看谁的报告' })).toBeNull()
  })

  test('an unreadable row belongs to all patients together', async () => {
    reports(...twoPatients(), { inspectId: null })
    const { user } = await open()
    expect(await cards()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: '林婉清' }))
    expect(await cards()).toHaveLength(2)
  })
})

describe('reports that were not opened', () => {
  const marks = () => screen.queryAllByText(/^(还没看过|Not opened yet)$/)

  test.each(['zh', 'en'] as const)(
    'a report of the last two weeks is marked until it is opened (%s)',
    async (language) => {
      reports(
        reportRow({ inspectId: '61', reportId: '8745039284758360001', createTime: '2026-11-20 09:00:00' }),
        reportRow({ inspectId: '62', reportId: '82', createTime: '2026-11-10 09:00:00' }),
      )
      const { router } = await open(language)
      await waitFor(() => expect(marks()).toHaveLength(1))
      await act(() => router.navigate('/report/palpationReport?reportId=8745039284758360001&specificationId=2'))
      await screen.findByRole('heading', { level: 1, name: /触诊|Palpation/ })
      await waitFor(() => expect(window.localStorage.getItem('of:1001:reports-read')).toContain('8745039284758360001'))
      await act(() => router.navigate(-1))
      await cards()
      await waitForIdle()
      expect(marks()).toHaveLength(0)
    },
  )

  test('a report without its document is not marked', async () => {
    reports(reportRow({ createTime: '2026-11-20 09:00:00', reportPdfUrl: null }))
    await open()
    await cards()
    await waitForIdle()
    expect(marks()).toHaveLength(0)
  })
})
