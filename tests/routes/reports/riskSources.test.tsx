import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { useRiskReports } from '@/stores/reports/risk'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { holdTimers } from '../../support/stoppedClocks'
import { renderApp, saying } from '../../support/app'
import { LIST, reportRow, reports } from './support'
import { CONTENT, PALPATION, REPORT, RISK, WOMAN, answerReport, card, open } from './riskSupport'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const REPORT_99 = '/report/palpationReport?reportId=99&specificationId=2'
const PREGNANT = {
  questionContent: JSON.stringify({ ...CONTENT, menstrufeeding: { ...CONTENT.menstrufeeding, special: true } }),
}
/** Answers without an age, in a report whose header has none either. */
const ageless = (part: object = {}) => ({
  age: null,
  questionContent: JSON.stringify({ ...CONTENT, basicinfo: { ...CONTENT.basicinfo, age: null }, ...part }),
})
const AGELESS_MAN = { ...ageless(), sex: '1' }
const AGELESS_PREGNANT = ageless({ menstrufeeding: { special: true } })
const UNREADABLE_MAN = { sex: '1', questionContent: '{"basicinfo":' }
const GIRL = {
  age: 12,
  questionContent: JSON.stringify({ ...CONTENT, basicinfo: { ...CONTENT.basicinfo, age: 12 } }),
}
const UNREADABLE_GIRL = { age: 12, questionContent: '{"basicinfo":' }
const AGELESS_MOTHER = ageless({ family: { relatives_1st: true, c_1strelatives: ['0'] } })

describe('sources that disagree', () => {
  test('[RISKREP-05] [PALP-18] [A465] the most urgent takes precedence, with the only date; the others give their source as a reason', async () => {
    answerReport({ riskLevel: 1 }, '2')
    await open()
    const level = await card('低风险')
    await within(level).findByText('触诊成像报告：6 个月后复查')
    expect([...level.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
      '下一步：6 个月后复查，2027年5月20日前后。',
    ])
    expect(level.textContent?.match(/\d{4}年\d+月\d+日/g)).toHaveLength(1)
    const why = within(level).getByText('依据').parentElement as HTMLElement
    expect([...why.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      '依据',
      '几项建议以时间最早的为准：6 个月后复查。',
      '触诊成像报告：6 个月后复查',
      '风险等级：2 年后复查',
    ])
  })

  test.each([
    [
      'zh',
      '2',
      [
        '几项建议以时间最早的为准：6 个月后复查。',
        '触诊成像报告：6 个月后复查',
        '风险等级：1 年后复查',
        '问卷评估：2 年后复查',
      ],
    ],
    [
      'en',
      null,
      [
        'The earliest of these counts: A check in 1 year.',
        'Risk level: A check in 1 year',
        'Questionnaire: A check in 2 years',
      ],
    ],
    ['zh', '3', ['风险等级：1 年后复查', '触诊成像报告：到医院乳腺专科（乳腺外科）就诊', '问卷评估：2 年后复查']],
  ] as const)('[A465] several intervals begin with the one that counts (%s, suggestion %s)', async (...args) => {
    const [language, suggestion, lines] = args
    answerReport({ riskLevel: 2 }, suggestion)
    await open({ language })
    const why = (await screen.findByText(language === 'zh' ? '依据' : 'Based on')).parentElement as HTMLElement
    await within(why).findByText(lines.at(-1) ?? '')
    expect([...why.querySelectorAll('p')].slice(1).map(({ textContent }) => textContent)).toEqual(lines)
  })

  test.each([
    ['zh', '依据', '以下几项未填写或无法识别，没有计入这条建议：一级亲属是否患过乳腺癌。'],
    ['en', 'Based on', /^Not counted in this advice, because not answered or not readable: .*first-degree relatives/i],
  ] as const)('[A543] [A213] an answer that is not counted is named as in the health report (%s)', async (...args) => {
    const [language, why, text] = args
    const family = { ...CONTENT.family, relatives_1st: 'perhaps' }
    answerReport({ questionContent: JSON.stringify({ ...CONTENT, family }) })
    await open({ language })
    expect(within((await screen.findByText(why)).parentElement as HTMLElement).getByText(text)).toBeVisible()
  })

  test.each([
    ['a complete questionnaire', {}],
    ['no questionnaire', { questionContent: '' }],
    ['a pregnancy', PREGNANT],
  ])('[A543] no note says that answers are not counted for %s', async (_what, part) => {
    answerReport(part)
    await open()
    await screen.findByRole('heading', { name: '体质指数（BMI）' })
    expect(screen.queryByText(/没有计入这条建议/)).toBeNull()
  })

  test('[A465] a regular review beside one interval does not contradict it', async () => {
    answer(RISK, () => ({ ...REPORT, questionContent: '' }))
    answer(PALPATION, () => ({ suggestion: '1', guidanceList: [], nidusRecordList: [] }))
    await open()
    const level = await card('低风险')
    expect(within(level).getByText('触诊成像报告：定期复查')).toBeVisible()
    expect(within(level).queryByText(/以时间最早的为准/)).toBeNull()
  })

  test.each([
    ['zh', '下一步：请乳腺专科医生管理和随访。', '活检结果：请乳腺专科医生管理和随访', '咨询医生'],
    [
      'en',
      'Next step: Care and follow-up by a breast specialist.',
      'Biopsy result: Care and follow-up by a breast specialist',
      'Ask a doctor',
    ],
  ] as const)('[A465] a biopsy with atypical hyperplasia comes before any check (%s)', async (...args) => {
    const [language, binding, why, way] = args
    const family = { ...CONTENT.family, biopsyresult: ['2'] }
    answerReport({ riskLevel: 2, questionContent: JSON.stringify({ ...CONTENT, family }) }, '2')
    await open({ language })
    const level = await card(language === 'zh' ? '中低风险' : 'Medium-low risk')
    expect(await within(level).findByText(binding)).toBeVisible()
    expect(within(level).getByText(why)).toBeVisible()
    expect(level).not.toHaveTextContent(/2027/)
    expect(within(level).getByRole('link', { name: way })).toHaveAttribute('href', '/consult/index')
  })

  test.each([
    ['zh', '下一步：请乳腺专科医生管理和随访。', '健康史：请乳腺专科医生管理和随访'],
    [
      'en',
      'Next step: Care and follow-up by a breast specialist.',
      'Health history: Care and follow-up by a breast specialist',
    ],
  ] as const)('[A553] a known BRCA mutation comes before any check (%s)', async (...args) => {
    const [language, binding, why] = args
    const family = { ...CONTENT.family, brca: true }
    answerReport({ riskLevel: 2, questionContent: JSON.stringify({ ...CONTENT, family }) }, '2')
    await open({ language })
    const level = await card(language === 'zh' ? '中低风险' : 'Medium-low risk')
    expect(await within(level).findByText(binding)).toBeVisible()
    expect(within(level).getByText(why)).toBeVisible()
    expect(level).not.toHaveTextContent(/2027/)
  })

  test('[A598] a change of the breast that no rule counts is named below the level', async () => {
    answerReport({ questionContent: JSON.stringify({ ...CONTENT, breast: { left: { skin: '2' } } }) })
    await open()
    await card('低风险')
    expect(await screen.findByText('乳房情况的回答没有计入本报告的建议')).toBeVisible()
  })

  test('[RISKREP-05] [PALP-18] an earlier date comes before the level’s advice', async () => {
    answerReport({ riskLevel: 1 }, '3')
    await open()
    const level = await card('低风险')
    const sooner = await within(level).findByText('下一步：到医院乳腺专科（乳腺外科）就诊。')
    const mild = within(level).getByText('风险等级：2 年后复查')
    expect(sooner.compareDocumentPosition(mild)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test.each([
    ['zh', '下一步：到医院乳腺专科（乳腺外科）就诊。', '报告没有给出风险等级', /^评分和等级都没有/],
    [
      'en',
      'Next step: See a breast specialist.',
      'The report gives no risk level',
      /^It has neither a score nor a level/,
    ],
  ] as const)('[RISKREP-05] [PALP-18] a referral comes first when there is no level (%s)', async (...args) => {
    const [language, lead, title, none] = args
    answerReport({ riskLevel: null, riskWarning: null }, '3')
    await open({ language })
    const level = await card(title)
    const said = await within(level).findByText(lead)
    expect(said.tagName).toBe('STRONG')
    expect(said.compareDocumentPosition(within(level).getByText(none))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test.each([
    ['2 years', { riskLevel: 5 }],
    ['the menopause', { age: 60 }],
  ])('[RISKREP-05] [A213] without a questionnaire no advice is based on one (%s)', async (_what, part) => {
    answerReport({ riskLevel: 1, questionContent: '', ...part })
    await open()
    await screen.findByText('没有身高、体重或性别，无法计算。')
    expect(screen.getByRole('main')).not.toHaveTextContent(/问卷评估/)
  })

  test.each([
    ['zh', { sex: '1' }, '女性的检查间隔不适用于男性，请由医生安排检查。', '咨询医生'],
    ['en', { sex: '1' }, /^The intervals for women do not apply to men\./, 'Ask a doctor'],
    ['zh', PREGNANT, /^按问卷的回答，正在怀孕或哺乳：请先问医生/, '咨询医生'],
    ['en', PREGNANT, /^The answers tell of a pregnancy or breastfeeding/, 'Ask a doctor'],
    ['zh', AGELESS_MAN, '女性的检查间隔不适用于男性，请由医生安排检查。', '咨询医生'],
    ['en', AGELESS_MAN, /^The intervals for women do not apply to men\./, 'Ask a doctor'],
    ['zh', AGELESS_PREGNANT, /^按问卷的回答，正在怀孕或哺乳：请先问医生/, '咨询医生'],
    ['en', AGELESS_PREGNANT, /^The answers tell of a pregnancy or breastfeeding/, 'Ask a doctor'],
    ['zh', UNREADABLE_MAN, '女性的检查间隔不适用于男性，请由医生安排检查。', '咨询医生'],
    ['en', UNREADABLE_MAN, /^The intervals for women do not apply to men\./, 'Ask a doctor'],
    ['zh', GIRL, '检查间隔只适用于成年女性；未满 18 岁，请由医生决定要不要检查。', '咨询医生'],
    ['en', GIRL, /^The intervals are for adult women\./, 'Ask a doctor'],
    ['zh', UNREADABLE_GIRL, '检查间隔只适用于成年女性；未满 18 岁，请由医生决定要不要检查。', '咨询医生'],
    ['en', UNREADABLE_GIRL, /^The intervals are for adult women\./, 'Ask a doctor'],
  ] as const)(
    '[RISKREP-05] [HSREP-06] [A372] [A615] [A626] a person without a standard interval is told so, and led to a doctor (%s)',
    async (language, part, text, way) => {
      answerReport({ riskLevel: 1, ...part })
      await open({ language })
      const level = await card(language === 'zh' ? '低风险' : 'Low risk')
      expect(await within(level).findByText(text)).toBeVisible()
      expect(within(level).getByRole('link', { name: way })).toHaveAttribute('href', '/consult/index')
      expect(level).not.toHaveTextContent(/年后复查|in \d years?|依据|Based on/)
    },
  )

  test.each([
    ['zh', AGELESS_MOTHER, '回答里缺年龄或性别，没能计入，按回答的建议可能更紧急', '咨询医生'],
    [
      'en',
      AGELESS_MOTHER,
      'The answers lack age or sex, so they are not counted; the advice from them may be more urgent',
      'Ask a doctor',
    ],
  ] as const)(
    '[A615] answers that lack only the age are named as not counted below the advised check (%s)',
    async (...args) => {
      const [language, part, title, way] = args
      answerReport({ riskLevel: 1, ...part })
      await open({ language })
      const doubt = (await screen.findByText(title)).parentElement as HTMLElement
      expect(within(doubt).getByRole('link', { name: way })).toHaveAttribute('href', '/consult/index')
    },
  )

  test.each([
    ['answers without a gap', {}, null],
    ['no answers', { age: null, questionContent: '' }, null],
    ['a doctor as the next step', { ...AGELESS_MOTHER, riskLevel: 5 }, null],
    ['a referral as the next step', AGELESS_MOTHER, '3'],
    ['a pregnancy, which needs no age', AGELESS_PREGNANT, null],
  ])('[A615] no such doubt is raised by %s', async (_what, part, suggestion) => {
    answerReport({ riskLevel: 1, ...part }, suggestion)
    await open()
    await screen.findByRole('heading', { name: '体质指数（BMI）' })
    expect(screen.queryByText(/缺年龄或性别/)).toBeNull()
  })

  test.each([{ sex: '1' }, PREGNANT])(
    '[RISKREP-05] [A372] [A465] beside a referral it names no interval of a low level either (%j)',
    async (part) => {
      answerReport({ riskLevel: 1, ...part }, '3')
      await open()
      const level = await card('低风险')
      expect(await within(level).findByText('触诊成像报告：到医院乳腺专科（乳腺外科）就诊')).toBeVisible()
      expect(level).not.toHaveTextContent('年后复查')
    },
  )

  test.each([
    ['zh', '触诊成像报告的建议没有加载出来，其中的建议可能更紧急', '重试', '下一步：到医院乳腺专科（乳腺外科）就诊。'],
    [
      'en',
      'The advice of the palpation imaging report could not be loaded; it may be more urgent',
      'Try again',
      'Next step: See a breast specialist.',
    ],
  ] as const)('[RISKREP-05] [A432] a palpation report that fails to load is mentioned (%s)', async (...args) => {
    const [language, title, again, sooner] = args
    answerReport({ riskLevel: 1 }, '3')
    answer(PALPATION, () => new Response('', { status: 500 }))
    const { user } = await open({ language })
    expect(await screen.findByText(title)).toBeVisible()
    answerReport({ riskLevel: 1 }, '3')
    await user.click(screen.getByRole('button', { name: again }))
    expect(await screen.findByText(sooner)).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
  })

  test.each([
    ['zh', { suggestion: 4 }, '触诊成像报告里有没能计入的建议，可能更紧急', '查看触诊成像报告'],
    ['zh', { suggestion: '尽快到乳腺专科就诊' }, '触诊成像报告里有没能计入的建议，可能更紧急', '查看触诊成像报告'],
    [
      'en',
      { suggestion: 1, guidanceList: [null] },
      'The palpation imaging report has advice that is not counted here; it may be more urgent',
      'Read that report',
    ],
  ] as const)(
    '[A552] [A592] a palpation report with advice that cannot be counted is mentioned (%s, %j)',
    async (language, report, title, way) => {
      answerReport({ riskLevel: 1 })
      answer(PALPATION, () => report)
      await open({ language })
      const doubt = await screen.findByText(title)
      expect(doubt).toBeVisible()
      expect(screen.getByRole('link', { name: way })).toHaveAttribute(
        'href',
        `/report/palpationReport?reportId=${WOMAN.reportId}&specificationId=`,
      )
    },
  )

  test.each([{ suggestion: 3, guidanceList: [null] }, { suggestion: 1, guidanceList: ['每月自查'] }, {}])(
    '[A592] a palpation report without such advice raises no doubt (%j)',
    async (report) => {
      answerReport({ riskLevel: 1 })
      const asked = answer(PALPATION, () => report)
      await open()
      await screen.findByRole('heading', { level: 2, name: '低风险' })
      await waitFor(() => expect(asked).toHaveLength(1))
      await waitForIdle()
      expect(screen.queryByText(/没能计入的建议/)).toBeNull()
    },
  )

  test('[RA8] [A465] a step names no day that counts from a check still to come', async () => {
    answerReport({ riskLevel: 2, inspectionTime: '2062-11-20 09:20:00' })
    await open()
    const level = await card('中低风险')
    expect(level).toHaveTextContent('下一步：1 年后复查。')
    expect(level).not.toHaveTextContent(/206\d年/)
  })

  test('[RISKREP-05] a report that may be more urgent delays the link briefly, so that it does not change under a tap', async () => {
    answerReport({ riskLevel: 1 })
    const { promise, resolve } = deferred()
    answer(PALPATION, () => promise)
    holdTimers(1500)
    await open()
    await waitFor(() => expect(useRiskReports.getState().reports.get(WOMAN.reportId)?.state).toBe('ready'))
    // Long enough for a screen to render; the delay itself is held back.
    await expect(screen.findByRole('link', { name: '去预约检查' }, { timeout: 700 })).rejects.toThrow()
    resolve({ suggestion: '2', guidanceList: [], nidusRecordList: [] })
    expect(await within(await card('低风险')).findByText(/下一步：6 个月后复查/)).toBeVisible()
  })

  test('[RISKREP-05] [A465] the delay begins with the report, so that a slow network does not use it up', async () => {
    answerReport({ riskLevel: 1 })
    const [report, palpation] = [deferred(), deferred()]
    answer(RISK, () => report.promise)
    answer(PALPATION, () => palpation.promise)
    await open()
    await act(() => new Promise((done) => window.setTimeout(done, 1600)))
    report.resolve({ ...REPORT, riskLevel: 1 })
    await waitFor(() => expect(useRiskReports.getState().reports.get(WOMAN.reportId)?.state).toBe('ready'))
    await expect(screen.findByRole('link', { name: '去预约检查' }, { timeout: 1000 })).rejects.toThrow()
    palpation.resolve({ suggestion: '2', guidanceList: [], nidusRecordList: [] })
    expect(await within(await card('低风险')).findByText(/下一步：6 个月后复查/)).toBeVisible()
  })

  test('[RISKREP-05] the delay for the report is limited', async () => {
    answerReport({ riskLevel: 1 })
    const { promise, resolve } = deferred()
    answer(PALPATION, () => promise)
    await open()
    expect(await screen.findByRole('link', { name: '去预约检查' })).toBeVisible()
    resolve(null)
  })

  test('[RISKREP-05] [HSREP-07] answers more urgent than the level come first', async () => {
    const family = { ...CONTENT.family, relatives_1st: true, c_1strelatives: ['0'] }
    answerReport({ riskLevel: 1, questionContent: JSON.stringify({ ...CONTENT, family }) })
    await open()
    const level = await card('低风险')
    expect(
      await within(level).findByText(saying('下一步：一年内检查 2 次，第一次在 2027年5月20日前后。')),
    ).toBeVisible()
  })

  test('[RISKREP-05] [HSREP-07] [A465] the next step of the answers is the first that is shown, so that no link changes under a tap', async () => {
    const family = { ...CONTENT.family, relatives_1st: true, c_1strelatives: ['0'] }
    answerReport({ riskLevel: 1, questionContent: JSON.stringify({ ...CONTENT, family }) })
    const steps = new Set<string | undefined>()
    const watch = new MutationObserver(() =>
      steps.add(/下一步：[^。]*/.exec(document.querySelector('main')?.textContent ?? '')?.[0]),
    )
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await open()
    await screen.findByText(/下一步：一年内检查 2 次/)
    watch.disconnect()
    expect([...steps].filter((step) => step !== undefined)).toEqual([
      expect.stringMatching(/^下一步：一年内检查 2 次/),
    ])
  })

  test.each([
    [1, 'Next step: a check in 2 years, around 20 Nov 2028.'],
    [2, 'Next step: a check in 1 year, around 20 Nov 2027.'],
  ])('[RISKREP-05] in English the step of level %i reads as one sentence', async (riskLevel, sentence) => {
    answerReport({ riskLevel })
    await open({ language: 'en' })
    expect(await screen.findByText(saying(sentence))).toBeVisible()
  })

  test('[RISKREP-05] [RA8] in English the step reads as one sentence also without a day', async () => {
    answerReport({ riskLevel: 2, inspectionTime: '2062-11-20 09:20:00' })
    await open({ language: 'en' })
    expect(await screen.findByText('Next step: A check in 1 year.')).toBeVisible()
  })

  test('[RISKREP-05] in English the day of two checks is that of the first', async () => {
    const family = { ...CONTENT.family, relatives_1st: true, c_1strelatives: ['0'] }
    answerReport({ riskLevel: 1, questionContent: JSON.stringify({ ...CONTENT, family }) })
    await open({ language: 'en' })
    expect(
      await screen.findByText(saying('Next step: two checks within a year, the first around 20 May 2027.')),
    ).toBeVisible()
  })

  test('[RISKREP-05] less urgent answers are named as such, and a palpation report that does not exist is not mentioned', async () => {
    answerReport({ riskLevel: 5 })
    answer(PALPATION, () => refuse('报告不存在'))
    await open()
    const level = await card('高风险')
    expect(await within(level).findByText('问卷评估：2 年后复查')).toBeVisible()
    expect(within(level).getByText('下一步：到乳腺外科就诊。')).toBeVisible()
    for (const region of screen.queryAllByRole('alert')) expect(region).toBeEmptyDOMElement()
  })

  test.each([
    ['zh', '该复查了', '2025年3月1日', '下一步：预约复查。'],
    ['en', 'The next check is due', '1 Mar 2025', 'Next step: Book the check.'],
  ] as const)(
    '[RISKREP-05] [A465] a report older than its own advice says so (%s)',
    async (language, title, day, step) => {
      reports()
      answerReport({ riskLevel: 2, inspectionTime: '2024-03-01 09:20:00' })
      await open({ language })
      expect((await screen.findByText(title)).parentElement).toHaveTextContent(day)
      expect(screen.getByText(/还没复查的话|If it has not been done yet/)).toBeVisible()
      // Its interval would be counted from today.
      expect(screen.getByText(step)).toBeVisible()
    },
  )

  test.each([
    ['zh', { reportId: '99' }, '2026年10月28日又检查过，下一步以那次检查的报告为准。', '看那次检查', REPORT_99],
    [
      'en',
      { reportId: undefined, inspectId: '67', status: 0 },
      'There was a later check on 28 Oct 2026. What comes next depends on the report of that check.',
      'See the later check',
      '/report/detail/67',
    ],
  ] as const)('[A465] a later check in the list comes before a day that has passed (%s)', async (...args) => {
    const [language, changed, text, way, to] = args
    answerReport({ riskLevel: 2, inspectionTime: '2024-03-01 09:20:00' })
    reports(reportRow({ createTime: '2026-10-28 09:02:00', ...changed }), reportRow({ customerName: '周玉珍' }))
    const { router } = await renderApp(LIST, { signedInAs: WOMAN.phone, language })
    await screen.findByRole('tabpanel')
    await act(() => router.navigate(`/report/riskReport?reportId=${WOMAN.reportId}`))
    expect(await screen.findByText(saying(text))).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', to)
    expect(screen.queryByText(/^(该复查了|The next check is due)$/)).toBeNull()
    expect(screen.queryByRole('link', { name: /^(去预约检查|Book a check)$/ })).toBeNull()
    expect(screen.getByText(/^(这份报告当时的建议|What this report advised)$/)).toBeVisible()
    expect(screen.queryByText(/^(依据|Based on)$|以时间最早的为准|earliest of these/)).toBeNull()
  })

  test('[A465] [A576] a report whose advice names no check is never overdue, asks for no list, and keeps its button', async () => {
    const asked = reports(reportRow({ createTime: '2026-10-28 09:02:00' }))
    answerReport({ ...PREGNANT, riskLevel: 2, inspectionTime: '2024-03-01 09:20:00' })
    await open()
    await card('中低风险')
    expect(await screen.findByRole('link', { name: '去填评估问卷' })).toHaveAttribute('data-variant', 'primary')
    expect(screen.queryByText(/该复查了|后来又检查过/)).toBeNull()
    expect(asked).toHaveLength(0)
  })

  test.each([
    ['2025-11-25 08:00:00', false],
    ['2025-11-24 08:00:00', true],
  ])('[RISKREP-05] a year after %s the check is overdue: %s', async (inspectionTime, due) => {
    reports()
    answerReport({ riskLevel: 2, inspectionTime })
    await open()
    await card('中低风险')
    expect(screen.queryAllByText('该复查了')).toHaveLength(due ? 1 : 0)
    const [loud, quiet] = due ? ['去预约检查', '去填评估问卷'] : ['去填评估问卷', '去预约检查']
    expect(screen.getByRole('link', { name: loud })).toHaveAttribute('data-variant', 'primary')
    expect(screen.getByRole('link', { name: quiet })).toHaveAttribute('data-variant', 'secondary')
  })
})
