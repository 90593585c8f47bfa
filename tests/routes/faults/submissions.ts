import { screen, within } from '@testing-library/react'
import { allRows, transact } from '@/mocks/clinic'
import { save, tick, typeInto } from '../account/support'
import { choosePriced, submit as submitOrder, URL_102 } from '../booking/confirm'
import { chooseBirthday, submit as submitCheckIn, tick as tickOf, typeInto as typeOf } from '../checkIn/support'
import { next, review, send, type } from '../questionnaires/questionnaireSupport'
import { clinic, type renderApp } from '../support'

type User = Awaited<ReturnType<typeof renderApp>>['user']

type Submission = {
  at: string
  path: string
  signedOut?: true
  fill: (user: User) => Promise<unknown>
  /** Sends what is filled in; also the second tap after a failure. */
  send: (user: User) => Promise<unknown>
  /** Rows of what one submission adds. */
  count?: () => number
}

const count = (table: 'orders' | 'consultations' | 'checkIns' | 'people' | 'questionnaires' | 'couponCopies') => () =>
  transact(clinic, () => allRows(clinic, table).length)
const press = (name: string) => async (user: User) => user.click(await screen.findByRole('button', { name }))

/** Its submission makes two calls, which can fail one by one. */
const QUESTIONNAIRE = {
  at: '/chq/healthServiceChq?serviceId=2',
  fill: async (user: User) => {
    await next()
    type('weight', '61')
    await review(user)
  },
  send: async (user: User) => user.click(send()),
}

/** Every form that changes something on the server, and what a person fills in. */
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
  },
  'a changed name': {
    at: '/profile',
    path: '/customer/editCustomerInfo',
    fill: (user) => typeInto(user, '姓名', '林婉'),
    send: save,
  },
  'a health record': {
    at: '/profileEdit',
    path: '/relativesManager/editRelatives',
    fill: (user) => typeInto(user, '体重', '61'),
    send: save,
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
  'a questionnaire': { ...QUESTIONNAIRE, path: '/subscribe/saveOrUpdateHealthQuestionnaireInfo' },
  'a report of a questionnaire': { ...QUESTIONNAIRE, path: '/report/submitQuesGenerateReport' },
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
