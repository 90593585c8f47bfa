import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { renderApp, saying } from '../../support/app'
import { healthReports, reportRow, reports } from './support'
import { deferred } from '../../support/deferred'
import { waitForIdle } from '../../support/waitForIdle'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const OWN = '1745039284758370001'
const open = (reportId = OWN, language: 'zh' | 'en' = 'zh') =>
  renderApp(`/report/healthServicesReport?reportId=${reportId}`, { signedInAs: '13800000001', language })
const INFO = '/report/getHealthManageReportInfo'
const LIST = '/report/healthManagerReportRecord'
type Section = Record<string, unknown>
type Part = { basicinfo?: Section; menstrufeeding?: Section; family?: Section; factor?: Section; breast?: Section }
const CALM = {
  basicinfo: { name: '林婉清', age: 46, sex: '0', height: 163, weight: 58.5, ethnicity: '汉族' },
  menstrufeeding: { m_age: 13, childbirth: 1, f_pregnancy: 27, menopausetime: null, special: false },
  family: { relatives_1st: false, relatives_2nd: false, biopsy: false, abortion: true },
  factor: { smoking: false, drink: false, lack_exercise: false, sleep_debt: false, use_product: false },
}
const answerReport = (part: Part = {}) => {
  const content = {
    basicinfo: { ...CALM.basicinfo, ...part.basicinfo },
    menstrufeeding: { ...CALM.menstrufeeding, ...part.menstrufeeding },
    family: { ...CALM.family, ...part.family },
    factor: { ...CALM.factor, ...part.factor },
    ...(part.breast && { breast: part.breast }),
  }
  answer(INFO, () => ({ questionContent: JSON.stringify(content) }))
}
const card = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 2, name }).then((one) => one.closest('section') as HTMLElement)
const living = async () => [...(await card('生活建议')).querySelectorAll('p')].map(({ textContent }) => textContent)

test.each([
  [`/report/healthServicesReport?reportId=${OWN}`, '生活建议'],
  ['/report/riskReport?reportId=8745039284758360001', '怎样看这份报告'],
])('Back shows the whole report %s at once, because a skeleton would lose its scroll position', async (at, name) => {
  const { router } = await renderApp(at, { signedInAs: '13800000001' })
  await card(name)
  await act(() => router.navigate('/report/list'))
  await screen.findByRole('tablist')
  // A skeleton has no heading.
  const headings: (Element | null)[] = []
  const watch = new MutationObserver(() => headings.push(document.querySelector('h1')))
  watch.observe(document.body, { subtree: true, childList: true })
  await act(() => router.navigate(-1))
  await card(name)
  watch.disconnect()
  expect(headings).not.toContain(null)
})

describe('the evaluation', () => {
  test.each<[string, Part, string, RegExp]>([
    ['no factor', {}, '2 年后复查', /建议 2 年后复查/],
    ['an aunt', { family: { relatives_2nd: true, c_2ndrelatives: ['0'] } }, '1 年后复查', /建议 1 年后复查/],
    [
      'a mother',
      { family: { relatives_1st: true, c_1strelatives: ['0'] } },
      '一年内检查 2 次',
      /亲属中有人患过乳腺癌.*大约每半年 1 次/,
    ],
    ['a man', { basicinfo: { sex: '1' } }, '请医生安排检查', /女性的检查间隔不适用于男性/],
    ['pregnant', { menstrufeeding: { special: true } }, '先问医生用哪种检查', /摸到新的肿块，不要等到生产/],
  ])('[HSREP-02] [HSREP-10] [A213] [A372] the advice is right for this case: %s', async (_who, part, title, text) => {
    answerReport(part)
    await open()
    expect(await card(title)).toHaveTextContent(text)
  })

  test.each<['zh' | 'en', string, Part, string, RegExp, string]>([
    ['zh', 'nothing else', {}, '请医生决定要不要检查', /未满 18 岁，请问医生要不要检查/, '咨询医生'],
    [
      'en',
      'a mother who was ill',
      { family: { relatives_1st: true, c_1strelatives: ['0'] } },
      'Please ask a doctor whether a check is needed',
      /Under 18, please let a doctor say whether and when/,
      'Ask a doctor',
    ],
  ])('[A626] a girl of 12 has no interval, but a doctor (%s, %s)', async (...args) => {
    const [language, , part, title, text, way] = args
    answerReport({ ...part, basicinfo: { age: 12 } })
    await open(OWN, language)
    const step = await card(title)
    expect(step).toHaveTextContent(text)
    expect(within(step).getByRole('link', { name: way })).toHaveAttribute('href', '/consult/index')
    expect(screen.getByRole('main')).not.toHaveTextContent(/年后复查|检查 2 次|in \d years?|two checks/i)
    expect(screen.queryByRole('link', { name: /预约|Book/ })).toBeNull()
  })

  test.each([
    ['a pregnancy', { basicinfo: { age: 16 }, menstrufeeding: { special: true } }, '先问医生用哪种检查'],
    ['men', { basicinfo: { age: 16, sex: '1' } }, '请医生安排检查'],
  ])('[A626] [A615] below 18 the text for %s comes first', async (_whom, part, title) => {
    answerReport(part)
    await open()
    expect(await card(title)).toBeVisible()
  })

  test.each<[string, Part]>([
    ['age', { basicinfo: { age: null } }],
    ['sex', { basicinfo: { sex: null } }],
  ])('[HSREP-02] [A213] without %s there is no advice, and a link to complete it', async (_what, part) => {
    answerReport(part)
    await open()
    const question = await card('还缺年龄或性别')
    expect(within(question).getByRole('link', { name: '补充问卷' }).getAttribute('href')).toMatch(
      /^\/chq\/healthServiceChq\?serviceId=/,
    )
    expect(screen.getByRole('main')).not.toHaveTextContent(/年后复查|检查 2 次/)
  })

  const PEOPLE = '/subscribe/getInspectorsInfoList'
  const ME = { id: '1001', name: '林婉清', isPrimary: '1' }
  const MOTHER = { id: '2001', name: '周玉珍', isPrimary: '0' }
  const ageless = { basicinfo: { name: '周玉珍', age: null } }

  test('[HSREP-02] [A454] the link of a relative’s report opens the form of that relative', async () => {
    answerReport(ageless)
    answer(PEOPLE, () => [ME, MOTHER])
    await open()
    const question = await card('还缺年龄或性别')
    await waitFor(() =>
      expect(within(question).getByRole('link', { name: '补充问卷' }).getAttribute('href')).toMatch(
        /^\/chq\/healthServiceChq\?serviceId=[^&]*&customerId=2001$/,
      ),
    )
    expect(question).not.toHaveTextContent('周玉珍')
  })

  test('[HSREP-02] [A454] a report without a name in its answers takes that of the list', async () => {
    answerReport({ basicinfo: { name: null, age: null } })
    healthReports({ reportId: OWN, customerName: '周玉珍', createTime: '2026-11-20 09:00:00', status: 1 })
    answer(PEOPLE, () => [ME, MOTHER])
    await open()
    const question = await card('还缺年龄或性别')
    await waitFor(() =>
      expect(within(question).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/customerId=2001$/)),
    )
  })

  test.each([
    [
      'zh',
      '这份报告是周玉珍的，请在问卷里选这个人。',
      'two of that name',
      () => [ME, MOTHER, { ...MOTHER, id: '2002' }],
    ],
    ['zh', '这份报告是周玉珍的，请在问卷里选这个人。', 'nobody of that name', () => [ME]],
    [
      'zh',
      '这份报告是周玉珍的，请在问卷里选这个人。',
      'a person that cannot be read',
      () => [ME, MOTHER, { name: '周玉珍' }],
    ],
    [
      'zh',
      '这份报告是周玉珍的，请在问卷里选这个人。',
      'a person without a name beside her',
      () => [ME, MOTHER, { id: '2002', isPrimary: '0' }],
    ],
    ['en', 'This report is about 周玉珍. Please choose that person in the form.', 'no list', () => refuse('繁忙')],
  ] as const)(
    '[HSREP-02] [A454] it says whose report it is where the name does not tell (%s, %s)',
    async (...args) => {
      const [language, text, , people] = args
      answerReport(ageless)
      answer(PEOPLE, people)
      await open(OWN, language)
      const question = await card(/^(还缺年龄或性别|Age or sex is missing)$/)
      expect(await within(question).findByText(saying(text))).toBeVisible()
      expect(within(question).getByRole('link').getAttribute('href')).not.toContain('customerId')
    },
  )

  test.each([
    ['one relative without a name', [ME, { id: '2001', isPrimary: '0' }]],
    ['a customer without a name', [{ id: '1001', isPrimary: '1' }]],
  ])(
    '[HSREP-02] [A667] a report without any name opens the form of nobody in particular, beside %s',
    async (...args) => {
      const [, people] = args
      answerReport({ basicinfo: { name: null, age: null } })
      healthReports({ reportId: OWN, createTime: '2026-11-20 09:00:00', status: 1 })
      const asked = answer(PEOPLE, () => people)
      await open()
      const question = await card('还缺年龄或性别')
      await waitFor(() => expect(asked).toHaveLength(1))
      await waitForIdle()
      expect(within(question).getByRole('link').getAttribute('href')).not.toContain('customerId')
    },
  )

  test.each([
    ['zh', '问卷里还缺回答', '没有家族史、生活习惯等回答，就不能给出检查建议。请补充问卷。', '补充问卷'],
    [
      'en',
      'Answers are missing',
      'Without answers about family and habits we cannot advise on the next check. Please complete the questionnaire.',
      'Complete the questionnaire',
    ],
  ] as const)('[A543] [A213] without an answer that decides there is no advice (%s)', async (...args) => {
    const [language, title, text, way] = args
    answer(INFO, () => ({ questionContent: JSON.stringify({ basicinfo: { ...CALM.basicinfo, age: 60 } }) }))
    await open(OWN, language)
    const question = await card(title)
    expect(question).toHaveTextContent(text)
    expect(within(question).getByRole('link', { name: way })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/年后复查|in [12] years?/)
  })

  test('[A543] [A465] atypical hyperplasia alone leads to a specialist, and names no interval', async () => {
    const content = { basicinfo: CALM.basicinfo, family: { biopsy: true, biopsytimes: 1, biopsyresult: ['2'] } }
    answer(INFO, () => ({ questionContent: JSON.stringify(content) }))
    await open()
    const step = await card('请乳腺专科医生管理和随访')
    expect(within(step).getByRole('link', { name: '咨询医生' })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/年后复查|还缺/)
  })

  test('[HSREP-02] [A465] atypical hyperplasia is shown with any advice, and takes precedence', async () => {
    answerReport({ family: { biopsy: true, biopsytimes: 1, biopsyresult: ['2'] } })
    await open()
    const step = await card('请乳腺专科医生管理和随访')
    expect(within(step).getByText('依据').parentElement).toHaveTextContent(
      '依据活检结果：请乳腺专科医生管理和随访问卷评估：2 年后复查',
    )
    const note = screen.getByText('活检发现过非典型增生').parentElement as HTMLElement
    expect(note).toHaveTextContent('到医院乳腺专科（乳腺外科）就诊')
    expect(within(note).getByRole('link', { name: '咨询医生' })).toHaveAttribute('href', '/consult/index')
  })

  test.each([
    ['zh', { left: { gland: '3' } }, '到医院乳腺专科（乳腺外科）就诊', '回答里有：左侧腺体：肿块。'],
    [
      'en',
      { right: { discharge: '5' } },
      'See a breast specialist',
      'The answers name: Discharge from the right nipple: Bloody.',
    ],
  ] as const)(
    '[HSREP-02] [A554] a sign for which the form says “see a doctor” leads there (%s, %j)',
    async (...args) => {
      const [language, breast, title, text] = args
      answerReport({ breast })
      await open(OWN, language)
      const step = await card(title)
      expect(within(step).getByRole('link')).toHaveAttribute('href', '/consult/index')
      expect(step).not.toHaveTextContent(/202\d/)
      expect(screen.getByText((said) => said.startsWith(text))).toBeVisible()
    },
  )

  test.each<[string, Part, RegExp | undefined]>([
    ['without an age', { basicinfo: { age: null }, breast: { left: { gland: '3' } } }, undefined],
    ['without a sex', { basicinfo: { sex: null }, breast: { right: { discharge: '5' } } }, undefined],
    [
      'pregnant',
      { menstrufeeding: { special: true }, breast: { left: { gland: '3' } } },
      /先问医生适合用哪种检查方法/,
    ],
    ['a man', { basicinfo: { sex: '1' }, breast: { left: { gland: '3' } } }, /女性的检查间隔不适用于男性/],
  ])(
    '[A554] a sign for which the form says “see a doctor” comes before any other advice: %s',
    async (_who, part, alsoSaid) => {
      answerReport(part)
      await open()
      const step = await card('到医院乳腺专科（乳腺外科）就诊')
      expect(within(step).getByRole('link')).toHaveAttribute('href', '/consult/index')
      if (alsoSaid) expect(step).toHaveTextContent(alsoSaid)
      expect(screen.queryByText('还缺年龄或性别')).toBeNull()
    },
  )

  test.each([
    ['zh', { left: { skin: '2' } }, '2 年后复查', '乳房情况的回答没有计入本报告的建议', '咨询医生'],
    ['zh', { right: { skin: '1' } }, '2 年后复查', '乳房情况的回答没有计入本报告的建议', '咨询医生'],
    [
      'en',
      { right: { nipple: '3' } },
      'A check in 2 years',
      'The breast answers are not counted in the advice of this report',
      'Ask a doctor',
    ],
  ] as const)('[HSREP-02] [A598] a change of the breast that no rule counts is named (%s, %j)', async (...args) => {
    const [language, breast, title, noted, way] = args
    answerReport({ breast })
    await open(OWN, language)
    await card(title)
    const note = screen.getByText(noted).parentElement as HTMLElement
    expect(note).toHaveTextContent(/请让医生看一看|Please show a doctor/)
    expect(within(note).getByRole('link', { name: way })).toHaveAttribute('href', '/consult/index')
  })

  test.each([
    ['no such change', { left: { skin: '3', nipple: '2' } }, '2 年后复查'],
    ['a mass beside it, which is counted', { left: { skin: '2', gland: '3' } }, '到医院乳腺专科（乳腺外科）就诊'],
  ])('[A598] no note says that answers are not counted for %s', async (_what, breast, title) => {
    answerReport({ breast })
    await open()
    await card(title)
    expect(screen.queryByText(/没有计入本报告的建议/)).toBeNull()
  })

  test.each([
    ['zh', 'brca', '请乳腺专科医生管理和随访', '请由专科医生安排检查', '回答里有：BRCA 基因突变。'],
    [
      'en',
      'hcrb30',
      'Care and follow-up by a breast specialist',
      'Please let a specialist plan the checks',
      'The answers say yes to: Radiotherapy to the chest before age 30.',
    ],
  ] as const)(
    '[HSREP-02] [A553] a known high risk leads to a specialist before any interval (%s, %s)',
    async (...args) => {
      const [language, key, title, noted, text] = args
      answerReport({ family: { [key]: true } })
      await open(OWN, language)
      const step = await card(title)
      expect(within(step).getByRole('link')).toHaveAttribute('href', '/consult/index')
      expect(step).not.toHaveTextContent(/202\d/)
      const note = screen.getByText(noted).parentElement as HTMLElement
      expect(note).toHaveTextContent(text)
      expect(within(note).getByRole('link')).toHaveAttribute('href', '/consult/index')
    },
  )

  test.each([
    ['zh', '2 年后复查', /^建议在 202\d年\d+月\d+日前后检查。$/],
    ['en', 'A check in 2 years', /^Best done around \d+ \w{3} 202\d\.$/],
  ] as const)('[HSREP-02] [A465] the next step has one date, and its reason below (%s)', async (...args) => {
    const [language, title, day] = args
    answerReport()
    await open(OWN, language)
    const step = await card(title)
    await waitFor(() => expect(step.querySelector('strong')?.textContent).toMatch(day))
    expect(step.textContent?.match(/202\d/g)).toHaveLength(1)
    expect(within(step).getAllByRole('link')).toHaveLength(1)
  })

  test.each([
    ['zh', '一年内检查 2 次', /^第一次建议在 202\d年\d+月\d+日前后检查。$/],
    ['en', 'Two checks within a year', /^Have the first one around \d+ \w{3} 202\d\.$/],
  ] as const)('[HSREP-02] of two checks within a year the day is that of the first (%s)', async (...args) => {
    const [language, title, day] = args
    answerReport({ family: { relatives_1st: true, c_1strelatives: ['0'] } })
    await open(OWN, language)
    const step = await card(title)
    await waitFor(() => expect(step.querySelector('strong')?.textContent).toMatch(day))
  })

  test.each([
    ['zh', '该复查了', '2026年9月20日', '预约复查'],
    ['en', 'The next check is due', '20 Sep 2026', 'Book the check'],
  ] as const)(
    '[HSREP-02] [A465] a report older than its advice says when the next check was due (%s)',
    async (language, title, day, step) => {
      // The daughter’s report of 20 September 2025: a grandmother had cancer, so the interval is a year.
      reports()
      await open('1745039284758370002', language)
      expect((await screen.findByText(title)).parentElement).toHaveTextContent(day)
      await card(step)
    },
  )

  test.each([
    ['zh', '后来又检查过', '2026年10月28日又检查过，下一步以那次检查的报告为准。', '看那次检查', '这份报告当时的建议'],
    [
      'en',
      'There has been a later check',
      'There was a later check on 28 Oct 2026. What comes next depends on the report of that check.',
      'See the later check',
      'What this report advised',
    ],
  ] as const)(
    '[HSREP-02] [A465] a later check in the list comes before a day that has passed (%s)',
    async (...args) => {
      const [language, title, text, way, then] = args
      answerReport()
      answer(LIST, () => [{ reportId: OWN, customerName: '林婉清', createTime: '2024-03-01 09:20:00', status: 1 }])
      answer('/report/reportRecord', () => [reportRow({ createTime: '2026-10-28 09:02:00' })])
      const { router } = await renderApp('/report/list', { signedInAs: '13800000001', language })
      await screen.findByRole('tabpanel')
      await act(() => router.navigate(`/report/healthServicesReport?reportId=${OWN}`))
      const step = await card(title)
      expect(step).toHaveTextContent(text)
      expect(step).toHaveTextContent(then)
      expect(within(step).getByRole('link', { name: way })).toHaveAttribute(
        'href',
        '/report/palpationReport?reportId=81&specificationId=2',
      )
      expect(screen.queryByText(/^(该复查了|The next check is due)$/)).toBeNull()
    },
  )

  test('[HSREP-02] [A465] no interval is shown while the list may still say that the check is overdue', async () => {
    const slow = deferred()
    answer(LIST, () => slow.promise)
    reports()
    answerReport()
    await open()
    expect(await screen.findByText('正在加载')).toBeInTheDocument()
    await act(() => new Promise((done) => window.setTimeout(done, 600)))
    expect(screen.queryByText('2 年后复查')).toBeNull()
    slow.resolve([{ reportId: OWN, customerName: '林婉清', createTime: '2024-03-01 09:20:00', status: 1 }])
    await card('预约复查')
    expect(screen.getByText('该复查了')).toBeVisible()
  })

  test('[HSREP-02] a list that takes long does not keep the report back', async () => {
    answer(LIST, () => deferred().promise)
    answerReport()
    await open()
    // The list never answers.
    await card('2 年后复查')
  })

  test('[HSREP-02] a report without a day in the list is shown without one', async () => {
    answer(LIST, () => refuse('繁忙'))
    answerReport()
    await open()
    await card('2 年后复查')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('该复查了')).toBeNull()
  })
})

describe('data missing for the evaluation', () => {
  const note = () => screen.queryByText(/没有计入这条建议/)
  const menstrufeeding = { m_lastday: '2026-11-01' }

  test('[HSREP-02] [A213] unanswered and unreadable questions are named beside the advice', async () => {
    answerReport({
      menstrufeeding,
      family: { relatives_1st: 'perhaps', relatives_2nd: null },
      factor: { contraception: false },
    })
    await open()
    await card('2 年后复查')
    expect(note()).toHaveTextContent(
      '以下几项未填写或无法识别，没有计入这条建议：二级亲属是否患过乳腺癌、一级亲属是否患过乳腺癌。',
    )
  })

  test('[HSREP-02] [A213] in English the list of questions ends with the last of them', async () => {
    answerReport({ menstrufeeding, family: { relatives_1st: true, c_1strelatives: null }, factor: {} })
    await open(OWN, 'en')
    const note = await screen.findByText(/^Not counted in this advice/)
    expect(note).toHaveTextContent(/: Ever used hormonal contraceptives\?$/)
  })

  test('[HSREP-02] [A213] a complete questionnaire has no note about unanswered questions', async () => {
    answerReport({
      menstrufeeding,
      family: { relatives_1st: true, c_1strelatives: null },
      factor: { contraception: false },
    })
    await open()
    await card('一年内检查 2 次')
    expect(note()).toBeNull()
  })

  test('[HSREP-03] [A436] an unreadable habit is not praised', async () => {
    answerReport({ factor: { smoking: 'perhaps', contraception: false } })
    await open()
    expect(await living()).toEqual(['部分生活习惯的回答无法识别，建议可能不完整。'])
  })
})

describe('the lifestyle advice', () => {
  test('[HSREP-03] [A214] without a factor it says to keep on, and never mentions a miscarriage or an abortion', async () => {
    answerReport()
    await open()
    expect(await living()).toEqual(['回答里没有需要改变的习惯。请保持下去：经常活动，每月自查。'])
  })

  test('[HSREP-03] [A206] [A207] [A214] it has one paragraph for each factor', async () => {
    answerReport({
      basicinfo: { weight: 70 },
      family: { relatives_1st: true, c_1strelatives: ['0'] },
      factor: {
        smoking: true,
        drink: true,
        lack_exercise: true,
        sleep_debt: true,
        contraception: true,
        use_product: true,
      },
    })
    await open()
    const paragraphs = await living()
    expect(paragraphs).toHaveLength(8)
    // 70 / 1.63² = 26.3…, 22 x 1.63² = 58.5
    expect(paragraphs[0]).toMatch(/26\.3，高于建议的范围.*58\.5\u00a0公斤/)
    expect(
      paragraphs.slice(1).map((text) => /戒烟|饮?酒|快走|睡够|激素的药物|丰胸|亲属/.exec(text ?? '')?.[0]),
    ).toEqual(['戒烟', '酒', '快走', '睡够', '激素的药物', '丰胸', '亲属'])
    expect(paragraphs.join('')).not.toMatch(/流产|肥胖/)
  })

  test.each([
    ['zh', '回答里没有需要改变的习惯。请保持下去：经常活动。'],
    ['en', 'The answers show no habit that needs changing. Keep it up: stay active.'],
  ] as const)(
    '[A544] [A626] below 18 nothing is said about the weight or the monthly self-check (%s)',
    async (language, text) => {
      answerReport({ basicinfo: { age: 17, weight: 80 } })
      await open(OWN, language)
      const habits = await card(/^(生活建议|Healthy habits)$/)
      expect([...habits.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([text])
    },
  )

  test('[A626] below 18 the report asks to drink no alcohol', async () => {
    answerReport({ basicinfo: { age: 16 }, menstrufeeding: { special: null }, factor: { drink: true } })
    await open()
    expect(await living()).toEqual(['这个年龄请不要喝酒。'])
  })

  test.each([
    [
      'zh',
      17,
      '多活动对身体好。每天活动多久合适，请问一问医生。',
      '睡眠不足会影响身体。这个年龄每天睡多久合适，请问一问医生。',
    ],
    [
      'en',
      '10',
      'Being active is good for the whole body. Please ask a doctor how much is right at this age.',
      'Too little sleep is hard on the body. Please ask a doctor how much is right at this age.',
    ],
  ] as const)(
    '[HSREP-03] [A214] [A618] below 18 no figure of adults is named (%s)',
    async (language, age, exercise, sleep) => {
      answerReport({ basicinfo: { age }, factor: { lack_exercise: true, sleep_debt: true } })
      await open(OWN, language)
      const habits = await card(/^(生活建议|Healthy habits)$/)
      expect([...habits.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([exercise, sleep])
      expect(habits).not.toHaveTextContent(/\d/)
    },
  )

  test.each([18, null])('[A618] the figures of adults are named at the age of %j', async (age) => {
    answerReport({ basicinfo: { age }, factor: { lack_exercise: true, sleep_debt: true } })
    await open()
    expect((await living()).join('')).toMatch(/150 分钟.*7 小时/)
  })

  test.each<[string, Part, boolean]>([
    ['pregnant or breastfeeding', { menstrufeeding: { special: true } }, true],
    ['not asked about a pregnancy', { menstrufeeding: { special: null } }, true],
    ['not pregnant', {}, false],
    ['not asked, and past menopause', { menstrufeeding: { special: null, menopausetime: 51 } }, false],
    [
      'not asked, and past menopause by the short form',
      { menstrufeeding: { special: null, is_men_age: true } },
      false,
    ],
    ['a man', { basicinfo: { sex: '1' }, menstrufeeding: { special: null } }, false],
    ['not asked, at 54', { basicinfo: { age: 54 }, menstrufeeding: { special: null } }, true],
    ['not asked, at 55', { basicinfo: { age: 55 }, menstrufeeding: { special: null } }, false],
    ['not asked, at 85', { basicinfo: { age: 85 }, menstrufeeding: { special: null } }, false],
    ['breastfeeding at 55', { basicinfo: { age: 55 }, menstrufeeding: { special: true } }, true],
  ])(
    '[HSREP-03] [A214] [A627] the advice about weight and alcohol names pregnancy and breastfeeding (%s): %s',
    async (_who, part, isNamed) => {
      answerReport({ ...part, basicinfo: { weight: 80, ...part.basicinfo }, factor: { drink: true } })
      await open()
      const [said, drink] = await living()
      expect(drink).toMatch(isNamed ? /怀孕或哺乳期间，请不要喝酒。$/ : /不喝最好。$/)
      expect(said).toMatch(isNamed ? /慢慢接近就好；怀孕或哺乳期间，体重请听医生的。$/ : /公斤，慢慢接近就好。$/)
    },
  )

  test.each([
    [
      'zh',
      '生活建议',
      '回答里有含激素的药物或避孕药，请告诉医生。如果现在还在用，和医生商量今后怎样用，不要自己突然停药。',
    ],
    [
      'en',
      'Healthy habits',
      'The answers name hormonal medicine or contraceptives. Please tell a doctor. If they are still in use, decide together how to go on. Do not stop suddenly without a doctor.',
    ],
  ] as const)(
    '[HSREP-03] [A214] a user who ever took hormones is not told to continue (%s)',
    async (language, title, text) => {
      answerReport({ factor: { contraception: true } })
      await open(OWN, language)
      expect(within(await card(title)).getByText(text)).toBeVisible()
    },
  )

  test('[HSREP-03] without answers it praises nothing', async () => {
    answer(INFO, () => '{}')
    await open()
    expect(await living()).toEqual(['没有生活习惯的回答，所以这里没有建议。'])
    expect(screen.getByText('没有收到问卷的回答，所以这里没有可以显示的内容。')).toBeVisible()
    expect(screen.queryByText('以下是问卷里的回答。')).toBeNull()
  })
})

describe('the summary', () => {
  test('a report without a name in its answers takes that of the list at its head', async () => {
    answerReport({ basicinfo: { name: null } })
    healthReports({ reportId: OWN, customerName: '周玉珍', createTime: '2026-11-20 09:00:00', status: 1 })
    await open()
    expect(await screen.findByText(saying('周玉珍 · 女 · 46 岁 · 2026年11月20日生成'))).toBeVisible()
  })

  test.each([
    ['zh', '基本信息', '家族史与活检', '流产史', '有'],
    ['en', 'Basic info', 'Family history and biopsies', 'Any miscarriage or abortion?', 'Yes'],
  ] as const)(
    '[HSREP-01] [API-23] it shows each section in words (%s)',
    async (language, basic, family, label, said) => {
      answerReport()
      await open(OWN, language)
      const names = (await screen.findAllByRole('region')).map((one) => within(one).getByRole('heading').textContent)
      expect(names).toEqual(expect.arrayContaining([basic, family]))
      expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(said)
      expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN|\{\{/)
    },
  )

  test('[HSREP-01] it shows the content of the short form', async () => {
    answer(INFO, () => ({
      questionContent: JSON.stringify({
        basicinfo: { name: '沈若兰', age: 46, sex: '0' },
        menstrufeeding: { is_m_age: true, m_age: '1', is_men_age: false, is_lh: true, ob_lh: '2' },
        family: { fnbc: true },
        gail: { relatives_1st: 0, biopsy: 0, atypical: 0 },
        factor: { smoking: false, ef: true },
      }),
    }))
    await open()
    await card('1 年后复查')
    expect(screen.getByText('哺乳时间', { selector: 'dt' }).nextElementSibling).toHaveTextContent('一年以上')
    expect(screen.getByText('是否长期受情绪困扰', { selector: 'dt' }).nextElementSibling).toHaveTextContent('是')
  })

  test('[A386] [A234] it shows the urgent signs and the disclaimer', async () => {
    answerReport()
    await open()
    expect(await screen.findByRole('note')).toHaveTextContent('无论报告结果如何，发现新肿块或血性溢液，请立即就医')
    expect(screen.getByText('本报告仅供参考，不能代替医生的诊断。有疑问请咨询医生。')).toBeVisible()
  })
})

describe('loading a health report', () => {
  test('[API-23] a deleted report is reported', async () => {
    answer(INFO, () => refuse('报告不存在'))
    await open('9')
    await screen.findByText('找不到这份报告')
  })

  test('[API-23] a failed load offers a retry, which succeeds', async () => {
    answer(INFO, () => new Response('', { status: 500 }))
    const { user } = await open()
    const again = await screen.findByRole('button', { name: '重试' })
    answerReport()
    await user.click(again)
    await waitFor(() => card('2 年后复查'))
  })
})
