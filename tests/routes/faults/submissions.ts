import { screen, within } from '@testing-library/react'
import { allRows, onSms, transact } from '@/mocks/clinic'
import type { Rows, TableName } from '@/mocks/records'
import { changePhone } from '../account/profileSupport'
import { save, tick, typeInto } from '../account/support'
import { choosePriced, submit as submitOrder, URL_102 } from '../booking/confirm'
import { chooseBirthday, submit as submitCheckIn, tick as tickOf, typeInto as typeOf } from '../checkIn/support'
import { next, option, OWN_CHECK, review, send, type, withQuery } from '../questionnaires/questionnaireSupport'
import { clinic, type renderApp } from '../../support/app'

type User = Awaited<ReturnType<typeof renderApp>>['user']

type Submission = {
  at: string
  path: string
  signedOut?: true
  fill: (user: User) => Promise<unknown>
  /** Sends what is filled in; also the second tap after a failure. */
  send: (user: User) => Promise<unknown>
  /** Rows that are as one submission makes them. Sent once, it makes one more. */
  count: () => number
}

const count =
  <N extends TableName>(table: N, isMade: (row: Rows[N]) => boolean = () => true) =>
  () =>
    transact(clinic, () => allRows(clinic, table).filter(isMade).length)
const press = (name: string) => async (user: User) => user.click(await screen.findByRole('button', { name }))

/** Its submission makes two calls, which can fail one by one. */
const QUESTIONNAIRE = {
  at: '/chq/healthServiceChq?serviceId=2',
  fill: async (user: User) => {
    await next()
    type('weight', '67')
    await review(user)
  },
  send: async (user: User) => user.click(send()),
}

/** Saved again, a questionnaire replaces its stored one. */
const isTyped = ({ content }: Rows['questionnaires']): boolean => content.includes('"weight":67')

/** Calls that write without a form of `SUBMISSIONS`, and why. */
export const WITHOUT_FORM: Readonly<Record<string, string>> = {
  '/login/sendPhoneCode': 'it sends a message and adds nothing',
  '/login/bindPhone': 'its code is used up by the first try, and tests/stores/auth tests its sign-in',
  '/doctorBind/bindDoctor': 'as bindPhone, in tests/routes/auth/doctorBind.test.tsx',
  '/consultation/customerActiveEnding': 'a dialog without input, in tests/routes/chat/end.test.tsx',
  '/consultation/customerExtraAsk': 'no one taps for it, in tests/routes/chat/send.test.tsx',
  '/order/continuePay': 'it opens a payment again and adds nothing',
  '/consultation/continuePay': 'it opens a payment again and adds nothing',
  '/consultation/uploadConsultationImage': 'a picture belongs to no order yet',
}

/** Forms that change something on the server, and what a person fills in. */
export const SUBMISSIONS: Readonly<Record<string, Submission>> = {
  'an order': {
    at: URL_102,
    path: '/order/createOrder',
    fill: choosePriced,
    send: (user) => user.click(submitOrder()),
    count: count('orders'),
  },
  'a cancellation': {
    at: '/subscribe/cancel/1745039284758340004',
    path: '/subscribe/cancelSubscribe',
    fill: async (user) => user.click(await screen.findByRole('radio', { name: '行程有变/预约错误' })),
    send: async (user) => {
      await press('取消预约')(user)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' }))
    },
    count: count('orders', ({ cancelled }) => cancelled !== undefined),
  },
  'a relative': {
    at: '/patient/add',
    path: '/relativesManager/addRelatives',
    fill: async (user) => {
      await typeInto(user, '姓名', '田秀兰')
      await typeInto(user, '年龄', '68')
      await tick(user, '性别', '女')
      await typeInto(user, '绝经年龄', '51')
    },
    send: save,
    count: count('people'),
  },
  'a changed relative': {
    at: '/patient/edit?id=2001',
    path: '/relativesManager/editRelatives',
    fill: (user) => typeInto(user, '姓名', '周玉'),
    send: save,
    count: count('people', ({ name }) => name === '周玉'),
  },
  'a changed name': {
    at: '/profile',
    path: '/customer/editCustomerInfo',
    fill: (user) => typeInto(user, '姓名', '林婉'),
    send: save,
    count: count('people', ({ name }) => name === '林婉'),
  },
  'a changed phone': {
    at: '/profile',
    path: '/customer/editCustomerInfo',
    fill: async (user) => {
      let code = ''
      const stop = onSms(clinic, (sms) => (code = sms.code))
      await changePhone(user, '13912345678')
      await press('获取验证码')(user)
      await screen.findByText('验证码已发送，请查看手机短信')
      stop()
      await typeInto(user, '验证码', code)
    },
    send: save,
    count: count('people', ({ phone }) => phone === '13912345678'),
  },
  'a health record': {
    at: '/profileEdit',
    path: '/relativesManager/editRelatives',
    fill: (user) => typeInto(user, '体重', '61'),
    send: save,
    count: count('people', ({ health }) => health?.weight === 61),
  },
  'a check-in': {
    at: '/subscribe/nowFree?orgId=102',
    path: '/subscribe/submitNowFree',
    signedOut: true,
    fill: async () => {
      typeOf('name', '沈若兰')
      typeOf('phone', '13911112222')
      tickOf('女')
      chooseBirthday('1980-04-12')
      tickOf('没有')
      tickOf(/^上午/)
      tickOf(/^我同意/)
      return Promise.resolve()
    },
    send: () => Promise.resolve(submitCheckIn()),
    count: count('checkIns'),
  },
  'a consultation': {
    at: '/consult/order',
    path: '/consultation/createConsultationOrder',
    fill: () => screen.findByRole('button', { name: '去支付' }),
    send: press('去支付'),
    count: count('consultations'),
  },
  'a quick consultation': {
    at: '/consult/quickOrder',
    path: '/quick_consultation/createQuickConsultationOrder',
    fill: () => screen.findByRole('button', { name: '去支付' }),
    send: press('去支付'),
    count: count('consultations'),
  },
  'a questionnaire': {
    ...QUESTIONNAIRE,
    path: '/subscribe/saveOrUpdateHealthQuestionnaireInfo',
    count: count('questionnaires', isTyped),
  },
  'a report of a questionnaire': {
    ...QUESTIONNAIRE,
    path: '/report/submitQuesGenerateReport',
    count: count('healthReports'),
  },
  'a questionnaire of a check': {
    ...QUESTIONNAIRE,
    at: withQuery('/chq/inspectChq', OWN_CHECK),
    path: '/subscribe/saveOrUpdateHealthQuestionnaireInfo',
    count: count('questionnaires', isTyped),
  },
  'a report of a supplementary questionnaire': {
    at: `/chq/healthServiceChqSimple?inspectionId=${OWN_CHECK.inspectionId}&riskReportId=7`,
    path: '/report/submitQuesGenerateReport',
    fill: async (user) => {
      await next()
      await user.click(option('useProduct', '是'))
      await review(user)
    },
    send: QUESTIONNAIRE.send,
    count: count('healthReports'),
  },
  'a coupon that is taken': {
    at: '/coupon/get/310',
    path: '/coupon/receiveCoupon',
    fill: () => screen.findByRole('button', { name: '立即领取' }),
    send: press('立即领取'),
    count: count('couponCopies'),
  },
  'a coupon by its code': {
    at: '/my/coupon',
    path: '/coupon/redeemCoupon',
    fill: async (user) => user.type(screen.getByRole('textbox', { name: '兑换码' }), 'WELCOME15'),
    send: press('兑换'),
    count: count('couponCopies'),
  },
}
