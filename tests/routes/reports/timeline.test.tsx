import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { reportRow, reports } from './support'
import { address, heading, PHONE, renderApp, saying } from '../../support/app'

const OWN = '/report/timeline?customerId=1001'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const open = (url = OWN, language: 'zh' | 'en' = 'zh', signedInAs = PHONE) => renderApp(url, { signedInAs, language })
const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement
const rowsOf = async (name: string) => {
  await screen.findByRole('heading', { level: 2, name })
  await waitFor(() => expect(screen.queryByText('正在加载')).toBeNull())
  return within(section(name))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(({ textContent }) => textContent)
}

/** Serves these reports of the patient, with these lesions and risks. */
const visits = (lesions: Record<string, object[]>, risks: Record<string, object> = {}) => {
  const rows = answer('/report/queryInspectionReports', () =>
    Object.keys(lesions).map((reportId, index) =>
      reportRow({
        reportId,
        inspectId: `6${reportId}`,
        createTime: `${2026 - index}-10-25 09:02:00`,
        fillBasicInfo: reportId in risks,
      }),
    ),
  )
  answer('/report/viewReportInfo', async (request) => {
    const { reportId } = (await request.clone().json()) as { reportId: string }
    return { customerName: '林婉清', nidusRecordList: lesions[reportId] }
  })
  answer('/report/viewRiskReportInfo', async (request) => {
    const id = new URLSearchParams(await request.clone().text()).get('reportId') ?? ''
    return risks[id] ?? refuse('系统繁忙')
  })
  return { rows }
}
const lesion = (fields: object) => ({
  id: '1',
  nidusPosition: 0,
  nidusArea: 1,
  nidusAngle: 2,
  width: 8,
  height: 6,
  ...fields,
})
const risk = (riskWarning: number | null, weight: number | null) => ({
  riskWarning,
  questionContent: JSON.stringify({ basicinfo: { height: 160, weight } }),
})

describe('the visits of a patient', () => {
  test.each([
    ['zh', '还没有可选的人', '个人资料'],
    ['en', 'Nobody to choose yet', 'Profile'],
  ] as const)(
    '(%s) with nobody to choose it says so, and leads to the profile instead of an empty choice',
    async (language, sentence, profile) => {
      const { user } = await open('/report/timeline', language, '13800000002')
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(screen.queryByRole('button', { name: language === 'zh' ? /看谁的报告/ : /Whose reports/ })).toBeNull()
      await user.click(screen.getByRole('link', { name: new RegExp(`^${profile}`) }))
      await heading(profile)
      expect(address()).toBe('/profile')
    },
  )

  test('[REPORT-15] a measure says that nothing is recorded only after every visit is loaded', async () => {
    visits({ r1: [] })
    let come: () => void = () => undefined
    const held = new Promise<void>((resolve) => (come = resolve))
    answer('/report/viewReportInfo', async () => {
      await held
      return { customerName: '林婉清', nidusRecordList: [] }
    })
    await open()
    await screen.findByRole('heading', { level: 2, name: '最大的一处' })
    expect(screen.getByText('正在加载')).toBeInTheDocument()
    expect(section('最大的一处').querySelector('p')).toBeNull()
    come()
    await waitFor(() => expect(section('最大的一处').querySelector('p')).toHaveTextContent('这几次都没有记录。'))
  })

  test('[REPORT-15] [API-16] only that patient’s reports are requested, and the patient of the newest report comes first', async () => {
    reports(
      reportRow({ customerName: '林可' }),
      reportRow({ reportId: '82', customerName: '周玉珍', createTime: '2026-10-26' }),
    )
    const requests = visits({ r1: [lesion({})] }).rows
    await open('/report/timeline')
    await heading('历次变化')
    await screen.findByText('最大的一处', { selector: 'h2' })
    expect(screen.getByText('看谁的报告').closest('div')?.parentElement).toHaveTextContent('周玉珍')
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?customerId=2001'])
  })

  test.each([
    [[{}], ['林婉清', '—']],
    [
      [{}, { reportId: '82', customerName: null }],
      ['林婉清', '—', '林可'],
    ],
  ])(
    '[A387] a patient without a name can be chosen, and a report without one hides nobody: %j',
    async (lesions, names) => {
      answer('/subscribe/getInspectorsInfoList', () => [
        { id: '1001', isPrimary: '1', name: '林婉清' },
        { id: '2001', isPrimary: '0', name: null },
        { id: '2002', isPrimary: '0', name: '林可' },
      ])
      reports(...lesions.map((one) => reportRow({ customerName: '林婉清', ...one })))
      const { user } = await open()
      await user.click(await screen.findByLabelText(/看谁的报告/))
      const choices = within(await screen.findByRole('dialog')).getAllByRole('radio')
      expect(choices).toHaveLength(names.length)
      choices.forEach((one, index) => expect(one).toHaveAccessibleName(names[index]))
    },
  )

  test('[API-16] each measure shows its numbers, the latest first, with a gap for a missing one', async () => {
    visits({ r3: [lesion({ width: 12 })], r2: [], r1: [lesion({})] }, { r3: risk(38, 60), r1: risk(34, null) })
    await open()
    expect(await rowsOf('风险评分')).toEqual([
      '2026年10月25日38分（满分100）',
      '2025年10月25日—',
      '2024年10月25日34分（满分100）',
    ])
    expect(await rowsOf('体质指数（BMI）')).toEqual(['2026年10月25日23.4', '2025年10月25日—', '2024年10月25日—'])
    expect(await rowsOf('最大的一处')).toEqual([
      '2026年10月25日12 mm',
      '2025年10月25日没有记录到需要标出的部位',
      '2024年10月25日8 mm',
    ])
    expect(within(section('风险评分')).getByText('没有记录的，图上留空')).toBeVisible()
  })

  test('[RA7] a visit that the server tells twice is one point, one line of the table and nothing to compare with', async () => {
    visits({ r1: [lesion({})] }, { r1: risk(38, 60) })
    answer('/report/queryInspectionReports', () => [reportRow({ reportId: 'r1' }), reportRow({ reportId: 'r1' })])
    await open()
    const chart = await screen.findByRole('img', { name: /风险评分，共 1 次有记录/ })
    expect(chart.querySelectorAll('circle')).toHaveLength(1)
    expect(await rowsOf('最大的一处')).toEqual(['2026年10月25日8 mm'])
    expect(await screen.findByText(/还只有一次检查/)).toBeVisible()
  })

  test('[A478] a size with the fraction of a binary number has two decimals in sentence, chart, table and comparison', async () => {
    visits({ r2: [lesion({ width: 12.300000190734863 })], r1: [lesion({ width: 8.130000114440918 })] })
    await open()
    expect(await rowsOf('最大的一处')).toEqual(['2026年10月25日12.3 mm', '2025年10月25日8.13 mm'])
    expect(section('最大的一处')).not.toHaveTextContent(/\d\.\d{6}/)
    expect(await screen.findByRole('list', { name: '两次检查记录的各处' })).toHaveTextContent('较早8.13 mm较晚12.3 mm')
  })

  test('[A211] the score is given in points and never as a percentage (en)', async () => {
    visits({ r3: [] }, { r3: risk(38, 60) })
    await open(OWN, 'en')
    await screen.findByText(/Latest: 38 of 100/)
    expect(screen.getByRole('main')).not.toHaveTextContent(/%/)
  })

  test('the chart has a text alternative, and draws no line across a gap', async () => {
    visits({ r3: [], r2: [], r1: [] }, { r3: risk(38, 60), r1: risk(34, 60) })
    await open()
    const chart = await screen.findByRole('img', { name: /风险评分，共 2 次有记录。最近一次：38分（满分100）/ })
    expect(chart.querySelectorAll('circle')).toHaveLength(2)
    expect(chart.querySelectorAll('line')).toHaveLength(2)
    expect([...chart.querySelectorAll('circle')].map((one) => parseFloat(one.getAttribute('cx') ?? ''))).toEqual([
      22, 94,
    ])
  })

  test('[A480] each point carries its value, and the dates of the first and the last stand below', async () => {
    visits({ r4: [], r3: [], r2: [], r1: [] }, { r3: risk(38, 60), r2: risk(71, 60), r1: risk(34, 60) })
    await open()
    const chart = await screen.findByRole('img', { name: /风险评分，共 3 次有记录/ })
    const values = [...chart.querySelectorAll('circle ~ text')]
    expect(values.map(({ textContent }) => textContent)).toEqual(['34', '71', '38'])
    const points = [...chart.querySelectorAll('circle')].map((one) => one.getAttribute('cx'))
    expect(values.map((one) => one.getAttribute('x'))).toEqual(points)
    // Of both ends the higher value is above its point, and the lower one below. The peak is above.
    expect(values.map((one) => one.getAttribute('dy'))).toEqual(['1.4em', '-0.7em', '-0.7em'])
    // The newest visit has no score, so its date is not that of a point.
    expect([...(chart.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '2023年10月25日',
      '2025年10月25日',
    ])
  })

  test('[A480] where the values of ten visits would overlap, those of both ends and of the highest stay', async () => {
    const newestFirst = [30, 36, 35, 37, 71, 38, 36, 35, 37, 31]
    visits(
      Object.fromEntries(newestFirst.map((_, index) => [`r${index}`, []])),
      Object.fromEntries(newestFirst.map((score, index) => [`r${index}`, risk(score, 60)])),
    )
    await open()
    const chart = await screen.findByRole('img', { name: /风险评分，共 10 次有记录/ })
    const values = [...chart.querySelectorAll('circle ~ text')].map(({ textContent }) => textContent)
    expect(values).toEqual(expect.arrayContaining(['31', '71', '30']))
    expect(values.length).toBeLessThan(10)
  })

  test.each([
    ['zh', '风险评分', '分'],
    ['zh', '体质指数（BMI）', 'kg/m²'],
    ['zh', '最大的一处', 'mm'],
    ['en', 'Risk score', 'In points'],
    ['en', 'Largest finding', 'mm'],
  ] as const)('[A480] each axis has its unit (%s, %s)', async (language, measure, unit) => {
    visits({ r1: [lesion({})] }, { r1: risk(38, 60) })
    await open(OWN, language)
    const chart = await screen.findByRole('img', { name: (name) => name.startsWith(measure) })
    expect(chart.previousElementSibling).toHaveTextContent(unit)
  })

  test('[A480] a single point carries its value and its date, and an index has one decimal', async () => {
    visits({ r3: [], r2: [] }, { r3: risk(null, 60) })
    await open()
    const chart = await screen.findByRole('img', { name: /体质指数（BMI），共 1 次有记录/ })
    expect([...chart.querySelectorAll('circle ~ text')].map(({ textContent }) => textContent)).toEqual(['23.4'])
    expect(chart.nextElementSibling).toHaveTextContent(/^2026年10月25日$/)
  })

  test('[API-18] of twelve reports ten are loaded at first, three at a time, and earlier ones on request', async () => {
    const lesions = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [String(100 - index), []]))
    let now = 0
    let most = 0
    answer('/report/queryInspectionReports', () =>
      Object.keys(lesions).map((reportId) => reportRow({ reportId, inspectId: `6${reportId}`, fillBasicInfo: 0 })),
    )
    const requests = answer('/report/viewReportInfo', async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 2))
      now--
      return { nidusRecordList: [] }
    })
    const { user } = await open()
    await waitFor(() => expect(requests).toHaveLength(10))
    await user.click(await screen.findByRole('button', { name: '查看更早的记录' }))
    await waitFor(() => expect(requests).toHaveLength(12))
    expect(most).toBe(3)
    expect(screen.queryByRole('button', { name: '查看更早的记录' })).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('[RA10] a report that fails to load is named, leaves a gap, and is retried alone', async () => {
    let fails = true
    visits({ r3: [lesion({})] }, { r3: risk(38, 60) })
    const risks = answer('/report/viewRiskReportInfo', () => (fails ? refuse('系统繁忙') : risk(38, 60)))
    const { user } = await open()
    expect(await screen.findByText('有几份报告没有加载出来')).toBeVisible()
    expect(await rowsOf('最大的一处')).toEqual(['2026年10月25日8 mm'])
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('38分（满分100），')
    expect(risks).toHaveLength(2)
    expect(screen.queryByText('有几份报告没有加载出来')).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('[A18] a person without a report gets the empty state, and another can be chosen', async () => {
    const { user } = await open('/report/timeline?customerId=9')
    await screen.findByText('暂无报告')
    expect(screen.getByRole('link', { name: '去预约检查' })).toHaveAttribute('href', '/service/list')
    await user.click(screen.getByRole('button', { name: /看谁的报告/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /林可/ }))
    await waitFor(() => expect(address()).toBe('/report/timeline?customerId=2002'))
    await screen.findByRole('heading', { name: '风险评分' })
  })

  test.each([
    ['zh', '有报告无法显示', '有 2 份报告无法显示，这里没有算进去。请向检查机构询问。', '重试'],
    [
      'en',
      'Some reports cannot be shown',
      'Reports that cannot be shown: 2. They are left out here. Please ask the clinic about them.',
      'Try again',
    ],
  ] as const)('[A387] reports that cannot be read are not called none (%s)', async (...args) => {
    const [language, title, text, again] = args
    answer('/report/queryInspectionReports', () => [null, reportRow({ inspectId: null })])
    const { user } = await open(OWN, language)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText(/暂无报告|No report yet/)).toBeNull()
    visits({ 81: [lesion({})] })
    await user.click(screen.getByRole('button', { name: again }))
    await screen.findByRole('heading', { name: language === 'zh' ? '风险评分' : 'Risk score' })
    expect(screen.queryByText(title)).toBeNull()
  })

  test('[A387] a report that cannot be read among others is counted, and no visit is called the only one', async () => {
    visits({ 81: [lesion({})] })
    answer('/report/queryInspectionReports', () => [reportRow({}), reportRow({ reportId: '80', inspectId: null })])
    await open()
    expect(await screen.findByText('有 1 份报告无法显示，这里没有算进去。请向检查机构询问。')).toBeVisible()
    expect(await screen.findByText('只有一次检查能显示，暂时不能对照。')).toBeVisible()
    expect(screen.queryByText(/还只有一次检查/)).toBeNull()
  })

  test('[A387] a report that cannot be read may be of anyone, so that everyone can be chosen', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [
      { id: '1001', isPrimary: '1', name: '林婉清' },
      { id: '2002', isPrimary: '0', name: '林可' },
    ])
    reports(reportRow({ customerName: '林可' }), reportRow({ inspectId: null, customerName: '林婉清' }))
    const { user } = await open('/report/timeline')
    await user.click(await screen.findByLabelText(/看谁的报告/))
    const choices = within(await screen.findByRole('dialog')).getAllByRole('radio')
    expect(choices).toHaveLength(2)
    expect(choices[0]).toHaveAccessibleName('林可')
  })

  test('[A490] the disclaimer is shown before the changes that it is about, and no urgent signs', async () => {
    await open()
    const disclaimer = await screen.findByText(/记录有变化，不等于身体有变化/)
    expect(disclaimer).toBeVisible()
    const changes = await screen.findByRole('list', { name: '两次检查记录的各处' })
    expect(disclaimer.compareDocumentPosition(changes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText(/请立即就医/)).toBeNull()
  })

  test('the list of reports links to the timeline once there is a report', async () => {
    const { router } = await open('/report/list')
    expect((await screen.findByText('历次变化')).closest('a')).toHaveAttribute('href', '/report/timeline')
    answer('/report/reportRecord', () => [reportRow({ serviceId: '3' })])
    await act(() => router.navigate('/my'))
    await act(() => router.navigate('/report/list'))
    await waitFor(() => expect(screen.queryByText('历次变化')).toBeNull())
  })
})

describe('two compared visits', () => {
  test('[A636] the last two are compared at first, by the rule on the screen: each lesion shows both its numbers', async () => {
    visits({
      r3: [lesion({ width: 12 }), lesion({ id: '2', nidusPosition: 1, nidusArea: 4, nidusAngle: null, width: 5 })],
      r2: [lesion({ nidusAngle: 3 }), lesion({ id: '2', nidusArea: 2 }), lesion({ id: '3', nidusArea: null })],
    })
    await open()
    const list = await screen.findByRole('list', { name: '两次检查记录的各处' })
    expect(screen.getByText(/钟点相差不超过 1 小时的，当作同一处；大小相差不到 1 mm 的，当作一样大。/)).toBeVisible()
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1左乳\u00a0· 2\u00a0点方向\u00a0· B\u00a0区记录的数字大了较早8 mm较晚12 mm',
      '2右乳\u00a0· 乳晕较晚的一次才有记录较早没有记录较晚6 mm',
      '3左乳\u00a0· 2\u00a0点方向\u00a0· C\u00a0区较晚的一次没有记录较早8 mm较晚没有记录',
      '4左乳\u00a0· 2\u00a0点方向\u00a0· 分区没有记录位置记录不全，无法对照较早8 mm较晚没有记录',
    ])
  })

  test('[PALP-19] [A231] each has a map: one number is one lesion on both, with its change and a link to its entry', async () => {
    visits({
      r3: [lesion({ width: 12 }), lesion({ id: '2', nidusPosition: 1, nidusArea: 4, nidusAngle: null, width: 5 })],
      r2: [lesion({ nidusAngle: 3 }), lesion({ id: '2', nidusArea: 2 }), lesion({ id: '3', nidusArea: null })],
    })
    const { user } = await open()
    const [earlier, later] = await screen.findAllByRole('group', { name: /双侧乳房示意图/ })
    expect(earlier).toHaveAccessibleDescription(/^较早的一次：.*2025年10月25日$/)
    expect(later).toHaveAccessibleDescription(/^较晚的一次：.*2026年10月25日$/)
    const marked = (map: HTMLElement | undefined) =>
      within(map as HTMLElement)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label'))
    expect(marked(earlier)).toEqual([
      '1 · 左乳\u00a0· 3\u00a0点方向\u00a0· B\u00a0区 · 记录的数字大了',
      '3 · 左乳\u00a0· 2\u00a0点方向\u00a0· C\u00a0区 · 较晚的一次没有记录',
    ])
    expect(marked(later)).toEqual([
      '1 · 左乳\u00a0· 2\u00a0点方向\u00a0· B\u00a0区 · 记录的数字大了',
      '2 · 右乳\u00a0· 乳晕 · 较晚的一次才有记录',
    ])
    expect(screen.getByText('1 处的位置没有记录，图上没有标出。')).toBeVisible()
    // Each kind also has its own shape, not only a colour.
    const shapes = [...(earlier as HTMLElement).querySelectorAll('[role=button] path')].map((one) =>
      one.getAttribute('d'),
    )
    expect(new Set(shapes).size).toBe(2)
    await user.click(within(later as HTMLElement).getByRole('button', { name: /^2 / }))
    const list = screen.getByRole('list', { name: '两次检查记录的各处' })
    await waitFor(() => expect(within(list).getByText(saying('右乳 · 乳晕')).closest('strong')).toHaveFocus())
  })

  test('any two can be chosen, and the older one comes first', async () => {
    visits({ r3: [lesion({ width: 12 })], r2: [], r1: [lesion({ width: 20 })] })
    const { user } = await open()
    await screen.findByRole('list', { name: '两次检查记录的各处' })
    await user.click(screen.getByRole('button', { name: /较早的一次/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /2024年/ }))
    const list = await screen.findByRole('list', { name: '两次检查记录的各处' })
    expect(list).toHaveTextContent('记录的数字小了较早20 mm较晚12 mm')
  })

  test('a single visit says that there is nothing to compare yet', async () => {
    visits({ r3: [lesion({})] })
    await open()
    expect(await screen.findByText(/还只有一次检查/)).toBeVisible()
  })
})

test('[A387] [PALP-13] a report with an unreadable lesion is not compared as if the lesion had gone', async () => {
  visits({ 81: [lesion({}), []], 82: [lesion({}), lesion({ nidusAngle: 8 })] })
  await open()
  expect(await screen.findByText('有几份报告没有加载出来')).toBeVisible()
  expect(await screen.findByText('有一份报告没有加载出来，暂时不能对照。')).toBeVisible()
  expect(screen.queryByText('较晚的一次没有记录')).toBeNull()
})
