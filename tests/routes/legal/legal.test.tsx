import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type centre from '@/i18n/account/privacyCentre/zh'
import enPrivacy from '@/i18n/legal/privacy/en'
import zhPrivacy from '@/i18n/legal/privacy/zh'
import { setSiteInfo, siteInfo } from '@/lib/siteInfo'
import { address, heading, renderApp } from '../../support/app'

/** The names of the rows; the other words of that group are values and sentences. */
type LocalRows = Omit<
  (typeof centre)['kept'],
  'title' | 'signedIn' | 'untilMoved' | 'yours' | 'none' | 'some' | 'count' | 'life' | 'clear' | 'nothing' | 'cleared'
>

const main = () => screen.getByRole('main')
const chapters = () =>
  within(main())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
/** The text of a chapter without its title. */
const chapter = (title: string) => {
  const heading = within(main()).getByRole('heading', { level: 2, name: title })
  return heading.closest('section')?.textContent.replace(title, '') ?? ''
}
const contents = () => within(screen.getByRole('navigation', { name: /目录|Contents/ }))
const open = async (path: string, language: 'zh' | 'en', title: string) => {
  const opened = await renderApp(path, { language })
  await heading(title)
  expect(address()).toBe(path)
  return opened
}

/** Sentences of the policy in each language. */
const PRIVACY = {
  zh: {
    title: '隐私政策',
    parts: ['公众号', '医生使用的小程序', '机构使用的 SaaS 管理系统', '设备端'],
    scope: '适用范围',
    lists: {
      我们收集哪些信息: ['手机号', '身份证号', '健康信息', '位置', '设备端'],
      我们怎样使用信息: ['登录', '预约', '报告', '医生', '故障'],
      'Cookie 和本机存储': ['登录凭证', '续期后最长保存', '12 小时', '语言和字号', '不用 Cookie 做广告'],
      谁会看到您的信息: ['机构', '医生', '微信支付', '腾讯云', '不向任何人提供'],
    },
    rights: ['您的权利', '我们在 15 个工作日内答复'],
    china: ['保存在哪里，保存多久', '中华人民共和国境内'],
    minors: ['未成年人', '使用本服务须年满 18\u00a0周岁。'],
    dates: '更新日期：2020-12-15。生效日期：2020-01-01。',
  },
  en: {
    title: 'Privacy policy',
    parts: ['official account', 'mini-program that doctors use', 'SaaS system that clinics use', 'device side'],
    scope: 'What this policy covers',
    lists: {
      'What we collect': ['mobile number', 'ID card number', 'Your health', 'location', 'device side'],
      'What we use it for': ['sign you in', 'appointments', 'reports', 'doctor', 'errors'],
      'Cookies and what this phone keeps': [
        'after you sign in or it is renewed',
        '12 hours',
        'Language and text size',
        'no cookies for advertising',
      ],
      'Who can see it': ['clinic', 'doctor', 'WeChat Pay', 'Tencent Cloud', 'Nobody else'],
    },
    rights: ['Your rights', 'we reply within 15 working days'],
    china: ['Where and how long we keep it', 'stored in the People’s Republic of China'],
    minors: ['Minors', 'Users must be 18+.'],
    dates: 'Updated 2020-12-15. Effective 2020-01-01.',
  },
} as const

test.each(['zh', 'en'] as const)(
  '[DOC-01, DOC-02, DOC-03, DOC-04, DOC-05] the policy names its four parts, and each list has its content (%s)',
  async (language) => {
    const { title, scope, parts, lists } = PRIVACY[language]
    await open('/doc/privacy', language, title)
    for (const part of parts) expect(chapter(scope)).toContain(part)
    for (const [list, items] of Object.entries(lists)) for (const item of items) expect(chapter(list)).toContain(item)
  },
)

test.each(['zh', 'en'] as const)(
  '[DOC-06, DOC-07, DOC-08, DOC-10, DOC-11] the policy states rights, storage, minors and the two dates (%s)',
  async (language) => {
    const { title, rights, china, minors, dates } = PRIVACY[language]
    await open('/doc/privacy', language, title)
    for (const [part, sentence] of [rights, china, minors]) expect(chapter(part)).toContain(sentence)
    expect(within(main()).getByText(dates)).toBeVisible()
  },
)

test.each([
  [
    'zh',
    /微信登录：您打开登录页或现场登记时，.*openId/,
    /微信支付：.*金额/,
    /即时通讯（腾讯云）：.*文字、图片和语音.*IP 地址.*统计/,
    '查看第三方软件的名称和许可（英文）',
  ],
  [
    'en',
    /WeChat sign-in: when you open the sign-in or a check-in, .*gives us your open id/,
    /WeChat Pay: .*amount/,
    /Chat \(Tencent Cloud\): .*messages, pictures and voice.*IP address.*counts/,
    'Names and licences of the software in these pages',
  ],
] as const)(
  '[A450] the policy names each third party by the data it receives, and links to the software licences (%s)',
  async (language, provider, payment, chat, notices) => {
    await open('/doc/privacy', language, PRIVACY[language].title)
    for (const party of [provider, payment, chat]) expect(screen.getByText(party)).toBeVisible()
    expect(screen.getByRole('link', { name: notices })).toHaveAttribute('href', '/notices.txt')
  },
)

test.each(['/doc/privacy', '/doc/agreement'])(
  '[DOC-09, A169] %s names the contact from the settings, and marks missing ones',
  async (path) => {
    const { router } = await renderApp(path)
    await screen.findByRole('heading', { level: 2, name: '联系我们' })
    expect(within(main()).getAllByText('（待运营方填写）')).toHaveLength(3)
    await act(() => router.navigate('/guide'))
    setSiteInfo({ ...siteInfo(), name: '示例健康科技', hotline: '400-000-0000', address: '某市某路 1 号' })
    await act(() => router.navigate(path))
    expect(await screen.findByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:400-000-0000')
    expect(main()).toHaveTextContent('示例健康科技')
    expect(main()).toHaveTextContent('某市某路 1 号')
    expect(main()).not.toHaveTextContent('待运营方填写')
  },
)

test.each([
  ['400 000 0000（9:00-18:00）', 'tel:4000000000'],
  ['请在微信里联系客服，9:00-18:00', undefined],
])('[DOC-09] [A169] the hotline “%s” can be read, and calls its number: %s', async (hotline, href) => {
  const before = siteInfo()
  const { router } = await renderApp('/guide')
  setSiteInfo({ ...before, hotline })
  await act(() => router.navigate('/doc/privacy'))
  await heading('隐私政策')
  const shown = screen.getAllByText(hotline).at(-1)
  expect(shown).toBeVisible()
  expect(shown?.getAttribute('href')).toBe(href ?? null)
  setSiteInfo(before)
})

test.each([
  [
    'zh',
    '服务协议',
    [
      '使用本服务须年满 18 周岁。',
      '检查前一天 18:00 之前取消，全额退款。',
      '每个自然日最多取消 3 次。',
      /24 小时内没有回复/,
    ],
  ],
  [
    'en',
    'Service agreement',
    ['Users must be 18+.', /before 18:00 on the day before/, /3 times/, /reply within 24 hours/],
  ],
] as const)('[NAV-05, A170] the agreement states the rules of use (%s)', async (language, title, rules) => {
  await open('/doc/agreement', language, title)
  for (const rule of rules) expect(within(main()).getByText(rule)).toBeVisible()
})

test.each([
  [
    'zh',
    '服务协议',
    [
      /^应付金额以支付前页面显示的为准；金额有变化时会先告诉您，由您决定是否支付。/,
      '有乳房植入性假体的，不能做这项检查。',
      '请在预约的日期、机构的营业时间内到，并带上检查所需的证件。',
      '问卷和风险评估的结果是估算，供您参考，不是诊断，也不能保证没有疾病。',
      /中断的，我们会尽快恢复；因此未能提供的服务，已付的款项会退还。$/,
    ],
  ],
  [
    'en',
    'Service agreement',
    [
      /^You pay the amount that the page shows before the payment\. If it changes, we tell you first/,
      'This check cannot be done with breast implants.',
      'Please come on the day you booked, during the clinic’s opening hours, and bring the ID that the check needs.',
      'Results of questionnaires and risk assessments are estimates, for guidance. They are no diagnosis and no promise that you are healthy.',
      /What you paid for and did not receive because of this is refunded\.$/,
    ],
  ],
] as const)(
  '[NAV-05] [A170] [A96] [A464] the agreement promises no half-day, no model, no fixed price and no refund for a missed appointment (%s)',
  async (language, title, sentences) => {
    await open('/doc/agreement', language, title)
    for (const sentence of sentences) expect(within(main()).getByText(sentence)).toBeVisible()
  },
)

test.each([
  ['zh', '您咨询的医生：患者的姓名、性别和年龄，您发送的内容，以及您选择附上的报告。'],
  [
    'en',
    'The doctor you consult: the patient’s name, sex and age, what you send, and the report you choose to attach.',
  ],
] as const)('[A385] the policy says what a doctor sees (%s)', async (language, sentence) => {
  await open('/doc/privacy', language, PRIVACY[language].title)
  expect(within(main()).getByText(sentence)).toBeVisible()
})

/** The rows of the privacy centre, and their words in the policy. */
const KEPT: Record<keyof LocalRows, [string, string]> = {
  signIn: ['登录凭证', 'Sign-in:'],
  answers: ['没有提交的回答', 'answers and booking choices you have not sent'],
  questions: ['想问医生的问题', 'your questions for the doctor'],
  chats: ['没有发出的咨询内容', 'messages to doctors you have not sent'],
  order: ['预约选择', 'booking choices'],
  checkIn: ['现场登记的记录', 'On-site check-in'],
  reports: ['看过的报告', 'the reports and consultations you opened'],
  consults: ['看过的报告和咨询', 'consultations you opened'],
  lastOrder: ['上次预约的机构和受检人', 'clinic and patient of your last order'],
  reschedule: ['正在改约的预约', 'an appointment being moved'],
  platform: ['聊天服务留下的消息', 'Messages left by the chat service'],
  settings: ['语言和字号', 'Language and text size'],
}

test('[NAV-06] [A384] the policy names each row of the privacy centre, the consent, and what cannot be cleared', () => {
  const texts = [zhPrivacy.cookies.text, enPrivacy.cookies.text]
  for (const words of Object.values(KEPT)) for (const [at, text] of texts.entries()) expect(text).toContain(words[at])
  expect(texts[0]).toMatch(/同意的记录：.*有四项例外：登录.*语言和字号.*同意.*正在改约的预约.*或退出登录/s)
  expect(texts[1]).toMatch(
    /Your consent: .*four exceptions.*sign-in.*Language and text size.*consent.*being moved.*or you sign out/s,
  )
})

test.each([
  ['zh', '隐私政策', /上次预约的机构和受检人.*退出登录时清除/],
  ['en', 'Privacy policy', /clinic and patient of your last order.*until you sign out/],
] as const)(
  '[NAV-06] the privacy policy names what the phone keeps until a sign-out (%s)',
  async (language, title, text) => {
    await open('/doc/privacy', language, title)
    expect(within(main()).getByText(text)).toBeVisible()
  },
)

test.each([
  ['/doc/privacy', '隐私政策', '未成年人'],
  ['/doc/agreement', '服务协议', '取消和退款'],
])('[NAV-05, NAV-06] the table of contents of %s links to a chapter, and back', async (path, title, chapter) => {
  const { user } = await open(path, 'zh', title)
  expect(
    contents()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(chapters().slice(1))
  await user.click(contents().getByRole('button', { name: chapter }))
  expect(screen.getByRole('heading', { level: 2, name: chapter })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '回到目录' }))
  expect(screen.getByRole('heading', { level: 2, name: '目录' })).toHaveFocus()
})

test.each(['zh', 'en'] as const)(
  'the agreement says whom to call in an emergency, by a link that calls (%s)',
  async (language) => {
    await renderApp('/doc/agreement', { language })
    expect(await screen.findByRole('link', { name: '120' })).toHaveAttribute('href', 'tel:120')
  },
)
