import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { LIST, lesionRow, reportRow, reports } from './support'
import { address, heading, renderApp, saying, server } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

const PHONE = '13800000001'
const ONE = '8745039284758360001'
const open = (reportId = ONE, { language = 'zh', phone = PHONE }: { language?: 'zh' | 'en'; phone?: string } = {}) =>
  renderApp(`/report/palpationReport?reportId=${reportId}&specificationId=2`, { signedInAs: phone, language })
const person = (id: string, name: string) => ({ id, name, isPrimary: id === '1001' ? '1' : '0' })
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement

describe('person, place and day of a palpation report', () => {
  test('[PALP-01] [PALP-08] [PALP-09] [A386] the head names the patient, and the foot the organisation and the limits of the report', async () => {
    await open()
    await heading('触诊成像报告')
    expect(screen.getByRole('heading', { level: 2, name: '林婉清' })).toBeVisible()
    expect(screen.getByText(saying(/^女 · \d+ 岁$/))).toBeVisible()
    expect(fact('检查编号')).toHaveTextContent(/^JC\d{8}0001$/)
    expect(fact('检查人员')).toHaveTextContent('宋医生')
    expect(fact('检查日期')).toHaveTextContent(/^\d{4}年\d+月\d+日$/)
    expect(fact('名称')).not.toHaveTextContent('—')
    expect(fact('地址')).not.toHaveTextContent('—')
    expect(await within(fact('电话')).findByRole('link', { name: '010-5550123' })).toHaveAttribute(
      'href',
      'tel:010-5550123',
    )
    expect(screen.getByText('本报告仅供参考，不能代替医生的诊断。有疑问请咨询医生。')).toBeVisible()
    expect(screen.getByText('无论报告结果如何，发现新肿块或血性溢液，请立即就医')).toBeVisible()
  })

  test.each([
    ['0755-88886666/13800000000', 'tel:0755-88886666'],
    ['0755-88886666转801', 'tel:0755-88886666,801'],
    ['０７５５－８８８８６６６６', 'tel:0755-88886666'],
  ])('[A499] [PALP-08] the number %s of the foot calls %s', async (contractTel, href) => {
    answer('/report/viewReportInfo', () => ({ contractTel }))
    await open()
    expect(await screen.findByRole('link', { name: contractTel })).toHaveAttribute('href', href)
  })

  test('[A499] [A387] a number of the foot that is none is text', async () => {
    answer('/report/viewReportInfo', () => ({ contractTel: '暂无' }))
    await open()
    expect(await screen.findByText('暂无')).toBeVisible()
    expect(screen.queryByRole('link', { name: '暂无' })).toBeNull()
  })

  test('[PALP-01] [A230] [A669] the logo is not heard, because the foot names the clinic; missing values read as unknown', async () => {
    answer('/report/viewReportInfo', () => ({
      orgName: '木棉体检中心',
      orgLogoUrlEncry: '/logo.png',
      sex: '1',
      age: 51,
    }))
    await open()
    await waitFor(() => expect(document.querySelector('img[src$="/logo.png"]')).toHaveAttribute('alt', ''))
    expect(fact('名称')).toHaveTextContent('木棉体检中心')
    expect(screen.getByText(saying('男 · 51 岁'))).toBeVisible()
    for (const name of ['检查编号', '检查人员', '检查日期', '地址', '电话']) expect(fact(name)).toHaveTextContent('—')
  })
})

const URGENT = '8745039284758360004'
const CALM = '8745039284758360002'
const GAPS = '8745039284758360009'
const UNMEASURED = '8745039284758340014'

describe('the next step of a palpation report', () => {
  test.each([
    ['zh', '请尽快看乳腺专科', '咨询医生', /今天可以做的/],
    ['en', 'Please see a breast specialist soon', 'Ask a doctor', /What you can do today/],
  ] as const)(
    '[PALP-18] [A386] [A465] a referral has a bar that leads to the doctors, and says what to do today (%s)',
    async (language, title, act_, today) => {
      const { user } = await open(URGENT, { language })
      const step = await screen.findByRole('region', { name: title })
      expect(within(step).getByText(today)).toBeVisible()
      const ask = screen.getByRole('link', { name: act_ })
      expect(step).not.toContainElement(ask)
      expect(ask).toHaveAttribute('data-variant', 'primary')
      await user.click(ask)
      await waitFor(() => expect(address()).toBe('/consult/index'))
    },
  )

  test('[PALP-18] a review in half a year shows its date, and can be booked', async () => {
    itIs('2026-11-25 10:00:00')
    answer('/report/viewReportInfo', () => ({ inspectionTime: '2026-08-31 09:20:00', suggestion: 2 }))
    await open()
    const step = await screen.findByRole('region', { name: '6 个月后复查' })
    expect(within(step).getByText(saying('复查时间：2027年2月28日前后。'))).toBeVisible()
    expect(within(step).getByRole('link', { name: '去预约检查' })).toHaveAttribute('href', '/organ/list?serviceId=1')
  })

  test.each([
    ['2026-05-25', '6 个月后复查', /^复查时间：2026年11月25日前后/],
    ['2026-05-24', '该复查了', /复查时间是 2026年11月24日前后，已经过了/],
  ])('[PALP-18] a report of %s shows: %s', async (examined, title, due) => {
    itIs('2026-11-25 10:00:00')
    answer('/report/viewReportInfo', () => ({ inspectionTime: `${examined} 09:20:00`, suggestion: 2 }))
    await open()
    expect(within(await screen.findByRole('region', { name: title })).getByText(saying(due))).toBeVisible()
  })

  test('[A465] a later check in the list comes before a review whose day has passed, another patient’s does not', async () => {
    itIs('2026-11-25 10:00:00')
    answer('/report/viewReportInfo', () => ({
      inspectionTime: '2026-04-24 09:20:00',
      suggestion: 2,
      customerName: '林婉清',
    }))
    reports(
      reportRow({ reportId: '98', createTime: '2026-11-20 09:02:00', customerName: '周玉珍' }),
      reportRow({ reportId: '99', createTime: '2026-10-28 09:02:00' }),
    )
    const { router } = await renderApp(LIST, { signedInAs: PHONE })
    await screen.findByRole('tabpanel')
    await act(() => router.navigate(`/report/palpationReport?reportId=${ONE}&specificationId=2`))
    const step = await screen.findByRole('region', { name: '后来又检查过' })
    expect(within(step).getByText(saying('2026年10月28日又检查过，下一步以那次检查的报告为准。'))).toBeVisible()
    expect(within(step).getByRole('link')).toHaveAttribute(
      'href',
      '/report/palpationReport?reportId=99&specificationId=2',
    )
  })

  test.each([
    ['two patients with that name', () => [person('1001', '林婉清'), person('1002', '林婉清')]],
    ['a patient whose row cannot be read', () => [person('1001', '林婉清'), null]],
    ['patients that did not arrive', () => refuse('系统繁忙')],
  ])('[A465] [A505] no later check is mentioned with %s', async (_what, people) => {
    itIs('2026-11-25 10:00:00')
    const inspectionTime = '2026-04-24 09:20:00'
    answer('/report/viewReportInfo', () => ({ inspectionTime, suggestion: 2, customerName: '林婉清' }))
    answer('/subscribe/getInspectorsInfoList', people)
    reports(reportRow({ reportId: '99', createTime: '2026-10-28 09:02:00' }))
    const { router } = await renderApp(LIST, { signedInAs: PHONE })
    await screen.findByRole('tabpanel')
    await act(() => router.navigate(`/report/palpationReport?reportId=${ONE}&specificationId=2`))
    expect(await screen.findByRole('region', { name: '该复查了' })).toBeVisible()
    await waitForIdle()
    expect(screen.queryByText('后来又检查过')).toBeNull()
  })

  test('[PALP-18] without the day of the check it says to ask the clinic when', async () => {
    answer('/report/viewReportInfo', () => ({ suggestion: 2 }))
    await open()
    expect(await screen.findByText('检查日期没有记录，请向检查机构确认复查时间。')).toBeVisible()
  })

  test.each([
    ['zh', '检查日期没有记录，请向检查机构确认复查时间。', '添加到日历'],
    [
      'en',
      'The day of the check was not recorded. Please ask the clinic when the next check is due.',
      'Add to calendar',
    ],
  ] as const)(
    '[RA8] [PALP-18] a report whose day of the check is still to come names no next check (%s)',
    async (...args) => {
      const [language, text, save] = args
      itIs('2026-11-25 10:00:00')
      answer('/report/viewReportInfo', () => ({ inspectionTime: '2062-11-20 09:20:00', suggestion: 2 }))
      await open(ONE, { language })
      expect(await screen.findByText(text)).toBeVisible()
      await waitForIdle()
      expect(screen.queryByRole('button', { name: save })).toBeNull()
    },
  )

  test('[RA8] [A465] a later check whose day is still to come is not mentioned', async () => {
    itIs('2026-11-25 10:00:00')
    const inspectionTime = '2026-04-24 09:20:00'
    answer('/report/viewReportInfo', () => ({ inspectionTime, suggestion: 2, customerName: '林婉清' }))
    answer('/subscribe/getInspectorsInfoList', () => [person('1001', '林婉清')])
    reports(reportRow({ reportId: '99', createTime: '2062-10-28 09:02:00' }))
    await open()
    expect(await screen.findByRole('region', { name: '该复查了' })).toBeVisible()
    await waitForIdle()
    expect(screen.queryByText('后来又检查过')).toBeNull()
  })

  test('[PALP-18] a report without findings never says that all is well, but names the regular review', async () => {
    await open(CALM)
    expect(await screen.findByRole('region', { name: '定期复查' })).toHaveTextContent(
      '发现变化，不要等到下次检查，请及时就医。',
    )
    expect(await screen.findByText('这次没有记录到需要标出的部位。')).toBeVisible()
    expect(screen.getByText('请看上面的下一步。')).toBeVisible()
  })

  test('the next check that is due can be saved with an alarm on its morning, until its day has passed', async () => {
    itIs('2026-11-25 10:00:00')
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    answer('/report/viewReportInfo', () => ({
      inspectionTime: '2026-08-31 09:20:00',
      suggestion: 2,
      customerName: '林婉清',
    }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '添加到日历' }))
    const text = ((await files[0]?.text()) ?? '').replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART;VALUE=DATE:20270228\r\n')
    expect(text).toContain('SUMMARY:复查：林婉清\r\n')
    expect(text).toContain('TRIGGER;VALUE=DATE-TIME:20270228T000000Z\r\n')
    expect(text).not.toContain('LOCATION')
    vi.unstubAllGlobals()
  })

  test('a check whose day has passed is booked, not saved', async () => {
    itIs('2027-03-25 10:00:00')
    answer('/report/viewReportInfo', () => ({ inspectionTime: '2026-08-31 09:20:00', suggestion: 2 }))
    await open()
    expect(await screen.findByText(/复查/, { selector: 'h2' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '添加到日历' })).toBeNull()
  })

  test('[PALP-18] the most urgent of several suggestions comes first, and all are shown', async () => {
    answer('/report/viewReportInfo', () => ({ guidanceList: [{ guidanceDetails: '1' }, { guidanceDetails: '3' }] }))
    await open()
    expect(await screen.findByRole('region', { name: '请尽快看乳腺专科' })).toBeVisible()
    expect(screen.getByText('转诊到乳腺专科')).toBeVisible()
    expect(screen.getByText('定期复查')).toBeVisible()
  })

  test.each([
    ['zh', { guidanceList: ['1', '3'] }, '最要紧的一项：转诊到乳腺专科。'],
    ['en', { suggestion: 3, guidanceList: ['2'] }, 'Most important: See a breast specialist.'],
    ['zh', { suggestion: 2, guidanceList: ['2', '保持每月自查。'] }, undefined],
    ['zh', { suggestion: 2, guidanceList: ['1', null] }, undefined],
  ] as const)(
    '[A480] [PALP-18] advice of different urgency says which one takes precedence (%s, %j)',
    async (language, report, lead) => {
      answer('/report/viewReportInfo', () => report)
      await open(ONE, { language })
      const title = await screen.findByRole('heading', { level: 2, name: language === 'zh' ? '指导建议' : 'Advice' })
      expect(title.parentElement?.querySelector('strong')?.textContent).toBe(lead)
    },
  )
})

test.each([
  ['zh', { guidanceList: ['尽快到乳腺专科就诊'] }, '请看下面的指导建议', /写在下面的“指导建议”里/],
  ['en', { suggestion: 'See a specialist' }, 'Please read the advice below', /^What this report advises is below/],
  ['zh', { suggestion: 9 }, '请向医生确认下一步', /^报告里有的建议没能显示出来/],
  ['en', { guidanceList: [null] }, 'Please ask a doctor what comes next', /^Some of the advice in this report cannot/],
  ['zh', { suggestion: 4, guidanceList: ['1'] }, '请向医生确认下一步', /^报告里有的建议没能显示出来/],
  ['zh', { suggestion: 2, guidanceList: [null] }, '请向医生确认下一步', /^报告里有的建议没能显示出来/],
  ['zh', { suggestion: '到专科就诊', guidanceList: ['1'] }, '请看下面的指导建议', /写在下面的“指导建议”里/],
] as const)(
  '[PALP-07] [PALP-18] [A592] advice without a code is never shown as none, nor as a mild step (%s, %j)',
  async (...args) => {
    const [language, report, title, text] = args
    answer('/report/viewReportInfo', () => report)
    await open(ONE, { language })
    const step = await screen.findByRole('region', { name: title })
    expect(within(step).getByText(text)).toBeVisible()
    expect(within(step).getByRole('link')).toHaveAttribute('href', '/consult/index')
  },
)

test.each([
  ['zh', {}, '指导建议', '复制文字版', '转诊到乳腺专科'],
  ['en', { guidanceList: [null] }, 'Advice', 'Copy as text', 'See a breast specialist\nThis entry cannot be shown'],
] as const)(
  '[PALP-07] [PALP-18] a suggestion without a list of advice is not called unrecorded (%s, %j)',
  async (...args) => {
    const [language, report, title, copy, said] = args
    answer('/report/viewReportInfo', () => ({ suggestion: 3, nidusRecordList: [], ...report }))
    const { user } = await open(ONE, { language })
    const section = (await screen.findByRole('heading', { level: 2, name: title })).parentElement
    expect(section).toHaveTextContent(`${title}${said.replace('\n', '')}`)
    await user.click(screen.getByRole('button', { name: copy }))
    expect(await navigator.clipboard.readText()).toContain(`${title}\n${said}\n`)
  },
)

test('[A387] [PALP-18] blank advice points at no empty section, but to a doctor', async () => {
  answer('/report/viewReportInfo', () => ({ suggestion: ' ', guidanceList: [{ guidanceDetails: '  ' }] }))
  await open()
  expect(await screen.findByRole('region', { name: '请向医生确认下一步' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: '指导建议' }).parentElement).toHaveTextContent('没有记录')
})

describe('the words of a palpation report', () => {
  test('[PALP-06] [PALP-07] [PALP-18] summary and guidance are shown, and a code is put into words', async () => {
    await open()
    const sectionOf = async (title: string) =>
      (await screen.findByRole('heading', { level: 2, name: title })).parentElement
    expect(await sectionOf('检查小结')).toHaveTextContent('左侧乳腺可触及一处结节，考虑良性，建议半年后复查。')
    expect(await sectionOf('指导建议')).toHaveTextContent('6 个月后复查复查前如果感觉结节变大、变硬，请提前就诊。')
  })

  test('[PALP-06] [PALP-07] missing words are named, with the advice to ask a doctor', async () => {
    await open(GAPS, { phone: '13800000004' })
    expect(await screen.findByRole('region', { name: '请向医生确认下一步' })).toBeVisible()
    for (const title of ['检查小结', '指导建议'])
      expect(screen.getByRole('heading', { level: 2, name: title }).parentElement).toHaveTextContent('没有记录')
  })
})

test.each([
  ['zh', '指导建议', '复制文字版', '此条目无法显示'],
  ['en', 'Advice', 'Copy as text', 'This entry cannot be shown'],
] as const)('[PALP-07] [A387] unreadable advice is said to exist (%s)', async (...args) => {
  const [language, title, copy, broken] = args
  answer('/report/viewReportInfo', () => ({ guidanceList: [null], nidusRecordList: [] }))
  const { user } = await open(ONE, { language })
  const section = (await screen.findByRole('heading', { level: 2, name: title })).parentElement
  expect(section).toHaveTextContent(`${title}${broken}`)
  await user.click(screen.getByRole('button', { name: copy }))
  expect(await navigator.clipboard.readText()).toContain(`${title}\n${broken}`)
})

describe('missing height and weight', () => {
  const notice = () => screen.queryByText(/^检查问卷还缺身高或体重/)
  const URL = `/report/palpationReport?reportId=${UNMEASURED}&specificationId=`
  const openWith = (specification: string) => renderApp(URL + specification, { signedInAs: PHONE })

  test('[PALP-10] [PALP-11] [A227] a fixed notice leads to the questionnaire of this check', async () => {
    giveConsent('1001')
    const { user } = await openWith('2')
    await user.click(await screen.findByRole('button', { name: '去填写' }))
    await waitFor(() =>
      expect(address()).toBe('/chq/inspectChq?orgId=102&serviceId=1&customerId=1001&inspectionId=6745039284758340014'),
    )
    expect(await screen.findByLabelText(/^身高/)).toBeVisible()
    expect(screen.getByLabelText(/^体重/)).toBeVisible()
  })

  test('[A465] a referral keeps its bar for the doctor, and a quiet row reports the missing values', async () => {
    answer('/report/viewReportInfo', () => ({ customerId: '1001', orgId: '101', inspectionId: '61', suggestion: 3 }))
    answer('/subscribe/getQuestionnaireInfoByInspectionId', () => null)
    await openWith('2')
    expect(await screen.findByRole('link', { name: /^检查问卷还缺身高或体重/ })).toHaveAttribute(
      'href',
      '/chq/inspectChq?orgId=101&serviceId=1&customerId=1001&inspectionId=61',
    )
    expect(screen.queryByRole('button', { name: '去填写' })).toBeNull()
  })

  test.each([
    ['1', null],
    ['2', { basicinfo: { height: 160, weight: 55 } }],
  ])('[NAV-25] [PALP-10] [A227] specification %s with %j shows no notice', async (specification, stored) => {
    const record = { id: '7', customerId: '1001', questionContent: JSON.stringify(stored) }
    const requests = answer('/subscribe/getQuestionnaireInfoByInspectionId', () => record)
    await openWith(specification)
    await heading('触诊成像报告')
    await waitForIdle()
    expect(requests).toHaveLength(specification === '2' ? 1 : 0)
    expect(notice()).not.toBeInTheDocument()
  })

  test.each([{ weight: 55 }, { height: 160 }, { height: null, weight: null }])(
    '[PALP-10] [A227] stored %j shows the notice',
    async (basicinfo) => {
      const record = { id: '7', customerId: '1001', questionContent: JSON.stringify({ basicinfo }) }
      answer('/subscribe/getQuestionnaireInfoByInspectionId', () => record)
      await openWith('2')
      await waitFor(() => expect(notice()).toBeVisible())
    },
  )

  test.each(['{&quot;basicinfo&quot;:{}}', '{"basicinfo":{"height":160', '?'])(
    '[PALP-10] [A436] stored answers that cannot be read are not called missing: %s',
    async (questionContent) => {
      giveConsent('1001')
      const record = { id: '7', customerId: '1001', questionContent }
      answer('/subscribe/getQuestionnaireInfoByInspectionId', () => record)
      const { user } = await openWith('2')
      expect(await screen.findByText('检查问卷里的身高和体重没能读取，可以重新填写。')).toBeVisible()
      expect(notice()).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: '去填写' }))
      expect(await screen.findByLabelText(/^身高/)).toBeVisible()
      expect(screen.getByLabelText(/^体重/)).toBeVisible()
    },
  )

  test('[PALP-10] [A465] beside a referral, too, answers that cannot be read are not called missing', async () => {
    answer('/report/viewReportInfo', () => ({ customerId: '1001', orgId: '101', inspectionId: '61', suggestion: 3 }))
    const record = { id: '7', customerId: '1001', questionContent: '{' }
    answer('/subscribe/getQuestionnaireInfoByInspectionId', () => record)
    await openWith('2')
    expect(await screen.findByRole('link', { name: /^检查问卷里的身高和体重没能读取/ })).toBeVisible()
    expect(notice()).not.toBeInTheDocument()
  })

  test.each([
    ['zh', '没能查到检查问卷里有没有身高和体重', '重试', /^检查问卷还缺身高或体重/],
    [
      'en',
      'We could not check whether the questionnaire has height and weight',
      'Try again',
      /^The questionnaire still needs height or weight/,
    ],
  ] as const)('[PALP-10] [A432] a failed check of the values says so, with a retry (%s)', async (...args) => {
    const [language, failed, again, missing] = args
    server.use(
      http.get('*/api/subscribe/getQuestionnaireInfoByInspectionId', () => HttpResponse.error(), { once: true }),
    )
    const { user } = await renderApp(URL + '2', { signedInAs: PHONE, language })
    expect(await screen.findByText(failed)).toBeVisible()
    expect(screen.queryByText(missing)).toBeNull()
    await user.click(screen.getByRole('button', { name: again }))
    expect(await screen.findByText(missing)).toBeVisible()
    expect(screen.queryByText(failed)).toBeNull()
  })

  test('[PALP-10] a failed check of the values shows no missing value and no alert, and is repeated on return', async () => {
    server.use(
      http.get('*/api/subscribe/getQuestionnaireInfoByInspectionId', () => HttpResponse.error(), { once: true }),
    )
    await openWith('2')
    await heading('触诊成像报告')
    await waitForIdle()
    expect(notice()).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(notice()).toBeVisible())
  })

  test('[PALP-11] [A426] the notice is gone after the questionnaire', async () => {
    const { router } = await openWith('2')
    await waitFor(() => expect(notice()).toBeVisible())
    await act(() => router.navigate('/guide/follow'))
    const record = { id: '7', customerId: '1001', questionContent: '{"basicinfo":{"height":160,"weight":55}}' }
    const answered = deferred()
    answer('/subscribe/getQuestionnaireInfoByInspectionId', () => answered.promise)
    await act(() => router.navigate(-1))
    await heading('触诊成像报告')
    expect(notice()).not.toBeInTheDocument()
    answered.resolve(record)
    await waitForIdle()
    expect(notice()).not.toBeInTheDocument()
  })
})

describe('loading a palpation report', () => {
  test('[A92] a report opened again shows the loaded data at once', async () => {
    const { router } = await open()
    await heading('触诊成像报告')
    await act(() => router.navigate('/guide/follow'))
    const coming = deferred()
    const requests = answer('/report/viewReportInfo', () => coming.promise)
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('heading', { level: 2, name: '林婉清' })).toBeVisible()
    await waitFor(() => expect(requests).toHaveLength(1))
    coming.resolve(refuse('报告不存在'))
    await screen.findByText('找不到这份报告')
  })

  test.each([
    ['zh', '找不到这份报告', '查看我的报告'],
    ['en', 'Report not found', 'See my reports'],
  ] as const)('[API-18] a deleted report links to the others (%s)', async (language, title, list) => {
    answer('/report/viewReportInfo', () => refuse('报告不存在'))
    const { user } = await open('9', { language })
    expect(await screen.findByText(title)).toBeVisible()
    await user.click(screen.getByRole('link', { name: list }))
    await waitFor(() => expect(address()).toBe('/report/list'))
  })

  test('[API-18] an address without a report requests nothing', async () => {
    await open('')
    await screen.findByText('找不到这份报告')
  })

  test('[A432] a failed load offers a retry', async () => {
    server.use(http.post('*/api/report/viewReportInfo', () => HttpResponse.error(), { once: true }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '重试' }))
    await heading('触诊成像报告')
  })
})

describe('the text of a palpation report', () => {
  const REPORT = {
    customerName: '林婉清',
    sex: '0',
    age: 46,
    inspectionNum: 'JC1',
    orgName: '木棉体检中心',
    reportSummary: '左乳一处结节。',
    guidanceList: [{ guidanceDetails: '2' }],
    nidusRecordList: [
      lesionRow({ impressionDiagnosisDes: '良性', nidusDescribe: '清楚', posImgVersion: 100, mobility: '可动' }),
      ...Array.from({ length: 19 }, (_, index) => lesionRow({ id: `M${index}` })),
    ],
  }

  test('[PALP-01] [PALP-03] [PALP-06] [PALP-07] [PALP-09] it contains everything, every lesion included', async () => {
    answer('/report/viewReportInfo', () => REPORT)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '复制文字版' }))
    expect(await screen.findByText('已复制，可以粘贴到聊天或备忘录里')).toBeVisible()
    const text = await navigator.clipboard.readText()
    expect(text.split('\n\n').slice(0, 5)).toEqual([
      '触诊成像报告\n林婉清 · 女 · 46 岁\n检查编号：JC1\n检查人员：—\n检查日期：—',
      '检查小结\n左乳一处结节。',
      '指导建议\n6 个月后复查',
      '检查记录\n共 20 处',
      '1 · 左乳\u00a0· 2\u00a0点方向\u00a0· C\u00a0区\n诊断：良性\n大小（宽*高）：12*9 mm\n硬度：3.46\n形态：单峰\n描述：清楚\n活动度：可动',
    ])
    expect(text).toContain('\n20 · 左乳')
    expect(text).toMatch(/本报告仅供参考，不能代替医生的诊断。有疑问请咨询医生。$/)
  })

  test('[PALP-06] it is available in English', async () => {
    answer('/report/viewReportInfo', () => REPORT)
    const { user } = await open(ONE, { language: 'en' })
    await user.click(await screen.findByRole('button', { name: 'Copy as text' }))
    await screen.findByText(/^Copied/)
    expect(await navigator.clipboard.readText()).toContain(
      '1 · Left breast\u00a0· 2\u00a0o’clock\u00a0· Zone\u00a0C\nDiagnosis: 良性',
    )
  })
})
