import { expect, test } from 'vitest'
import { getCustomerInfo } from '@/contract/account'
import { bindPhone, sendPhoneCode } from '@/contract/auth/session'
import { ask, codeFor, field, later, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()
const PHONE = '13800000001'

test('[A296] [A297] a code of six digits arrives by SMS and signs in with its phone number', async () => {
  const phoneCode = await codeFor(clinic, PHONE)
  expect(phoneCode).toMatch(/^\d{6}$/)
  const bound = await ask(bindPhone, { openId: '', telphone: PHONE, phoneCode })
  expect(bound.status).toBe(200)
  const info = await ask(getCustomerInfo, {}, { token: String(field(bound, 'token')) })
  expect(info.data).toMatchObject({ id: '1001', name: '林婉清', telphone: PHONE, sex: '0', age: 46 })
})

test('[A297] a wrong code is refused, and so are an old one and a used one', async () => {
  const phoneCode = await codeFor(clinic, PHONE)
  const bind = (code: string) => ask(bindPhone, { openId: '', telphone: PHONE, phoneCode: code })
  expect(await bind(phoneCode === '000000' ? '000001' : '000000')).toEqual({
    data: null,
    message: '验证码错误',
    status: 50061,
  })
  expect((await bind(phoneCode)).status).toBe(200)
  expect((await bind(phoneCode)).status).toBe(50061)
  later(60_000)
  const next = await codeFor(clinic, PHONE)
  later(300_000)
  expect((await bind(next)).status).toBe(50061)
})

test('[A296] codes differ, and none is sent twice within 60 s', async () => {
  const first = await codeFor(clinic, PHONE)
  later(59_999)
  const again = await ask(sendPhoneCode, { telphone: PHONE })
  expect(again).toEqual({ data: null, message: '验证码发送太频繁，请稍后再试', status: 50062 })
  later(1)
  const second = await codeFor(clinic, PHONE)
  expect(second).toMatch(/^\d{6}$/)
  expect(second).not.toBe(first)
})

test('[A416] an unknown phone number gets a new account, once, with everything but the number blank', async () => {
  const first = (await ask(getCustomerInfo, {}, { token: await signIn(clinic, '13911112222') })).data
  later(60_000)
  const second = (await ask(getCustomerInfo, {}, { token: await signIn(clinic, '13911112222') })).data
  expect(first).toMatchObject({ telphone: '13911112222', name: null, age: null, sex: null })
  expect(second).toEqual(first)
})

test('[A59] no code is sent to an invalid phone number', async () => {
  expect((await ask(sendPhoneCode, { telphone: '23800000001' })).status).toBe(50063)
  expect((await ask(sendPhoneCode, { telphone: '1380000000' })).status).toBe(50063)
})

test('[RA5] a number ending in 0099 is refused with 50035 and a text, one ending in 0098 fails as offline', async () => {
  const ended = await ask(sendPhoneCode, { telphone: '13800000099' })
  expect(ended.status).toBe(50035)
  expect(ended.message).not.toBe('')
  await expect(ask(sendPhoneCode, { telphone: '13800000098' })).rejects.toThrow(TypeError)
})
