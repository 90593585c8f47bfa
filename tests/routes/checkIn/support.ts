import { fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { answer } from '../../support/answers'
import { heading, renderApp } from '../../support/app'

/** 木棉体检中心（东城） takes check-ins as specification 2. */
export const URL_102 = '/subscribe/nowFree?orgId=102'

/** The server’s answer to a check-in. */
export const TAKEN = { id: '71', customerId: '81', inspectionId: '91', hqiId: null, hasChq: true }

/** Sets what the clinic offers; returns the requests for the remaining places as they arrive. */
export const answerClinic = (
  config: object = {},
  counts: object = { morningCount: 3, afternoonCount: 3 },
): Request[] => {
  answer('/organ/getOrganConfig', ({ url }) => ({
    orgId: new URL(url).searchParams.get('orgId'),
    morningLimit: 20,
    afternoonLimit: 16,
    nowFreeSubscribe: 2,
    ...config,
  }))
  return answer('/organ/getSubscribeCount', () => counts)
}

const WORDS = {
  zh: {
    name: '姓名',
    phone: '手机号',
    birthday: ['年', '月', '日'],
    age: '年龄（岁）',
    identityCard: '身份证号（选填）',
  },
  en: {
    name: 'Name',
    phone: 'Mobile number',
    birthday: ['Year', 'Month', 'Day'],
    age: 'Age (years)',
    identityCard: 'ID card number (optional)',
  },
} as const
type Typed = 'name' | 'phone' | 'age' | 'identityCard'

export const field = (name: Typed, language: 'zh' | 'en' = 'zh') => screen.getByLabelText(WORDS[language][name])

// Typing letter by letter is too slow in a form of two hundred options.
export const typeInto = (name: Typed, text: string, language: 'zh' | 'en' = 'zh'): void => {
  fireEvent.change(field(name, language), { target: { value: text } })
}

export const chooseBirthday = (birthday: string, language: 'zh' | 'en' = 'zh'): void => {
  const parts = birthday.split('-')
  WORDS[language].birthday.forEach((label, index) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'select' }), { target: { value: parts[index] } }),
  )
}

export const tick = (label: string | RegExp): void => {
  fireEvent.click(screen.getByLabelText(label))
}

/** Fills in what a woman is asked for, except the half-day; an account that has consented is not asked again. */
export const fillIn = ({ consented = false } = {}): void => {
  typeInto('name', '沈若兰')
  typeInto('phone', '13911112222')
  tick('女')
  chooseBirthday('1980-04-12')
  tick('没有')
  if (!consented) tick(/^我同意/)
}

const SUBMIT = /^(提交登记|正在提交|Check in|Checking in)$/
export const submitButton = () => screen.getByText(SUBMIT, { selector: 'button' })
export const submit = (): void => {
  fireEvent.click(submitButton())
}

/** A clinic that limits no half-day, so that the form asks for none. */
export const NO_LIMITS = { morningLimit: null, afternoonLimit: null }

/** Opens the form of a check-in. */
export const openCheckIn = async (options?: Parameters<typeof renderApp>[1]) => {
  const app = await renderApp(URL_102, options)
  await heading(options?.language === 'en' ? 'On-site check-in' : '现场登记')
  return app
}

/** The record of a check-in at 安澜女性健康管理中心（西城）, as the cookie newFree has it. */
export const RECORD = {
  date: '2026-11-25',
  orgId: '101',
  id: '71',
  name: '沈若兰',
  customerId: '81',
  inspectionId: '91',
  hqiId: null,
  chqDone: true,
}
export const keep = (record: object) => Cookies.set('newFree', JSON.stringify({ ...RECORD, ...record }), { path: '/' })
export const kept = (name: string) => JSON.parse(Cookies.get(name) ?? 'null') as unknown

/** Checks in; the clinic answers with what `taken` says. */
export const checkIn = async (taken: object, change: () => void = () => undefined, url = URL_102) => {
  answerClinic(NO_LIMITS)
  const sent = answer('/subscribe/submitNowFree', () => ({ ...TAKEN, ...taken }))
  const app = await renderApp(url)
  await heading('现场登记')
  fillIn()
  change()
  submit()
  return { ...app, sent }
}
