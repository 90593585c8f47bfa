import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectDocuments, type Exported } from '@/gateways/pdf/port'
import { storedKeys } from '@/lib/storage'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { loadCustomer } from '@/stores/account/account'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX, writeUserItem } from '@/stores/userStorage'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { lesionRow, reportRow } from './support'
import { heading, PHONE, reloadApp, renderApp, saying, server } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

const AT = '/report/visitSummary?reportId=81'
const open = (language: 'zh' | 'en' = 'zh') => renderApp(AT, { signedInAs: PHONE, language })
const sheet = () => screen.findByRole('article')
const questions = () => screen.findByLabelText(/想问医生的问题/)
const CUSTOMER = { id: '1001', name: '林婉清', telphone: PHONE, age: 46, sex: '0' }
const drafts = () => storedKeys('local').filter((key) => key.includes('draft:questions'))

const REPORT = {
  customerId: '1001',
  customerName: '林婉清',
  sex: '0',
  age: 46,
  orgName: '木棉体检中心',
  inspectionTime: '2026-10-25 09:02:00',
  reportSummary: '双侧乳腺可触及结节',
  suggestion: 2,
}
/** Serves the report with these lesions, two earlier visits, and a questionnaire. */
const serve = (lesions: object[], risk: object | (() => unknown) = {}) => {
  answer('/report/viewReportInfo', () => ({ ...REPORT, nidusRecordList: lesions }))
  answer('/report/queryInspectionReports', () => [
    reportRow({}),
    reportRow({ reportId: '80', inspectId: '60', createTime: '2025-10-20 09:00:00', fillBasicInfo: 0 }),
  ])
  answer('/report/viewRiskReportInfo', () =>
    typeof risk === 'function' ? risk() : { riskWarning: 38, riskLevel: 5, questionContent: JSON.stringify(risk) },
  )
}

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('the page to take along to a doctor', () => {
  test('[A513] it copies the findings, the sizes at each visit, the answers and nothing about the risk', async () => {
    serve([lesionRow({ impressionDiagnosisDes: '考虑良性结节' })], {
      basicinfo: { height: 160, weight: 60 },
      menstrufeeding: { special: true },
      family: { abortion: true },
    })
    await open()
    await heading('带去就诊的一页')
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('历次检查2026年10月25日 · 共 1 处 · 最大的一处 12 mm'))
    expect(page).toHaveTextContent('林婉清 · 女 · 46 岁')
    expect(page).toHaveTextContent('检查：2026年10月25日 · 木棉体检中心')
    expect(page).toHaveTextContent('检查小结双侧乳腺可触及结节')
    expect(page).toHaveTextContent('指导建议6 个月后复查')
    expect(page).toHaveTextContent('1 · 左乳 · 2 点方向 · C 区')
    expect(page).toHaveTextContent('大小（宽*高）：12*9 mm · 硬度：3.46 · 形态：单峰')
    expect(page).toHaveTextContent('诊断：考虑良性结节')
    expect(page).toHaveTextContent('2025年10月20日 · 共 1 处')
    await waitFor(() => expect(page).toHaveTextContent('2026年10月25日检查的问卷回答目前是否怀孕或哺乳是'))
    expect(page).not.toHaveTextContent('流产')
    expect(page).not.toHaveTextContent(/风险|38/)
  })

  test('[A513] a report without findings says that nothing was recorded, rather than that the record is missing', async () => {
    serve([])
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('检查记录这次没有记录到需要标出的部位。'))
    expect(page).not.toHaveTextContent('请看上面的下一步')
  })

  test('[RA7] [A513] findings of which none can be shown are not called further ones', async () => {
    serve(['broken', 'broken'] as unknown as object[])
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('有 2 处记录，都无法显示，请向检查机构询问。'))
    expect(page).not.toHaveTextContent('另有 2 处')
  })

  test('[RA7] [A513] a visit that the server tells twice is listed once, and none is counted as left out', async () => {
    serve([lesionRow({})])
    answer('/report/queryInspectionReports', () => Array.from({ length: 5 }, () => reportRow({})))
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('2026年10月25日 · 共 1 处'))
    expect(page.textContent.match(/共 1 处/g)).toHaveLength(1)
    expect(page).not.toHaveTextContent('更早')
  })

  test('[A478] [A513] a size with the fraction of a binary number has two decimals', async () => {
    serve([lesionRow({ width: 12.300000190734863, height: 8.1 })])
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('2026年10月25日 · 共 1 处 · 最大的一处 12.3 mm'))
    expect(page).toHaveTextContent('大小（宽*高）：12.3*8.1 mm')
  })

  test('[A480] [A513] the most urgent advice comes first and whole, however long the other advice is', async () => {
    serve([])
    answer('/report/viewReportInfo', () => ({
      ...REPORT,
      suggestion: null,
      guidanceList: ['保持'.repeat(70), '1', '3'],
      nidusRecordList: [],
    }))
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('指导建议最要紧的一项：转诊到乳腺专科。保持保持'))
  })

  test.each([
    ['the list of checks fails', {}, () => refuse('系统繁忙')],
    ['the report names no patient', { customerId: null }, () => []],
  ])('[A513] where %s, it does not say that no questionnaire was filled in', async (_what, changed, list) => {
    serve([])
    answer('/report/viewReportInfo', () => ({ ...REPORT, ...changed, nidusRecordList: [] }))
    answer('/report/queryInspectionReports', list)
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('问卷没有加载出来。'))
    expect(page).not.toHaveTextContent('没有和检查一起填写的问卷')
  })

  test.each([true, false])(
    '[RA11] [A513] a page that was left does not take over the visits of another patient (asked: %s)',
    async (isAsked) => {
      serve([])
      const { promise, resolve } = deferred()
      const requests = answer('/report/viewReportInfo', () => promise)
      const { router } = await open()
      if (isAsked) await waitFor(() => expect(requests).toHaveLength(1))
      await act(() => router.navigate('/report/timeline?customerId=2001'))
      await heading('历次变化')
      resolve({ ...REPORT, nidusRecordList: [] })
      await waitForIdle()
      expect(screen.getByRole('button', { name: /看谁的报告.*周玉珍/ })).toBeVisible()
    },
  )

  test('[A513] of many findings five are shown, and the number of the others', async () => {
    serve(Array.from({ length: 8 }, (_, index) => lesionRow({ id: `N${index}` })))
    await open()
    const page = await sheet()
    expect(await within(page).findByText('还有 3 处，请看完整的报告。')).toBeVisible()
    expect(within(page).getAllByText(saying(/^\d · 左乳/))).toHaveLength(5)
  })

  test('[A513] the page can have another language than the screen', async () => {
    serve([lesionRow({})])
    const { user } = await open()
    await sheet()
    await user.click(screen.getByRole('radio', { name: 'English' }))
    const page = await screen.findByRole('heading', { level: 2, name: 'One page to take along' })
    expect(page.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(await sheet()).toHaveTextContent('Left breast · 2 o’clock · Zone C')
    expect(screen.getByRole('heading', { level: 1, name: '带去就诊的一页' })).toBeVisible()
  })

  test('[A513] [A594] on an English page the Chinese texts of the server and of the patient are marked as Chinese', async () => {
    serve([lesionRow({ impressionDiagnosisDes: '考虑良性结节' })])
    answer('/report/viewReportInfo', () => ({
      ...REPORT,
      guidanceList: ['请保持规律作息'],
      nidusRecordList: [lesionRow({ impressionDiagnosisDes: '考虑良性结节' })],
    }))
    const { user } = await open()
    await sheet()
    await user.click(screen.getByRole('radio', { name: 'English' }))
    await user.type(await questions(), '要不要活检？')
    await screen.findByRole('heading', { level: 2, name: 'One page to take along' })
    const page = within(await sheet())
    for (const text of [
      '林婉清',
      '木棉体检中心',
      '双侧乳腺可触及结节',
      '请保持规律作息',
      '考虑良性结节',
      '要不要活检？',
    ])
      expect((await page.findByText(text, { exact: false })).closest('[lang]')).toHaveAttribute('lang', 'zh-CN')
    expect(page.getByText(/^Check: /).closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  test('[A384] [A513] the patient’s questions are on the page, survive a reload, and are deleted with the consent', async () => {
    serve([lesionRow({})])
    const { user } = await open()
    await user.type(await questions(), '要不要活检？{Enter}多久复查？')
    expect(await sheet()).toHaveTextContent('我想问医生1. 要不要活检？2. 多久复查？')
    await reloadApp()
    expect(await questions()).toHaveValue('要不要活检？\n多久复查？')
    expect(drafts()).toHaveLength(1)
    withdrawConsent(drafts()[0]?.split(':')[1] ?? '')
    expect(drafts()).toEqual([])
    await waitFor(async () => expect(await questions()).toHaveValue(''))
  })

  test('[A384] [A513] questions typed before the customer is known follow the stored ones, and lose none', async () => {
    serve([lesionRow({})])
    const { user } = await open()
    await user.type(await questions(), '要不要活检？')
    resetStores(USER_PREFIX)
    const { promise, resolve } = deferred()
    answer('/customer/getCustomerInfo', () => promise)
    await reloadApp()
    await user.type(await questions(), '多久复查？')
    resolve(CUSTOMER)
    await waitFor(async () => expect(await questions()).toHaveValue('要不要活检？\n多久复查？'))
    resetStores(USER_PREFIX)
    server.resetHandlers()
    serve([lesionRow({})])
    await reloadApp()
    await waitFor(async () => expect(await questions()).toHaveValue('要不要活检？\n多久复查？'))
  })

  test('[A570] questions that another tab has typed stay kept beside those of this tab, and are shown after a reload', async () => {
    serve([lesionRow({})])
    const { user } = await open()
    await user.type(await questions(), '要不要活检？')
    const otherTabTypes = (text: string) =>
      writeUserItem('1001', 'draft:questions 81', { at: Date.now(), questions: text })
    otherTabTypes('要不要活检？\n能母乳喂养吗？')
    await user.type(await questions(), '多久复查？')
    expect(await questions()).toHaveValue('要不要活检？多久复查？')
    const closePage = () => act(() => resetStores(USER_PREFIX))
    closePage()
    await reloadApp()
    await waitFor(async () => expect(await questions()).toHaveValue('能母乳喂养吗？\n要不要活检？多久复查？'))
    otherTabTypes('能母乳喂养吗？还能上班吗？')
    await user.clear(await questions())
    closePage()
    await reloadApp()
    await waitFor(async () => expect(await questions()).toHaveValue('能母乳喂养吗？还能上班吗？'))
  })

  test('[A384] [A513] questions typed while the customer does not load are kept once a later call names the customer', async () => {
    serve([lesionRow({})])
    const requests = answer('/customer/getCustomerInfo', () => refuse('系统繁忙'))
    const { user } = await open()
    await user.type(await questions(), '要不要活检？')
    expect(requests.length).toBeGreaterThan(0)
    expect(drafts()).toEqual([])
    expect(screen.getByText(/^这些问题没能存在这部手机上/)).toBeVisible()
    answer('/customer/getCustomerInfo', () => CUSTOMER)
    await act(() => loadCustomer())
    expect(drafts()).toHaveLength(1)
    expect(await questions()).toHaveValue('要不要活检？')
    expect(screen.getByText(/^只存在这部手机上/)).toBeVisible()
  })

  test('[RA13] [A551] questions that a full phone cannot keep are not called kept', async () => {
    serve([lesionRow({})])
    const { user } = await open()
    const field = await questions()
    await waitForIdle()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.type(field, '要不要活检？')
    expect(screen.getByText('这些问题没能存在这部手机上。离开前，请先把这一页保存下来。')).toBeVisible()
    expect(screen.queryByText(/12 小时内有效/)).toBeNull()
    full.mockRestore()
    await user.type(field, '多久复查？')
    expect(screen.getByText('只存在这部手机上，12 小时内有效，退出登录就会删除。')).toBeVisible()
  })

  test('[A513] while the picture is made no PDF begins, and only the picture is called saved', async () => {
    serve([lesionRow({})])
    const made = deferred<Exported>()
    const exportA4 = vi.fn(() => made.promise)
    const { user } = await open()
    connectDocuments({ prepare: () => undefined, open: () => expect.fail('no document is read'), exportA4 })
    await sheet()
    await waitFor(() => expect(screen.getByRole('button', { name: '保存为图片' })).not.toHaveAttribute('aria-busy'))
    await user.click(screen.getByRole('button', { name: '保存为图片' }))
    await user.click(screen.getByRole('button', { name: '保存为 PDF' }))
    expect(screen.getByRole('button', { name: '保存为 PDF' })).toHaveAttribute('aria-busy', 'true')
    made.resolve({ pdf: new Blob(['pdf']), pictures: ['data:image/jpeg;base64,AAAA'] })
    expect(await screen.findByText(/\.jpg/)).toBeVisible()
    expect(exportA4).toHaveBeenCalledOnce()
  })

  test('an answer that does not load is named on the page, and loads again on request', async () => {
    let fails = true
    serve([lesionRow({})], () => (fails ? refuse('系统繁忙') : { questionContent: '{}' }))
    const { user } = await open()
    expect(await screen.findByText('有的内容没有加载出来')).toBeVisible()
    expect(await sheet()).toHaveTextContent('问卷没有加载出来。')
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.queryByText('有的内容没有加载出来')).toBeNull())
  })

  test.each([
    ['/report/queryInspectionReports', 'zh', /没有加载出来/, '正在加载'],
    ['/report/viewRiskReportInfo', 'zh', /没有加载出来/, '正在加载'],
    ['/report/queryInspectionReports', 'en', /could not be loaded/, 'Loading'],
  ] as const)('[A513] while %s has not answered, the page (%s) calls nothing failed', async (...args) => {
    const [path, language, failed, loading] = args
    serve([lesionRow({})])
    const { promise, resolve } = deferred()
    const requests = answer(path, () => promise)
    await open(language)
    const page = await sheet()
    await waitFor(() => expect(requests).not.toHaveLength(0))
    await waitFor(() => expect(page).toHaveTextContent(loading))
    expect(page).not.toHaveTextContent(failed)
    resolve([])
    await waitFor(() => expect(page).not.toHaveTextContent(loading))
  })

  test('[A436] answers that cannot be read are not called missing', async () => {
    serve([lesionRow({})], () => ({ questionContent: '{&quot;basicinfo&quot;:{}}' }))
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('问卷没有加载出来。'))
  })

  test.each([
    ['zh', { basicinfo: { height: 160 } }, '问卷里没有这一页要列的回答，请看风险评估报告。'],
    [
      'en',
      { basicinfo: { height: 160 } },
      'The questionnaire has no answers that this page lists. See the risk report.',
    ],
    ['zh', {}, '没有和检查一起填写的问卷。'],
  ] as const)('[A513] a questionnaire without an answer to list is not called missing (%s, %j)', async (...args) => {
    const [language, content, text] = args
    serve([], content)
    await open(language)
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent(text))
  })

  test('where no other check is recorded, it says so', async () => {
    serve([lesionRow({})])
    answer('/report/queryInspectionReports', () => [])
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent('历次检查没有其他检查记录。'))
  })

  test.each([
    ['zh', '有 2 份报告没能读取。', '问卷没有加载出来。', /没有其他检查记录|没有和检查一起填写的问卷/],
    [
      'en',
      'Reports that could not be read: 2.',
      'The questionnaire could not be loaded.',
      /No other checks are recorded|No questionnaire was filled in/,
    ],
  ] as const)('[A387] [A513] checks that cannot be read are not called missing (%s)', async (...args) => {
    const [language, text, answers, none] = args
    serve([lesionRow({})])
    answer('/report/queryInspectionReports', () => [null, reportRow({ inspectId: null })])
    await open(language)
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent(text))
    expect(page).toHaveTextContent(answers)
    expect(page).not.toHaveTextContent(none)
  })

  test('[A387] [A513] a check that cannot be read is counted beside the others', async () => {
    serve([lesionRow({})])
    answer('/report/queryInspectionReports', () => [reportRow({}), null])
    await open()
    const page = await sheet()
    await waitFor(() => expect(page).toHaveTextContent(/2026年10月25日.*有 1 份报告没能读取。/))
  })

  test('the report links to the page', async () => {
    serve([lesionRow({})])
    await renderApp('/report/palpationReport?reportId=81&specificationId=1', { signedInAs: PHONE })
    expect((await screen.findByText('带去就诊的一页')).closest('a')).toHaveAttribute(
      'href',
      '/report/visitSummary?reportId=81',
    )
  })
})
