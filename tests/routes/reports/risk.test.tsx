import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, heading } from '../../support/app'
import { reportRow, reports } from './support'
import { CONTENT, REPORT, RISK, WOMAN, answerReport, card, open, reportOf } from './riskSupport'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const MAN = { reportId: reportOf(7), phone: '13800000003' }
const contentWith = (person: object) => JSON.stringify({ ...CONTENT, basicinfo: { ...CONTENT.basicinfo, ...person } })
const fact = (name: string) => screen.findByText(name, { selector: 'dt' }).then((one) => one.nextElementSibling)
const bar = () => screen.findByRole('img', { name: /满分100|of 100/ })

describe('the action for a risk level', () => {
  test.each([
    [1, 8, '低风险', ['风险等级：2 年后复查'], '去预约检查', '/organ/list?serviceId=1'],
    [2, 24, '中低风险', ['风险等级：1 年后复查'], '去预约检查', '/organ/list?serviceId=1'],
    [3, 38, '中等风险', ['风险等级：请乳腺专科医生管理和随访'], '咨询医生', '/consult/index'],
    [4, 58, '中高风险', ['风险等级：请乳腺专科医生管理和随访'], '咨询医生', '/consult/index'],
    [
      5,
      84,
      '高风险',
      ['风险等级：请乳腺专科医生管理和随访', '风险等级：到乳腺外科就诊，请医生判断是否做基因检测（BRCA）或活检'],
      '咨询医生',
      '/consult/index',
    ],
  ] as const)(
    '[RISK-03] [RISK-04] [RISK-05] [RISK-06] [RISK-07] level %i with score %i has its actions and link',
    async (riskLevel, riskWarning, name, actions, way, to) => {
      answerReport({ riskLevel, riskWarning })
      await open()
      const level = await card(name)
      const [first, ...others] = within(level).getAllByText(/^风险等级：/)
      expect([first, ...others].map((one) => one?.textContent)).toEqual(actions)
      expect(within(level).getByRole('link', { name: way })).toHaveAttribute('href', to)
    },
  )

  test.each([
    ['zh', 2, '中低风险', '有风险不等于患病。请让医生看一看，再一起决定怎么做。', false],
    ['zh', 3, '中等风险', '有风险不等于患病。请让医生看一看，再一起决定怎么做。', true],
    ['en', 3, 'Medium risk', 'A risk does not mean an illness. Let a doctor look at it, then decide together.', true],
  ] as const)(
    '[RISK-06] a risk of the middle or above is called neither high nor an illness (%s, level %i)',
    async (...args) => {
      const [language, riskLevel, name, text, isSaid] = args
      answerReport({ riskLevel, riskWarning: null })
      await open({ language })
      expect(within(await card(name)).queryAllByText(text)).toHaveLength(isSaid ? 1 : 0)
    },
  )

  test('[RISK-07] in English too the surgeon judges whether a test or a biopsy is needed', async () => {
    answerReport({ riskLevel: 5, riskWarning: 84 })
    await open({ language: 'en' })
    const level = await card('High risk')
    expect(level).toHaveTextContent(
      'Risk level: See a breast surgeon, who can judge whether a genetic test (BRCA) or a biopsy is needed',
    )
  })

  test.each([
    ['zh', 1, 8, '参加评估的女性，每 100 位中约有 95 位评分比这份高。'],
    ['zh', 3, 38, '参加评估的女性，每 100 位中约有 50 位评分比这份高。'],
    ['zh', 5, 84, '参加评估的女性，每 100 位中约有 80 位评分更低，约 20 位相近或更高。'],
    ['en', 2, 24, 'This score is lower than that of about 50 of 100 women assessed.'],
    ['en', 4, 60, 'About 80 in 100 women assessed scored lower, about 20 as high or higher.'],
  ] as const)(
    '[RISK-08] [A211] the comparison is shown (%s, level %i)',
    async (language, riskLevel, riskWarning, sentence) => {
      answerReport({ riskLevel, riskWarning })
      await open({ language })
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(screen.getByRole('main')).not.toHaveTextContent('%')
    },
  )

  test.each([
    [85, 1],
    [8, 5],
  ])('[A208] [A211] the score %i is not compared by the level %i, which it contradicts', async (...args) => {
    const [riskWarning, riskLevel] = args
    answerReport({ riskLevel, riskWarning })
    await open()
    await bar()
    expect(screen.getByRole('main')).not.toHaveTextContent(/参加评估的女性/)
  })

  test.each([
    ['a man', () => undefined],
    [
      'a man whose sex only the answers tell',
      () => answerReport({ sex: null, questionContent: contentWith({ sex: '1' }) }),
    ],
    ['a girl of 12', () => answerReport({ age: 12, questionContent: contentWith({ age: 12 }) })],
  ])('[A211] [A615] [A626] the score is not compared with that of women: %s', async (_who, serve) => {
    serve()
    await open(MAN)
    await bar()
    expect(screen.getByRole('main')).not.toHaveTextContent(/参加评估的女性/)
  })
})

describe('the risk score', () => {
  test.each([
    ['zh', '38分（满分100）', '38分（满分100），中等风险', '这份评分', '中等风险30 到 54'],
    ['en', '38 of 100', '38 of 100, Medium risk', 'This score', 'Medium risk30 to 54'],
  ] as const)(
    '[RISKREP-04] [RISK-02] [RISK-09] it is on a bar with five named levels, and in words too (%s)',
    async (language, score, label, here, row) => {
      answerReport({ riskLevel: 3, riskWarning: 38 })
      await open({ language })
      expect(await bar()).toHaveAccessibleName(label)
      expect(await bar()).toHaveTextContent(/^010305580100$/)
      expect(screen.getByText(score)).toBeVisible()
      const section = (await bar()).closest('section') as HTMLElement
      expect(within(section).getAllByRole('listitem')).toHaveLength(5)
      expect(within(section).getByText(here).closest('li')).toHaveTextContent(row)
      expect(within(section).getByText(here).closest('li')).toHaveAttribute('aria-current', 'true')
    },
  )

  test('[A208] the server’s level is kept when the score falls in another one, and a note says so', async () => {
    answerReport({ riskLevel: 3, riskWarning: 24 })
    await open()
    await card('中等风险')
    expect(screen.getByText('等级以机构给出的为准，与这个评分所在的区间不同。')).toBeVisible()
  })

  test.each([
    ['zh', '机构给出的等级', '中等风险30 到 54', '这份评分'],
    ['en', 'Level given', 'Medium risk30 to 54', 'This score'],
  ] as const)('[A208] the bounds of that level are not called those of the score (%s)', async (...args) => {
    const [language, given, row, here] = args
    answerReport({ riskLevel: 3, riskWarning: 24 })
    await open({ language })
    expect((await screen.findByText(given)).closest('li')).toHaveTextContent(row)
    expect(screen.queryByText(here)).toBeNull()
  })

  test.each([
    [{ riskWarning: null, riskLevel: 3 }, '中等风险', '报告没有给出评分。'],
    [{ riskWarning: null, riskLevel: null }, '报告没有给出风险等级', '报告没有给出评分。'],
  ])('[RISKREP-11] [A208] a missing score is reported, never 0 and never drawn (%j)', async (part, title, text) => {
    answerReport(part)
    await open()
    await card(title)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('img', { name: /满分/ })).toBeNull()
    expect(screen.getByRole('main')).not.toHaveTextContent(/0分/)
  })

  test('[A208] a missing level is taken from the score', async () => {
    answerReport({ riskWarning: 55, riskLevel: null })
    await open()
    await card('中高风险')
    expect(await bar()).toHaveAccessibleName('55分（满分100），中高风险')
  })
})

const NO_PERIOD = {
  questionContent: JSON.stringify({
    ...CONTENT,
    menstrufeeding: { ...CONTENT.menstrufeeding, m_lastday: null },
  }),
}

describe('the rest of a risk report', () => {
  test('[RISKREP-01] [RISKREP-02] [RISKREP-03] [RISKREP-06] [RISKREP-09] it shows basic info, BMI, history, menstruation and knowledge', async () => {
    answerReport(NO_PERIOD)
    await open()
    await heading('风险评估报告')
    // 58.5 / 1.63² = 22.018…
    expect(await screen.findByText('22.0，正常（19 到不足 24）')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: '林婉清' })).toBeVisible()
    expect(await fact('检查人员')).toHaveTextContent('宋医生')
    expect(await fact('身高')).toHaveTextContent('163 厘米')
    expect(await fact('民族')).toHaveTextContent('汉族')
    expect(await fact('初潮年龄')).toHaveTextContent('13 岁')
    expect(await fact('活检结果')).toHaveTextContent('良性肿瘤')
    expect(screen.getByRole('heading', { level: 2, name: '月经与哺乳' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: '家族史与活检' })).toBeVisible()
    expect(screen.getByText('没有回答：末次月经日期、绝经年龄')).toBeVisible()
    expect(screen.getByText(/^没有回答：.*流产史/)).toBeVisible()
    const knowledge = screen.getByRole('heading', { level: 2, name: '怎样看这份报告' }).closest('section')
    for (const text of [
      '说的是可能性的高低，不是有没有患病',
      '评分高不等于患病',
      '年龄、家族史和生活习惯都会影响风险',
    ])
      expect(knowledge).toHaveTextContent(text)
  })

  test('[RISKREP-03] questions without an answer stand apart by dots, because some end with a question mark', async () => {
    answerReport(NO_PERIOD)
    await open({ language: 'en' })
    expect(await screen.findByText('Not answered: Date of the last period · Age at menopause')).toBeVisible()
    expect(screen.queryByText(/\?,/)).toBeNull()
  })

  test('[RISKREP-07] [RISKREP-08] [A386] [A234] it shows the organisation, the disclaimer and the urgent signs', async () => {
    answerReport({})
    await open()
    expect(await fact('名称')).toHaveTextContent('木棉体检中心')
    expect(await fact('地址')).toHaveTextContent('朝阳区一号')
    expect(await screen.findByRole('link', { name: '010-5550123' })).toHaveAttribute('href', 'tel:010-5550123')
    expect(screen.getByText('本报告仅供参考，不能代替医生的诊断。有疑问请咨询医生。')).toBeVisible()
    expect(screen.getByRole('note')).toHaveTextContent('无论报告结果如何，发现新肿块或血性溢液，请立即就医')
    expect(screen.getByRole('note')).not.toHaveAttribute('data-muted')
  })

  test.each([
    ['zh', '风险评分'],
    ['en', 'Risk score'],
  ] as const)(
    '[A386] [A490] the urgent signs follow the next step, above every figure (%s)',
    async (language, score) => {
      answerReport({ riskWarning: 84, riskLevel: 5 })
      await open({ language })
      const signs = await screen.findByRole('note')
      const figure = screen.getByRole('heading', { level: 2, name: score })
      expect(signs.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      const level = screen.getByRole('heading', { level: 2, name: /高风险|High risk/ })
      expect(signs.compareDocumentPosition(level)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    },
  )

  test.each([
    ['zh', '24.0。体重分级和参考体重只适用于成年人；未满 18 岁，请让医生结合年龄来看。'],
    ['en', '24.0. The classes and the reference weight are for adults. Under 18, please ask a doctor.'],
  ] as const)('[A544] below 18 the index has no class and no reference weight (%s)', async (language, text) => {
    // 64 / 1.63² = 24.08…
    const basicinfo = { ...CONTENT.basicinfo, age: 17, weight: 64 }
    answerReport({ age: 17, questionContent: JSON.stringify({ ...CONTENT, basicinfo }) })
    await open({ language })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/超重|参考体重约|overweight|weight is about/)
  })

  test.each([
    ['zh', { age: 12 }, {}, '怎样看这份报告', '不喝酒', /少饮酒|每月|按时检查|体重/],
    ['zh', {}, { special: true }, '怎样看这份报告', '不喝酒', /少饮酒|每月|按时检查|体重/],
    [
      'en',
      { age: 12 },
      {},
      'How to read this report',
      'no alcohol',
      /little alcohol|every month|Regular checks|weight/,
    ],
    [
      'en',
      {},
      { special: true },
      'How to read this report',
      'no alcohol',
      /little alcohol|every month|Regular|weight/,
    ],
    ['zh', {}, { special: null }, '怎样看这份报告', '怀孕或哺乳期间，请不要喝酒，体重请听医生的。', /不喝酒/],
    ['zh', {}, {}, '怎样看这份报告', '按时检查，每月自己看一看、摸一摸，有助于及早发现变化。', /怀孕/],
  ] as const)(
    '[A657] [A626] [A214] the reading help says of checks, alcohol and weight only what holds (%s, %j, %j)',
    async (language, person, part, title, says, never) => {
      const basicinfo = { ...CONTENT.basicinfo, ...person }
      const menstrufeeding = { ...CONTENT.menstrufeeding, ...part }
      answerReport({ ...person, questionContent: JSON.stringify({ ...CONTENT, basicinfo, menstrufeeding }) })
      await open({ language })
      const help = await card(title)
      expect(help).toHaveTextContent(says)
      expect(help).not.toHaveTextContent(never)
    },
  )

  test.each([
    ['zh', true, '按身高 163 厘米，参考体重约 58.5 公斤；怀孕或哺乳期间，体重请听医生的。'],
    ['zh', null, '按身高 163 厘米，参考体重约 58.5 公斤；怀孕或哺乳期间，体重请听医生的。'],
    ['zh', false, '按身高 163 厘米，参考体重约 58.5 公斤。'],
    [
      'en',
      true,
      'For a height of 163 cm, the reference weight is about 58.5 kg. During pregnancy or breastfeeding, follow the doctor’s advice on weight.',
    ],
  ] as const)(
    '[A214] the reference weight leaves pregnancy and breastfeeding to the doctor (%s, %s)',
    async (language, special, text) => {
      // 70 / 1.63² = 26.3…
      const basicinfo = { ...CONTENT.basicinfo, weight: 70 }
      const menstrufeeding = { ...CONTENT.menstrufeeding, special }
      answerReport({ questionContent: JSON.stringify({ ...CONTENT, basicinfo, menstrufeeding }) })
      await open({ language })
      expect(await screen.findByText(/参考体重约|weight is about/)).toHaveTextContent(new RegExp(`^${text}$`))
    },
  )

  test('[A373] [RISKREP-03] a man’s report has no menstruation section', async () => {
    await open(MAN)
    await card('生活习惯')
    expect(screen.queryByText(/月经|初潮|绝经|哺乳/)).toBeNull()
    expect(screen.getByText('25.7，超重（25 到不足 30）')).toBeVisible()
    expect(screen.getByText('按身高 174 厘米，参考体重约 66.6 公斤。')).toBeVisible()
  })

  test.each([
    ['blank', ''],
    ['a list', '[]'],
  ])('[A179] [A205] content that is %s breaks nothing', async (_what, questionContent) => {
    answerReport({ questionContent })
    await open()
    expect(await screen.findByText('没有身高、体重或性别，无法计算。')).toBeVisible()
    expect(await fact('姓名')).toHaveTextContent('林婉清')
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN|null/)
  })

  test.each([
    ['zh', undefined, '没能显示问卷的回答，按回答的建议可能更紧急'],
    ['zh', null, '没能显示问卷的回答，按回答的建议可能更紧急'],
    ['zh', [{}], '没能显示问卷的回答，按回答的建议可能更紧急'],
    ['en', null, 'The answers could not be shown; the advice from them may be more urgent'],
  ] as const)('[A630] [A552] answers that are not told may advise more (%s, %j)', async (...args) => {
    const [language, questionContent, doubt] = args
    answerReport({ questionContent })
    await open({ language })
    expect(await screen.findByText(doubt)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /没有身高|以下几项未填写|weight or sex is missing|Not counted/,
    )
  })

  test('[A436] [A387] [A552] unreadable answers are not called missing: the level stays, a text says that they may advise more, and a retry reads them', async () => {
    answerReport({ questionContent: '{&quot;basicinfo&quot;:{}}' })
    const { user } = await open()
    const doubt = await screen.findByText('没能显示问卷的回答，按回答的建议可能更紧急')
    expect(await card('低风险')).toBeVisible()
    const score = screen.getByRole('heading', { level: 2, name: '风险评分' })
    expect(doubt.compareDocumentPosition(score)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('没有身高、体重或性别，无法计算。')).toBeNull()
    answerReport({})
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await fact('民族')).toHaveTextContent('汉族')
    expect(screen.queryByText(/没能显示问卷的回答/)).toBeNull()
  })

  test.each([
    ['zh', { height: '5尺' }, '问卷里的身高、体重或性别没能读取，所以没有计算。'],
    ['zh', { weight: '一百斤' }, '问卷里的身高、体重或性别没能读取，所以没有计算。'],
    ['en', { height: '5尺', weight: null }, /^Height, weight or sex in the questionnaire could not be read/],
  ] as const)('[A436] [RISKREP-09] a measure that cannot be read is not called missing (%s): %j', async (...args) => {
    const [language, part, text] = args
    const basicinfo = { ...CONTENT.basicinfo, ...part }
    answerReport({ questionContent: JSON.stringify({ ...CONTENT, basicinfo }) })
    await open({ language })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/没有身高|weight or sex is missing/)
  })

  test('[A420] unknown codes and unreadable values are named as such', async () => {
    const family = { relatives_1st: true, c_1strelatives: ['0', '9'], biopsy: '?' }
    answerReport({ questionContent: JSON.stringify({ ...CONTENT, family }) })
    await open()
    expect(await fact('哪些一级亲属患过乳腺癌')).toHaveTextContent('母亲 · 其他')
    expect(await fact('是否做过乳腺活检')).toHaveTextContent('—')
  })
})

describe('links and loading of a risk report', () => {
  test('[RISKREP-10] [NAV-37] it links to the assessment of this inspection', async () => {
    answerReport({})
    await open()
    expect(await screen.findByRole('link', { name: '去填评估问卷' })).toHaveAttribute(
      'href',
      `/chq/healthServiceChqSimple?inspectionId=6745&riskReportId=${WOMAN.reportId}`,
    )
  })

  test.each([
    [1, 'primary', 'secondary'],
    [2, 'primary', 'secondary'],
    [3, 'secondary', 'primary'],
    [4, 'secondary', 'primary'],
    [5, 'secondary', 'primary'],
  ])('[RISKREP-10] [RISK-07] at level %i the assessment is %s, the main link %s', async (riskLevel, loud, way) => {
    answerReport({ riskLevel })
    await open()
    expect(await screen.findByRole('link', { name: '去填评估问卷' })).toHaveAttribute('data-variant', loud)
    const name = riskLevel < 3 ? '去预约检查' : '咨询医生'
    expect(screen.getByRole('link', { name })).toHaveAttribute('data-variant', way)
  })

  test('[RISKREP-10] [PALP-18] a palpation report with a referral makes the doctor’s button the primary one', async () => {
    answerReport({ riskLevel: 1 }, '3')
    await open()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '咨询医生' })).toHaveAttribute('data-variant', 'primary'),
    )
    expect(screen.getByRole('link', { name: '去填评估问卷' })).toHaveAttribute('data-variant', 'secondary')
  })

  test('[API-25] [PDF-01] its document opens in the PDF viewer, and a missing one is reported', async () => {
    answerReport({})
    let url: string | null = null
    const requests = answer('/report/getRiskReportPdfUrl', () => url)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '预览' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '知道了' }))
    url = 'https://files.example/risk.pdf'
    await user.click(screen.getByRole('button', { name: '预览' }))
    await waitFor(() =>
      expect(address()).toBe(`/pdf/pdfViewer?pdfUrl=${encodeURIComponent('https://files.example/risk.pdf')}`),
    )
    expect(requests).toHaveLength(2)
  })

  test('[RISKREP-10] [A565] a report without its inspection links to the assessment of the inspection in the list', async () => {
    answerReport({ inspectionId: null })
    reports(reportRow({ reportId: '5' }), reportRow({ reportId: WOMAN.reportId, inspectId: '6799' }))
    await open()
    expect(await screen.findByRole('link', { name: '去填评估问卷' })).toHaveAttribute(
      'href',
      `/chq/healthServiceChqSimple?inspectionId=6799&riskReportId=${WOMAN.reportId}`,
    )
  })

  test('[RISKREP-10] [A565] a report that names its inspection does not ask for the list', async () => {
    answerReport({})
    const asked = reports()
    await open()
    await screen.findByRole('link', { name: '去填评估问卷' })
    expect(asked).toEqual([])
  })

  test('[A565] [A576] an overdue report without its inspection asks for the list once', async () => {
    answerReport({ inspectionId: null, riskLevel: 2, inspectionTime: '2024-03-01 09:20:00' })
    const asked = reports(
      reportRow({ reportId: WOMAN.reportId, inspectId: '6799', createTime: '2024-03-01 09:20:00' }),
    )
    await open()
    expect(await screen.findByRole('link', { name: '去填评估问卷' })).toHaveAttribute(
      'href',
      `/chq/healthServiceChqSimple?inspectionId=6799&riskReportId=${WOMAN.reportId}`,
    )
    expect(await screen.findByText('该复查了')).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  test('[RISKREP-10] [A565] without an inspection anywhere there is no link to the assessment', async () => {
    answerReport({ inspectionId: null })
    const asked = reports()
    await open()
    await card('低风险')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.queryByRole('link', { name: '去填评估问卷' })).toBeNull()
  })

  test('[API-19] a deleted report links to the others, and an address without one requests nothing', async () => {
    answer(RISK, () => refuse('报告不存在'))
    const { user, router } = await open({ reportId: '9' })
    await screen.findByText('找不到这份报告')
    await user.click(screen.getByRole('link', { name: '查看我的报告' }))
    await heading('我的报告')
    expect(address()).toBe('/report/list')
    const requests = answer(RISK, () => REPORT)
    await router.navigate('/report/riskReport')
    await screen.findByText('找不到这份报告')
    expect(requests).toEqual([])
  })

  test('[API-19] a report opened again shows at once, and says when the refetch failed', async () => {
    answerReport({})
    const { router } = await open()
    await card('低风险')
    await router.navigate('/my')
    await heading('个人中心')
    answer(RISK, () => new Response('', { status: 500 }))
    await router.navigate(`/report/riskReport?reportId=${WOMAN.reportId}`)
    await card('低风险')
    await waitFor(() => expect(screen.getByText('没能更新，下面是上次的内容')).toBeVisible())
  })
})
