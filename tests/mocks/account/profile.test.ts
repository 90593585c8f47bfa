import { beforeEach, expect, test } from 'vitest'
import { checkTelphone, editCustomerInfo, getCustomerInfo } from '@/contract/account'
import { bindPhone } from '@/contract/auth/session'
import { ask, codeFor, field, later, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()

let token = ''
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
})

const PROFILE = {
  id: '1001',
  name: '林婉清',
  age: 46,
  sex: '0',
  birthday: '1980-04-12',
  identityCard: '990101198004120024',
  telphone: '13800000001',
  phoneCode: null,
  phoneModifyStatus: '0' as const,
}
const edit = (changed: object) => ask(editCustomerInfo, { ...PROFILE, ...changed }, { token })
const info = async () => (await ask(getCustomerInfo, {}, { token })).data
const isTaken = async (telphone: string) => (await ask(checkTelphone, { telphone }, { token })).data

const FREE = '13912345678'
const TAKEN = '13800000003'

test('[A306] a profile is saved, without another phone number and without a code', async () => {
  expect(await edit({ name: '林婉', age: 46.5, birthday: null, identityCard: null })).toEqual({
    data: null,
    message: '操作成功',
    status: 200,
  })
  expect(await info()).toMatchObject({
    name: '林婉',
    age: 46.5,
    birthday: null,
    identityCard: null,
    telphone: '13800000001',
  })
})

test('[A665] what a save leaves out stays as it is', async () => {
  const kept = await info()
  const { id, phoneCode, phoneModifyStatus } = PROFILE
  const bare = { id, phoneCode, phoneModifyStatus }
  expect((await ask(editCustomerInfo, bare, { token })).status).toBe(200)
  expect(await info()).toEqual(kept)
  await ask(editCustomerInfo, { ...bare, birthday: null }, { token })
  expect(await info()).toEqual({ ...(kept as object), birthday: null })
})

test.each([
  [{ id: '1003' }, 50405],
  [{ id: '2001' }, 50405],
  [{ age: 130 }, 50052],
  [{ identityCard: '1' }, 50053],
  [{ sex: '2' }, 50090],
])('[A306] a profile with %o is refused', async (changed, status) => {
  expect((await edit(changed)).status).toBe(status)
  expect(await info()).toMatchObject({ name: '林婉清', age: 46 })
})

test('[A307] a phone number is taken only when another account has it', async () => {
  expect(await isTaken(TAKEN)).toBe(true)
  expect(await isTaken('13800000001')).toBe(false)
  expect(await isTaken(FREE)).toBe(false)
  // A relative's phone number belongs to no account.
  expect(await isTaken('13800000021')).toBe(false)
})

test('[PROFILE-15] another phone number needs the status and the code that was sent to it', async () => {
  const phoneCode = await codeFor(clinic, FREE)
  const change = { telphone: FREE, phoneCode, phoneModifyStatus: '1' }
  expect((await edit({ ...change, phoneModifyStatus: '0' })).status).toBe(50056)
  expect((await edit({ ...change, phoneModifyStatus: '2' })).status).toBe(50090)
  expect((await edit({ ...change, phoneCode: '000000' })).status).toBe(50061)
  expect((await edit({ ...change, phoneCode: null })).status).toBe(50061)
  expect((await edit({ ...change, telphone: '12345678901' })).status).toBe(50063)
  expect((await edit({ ...change, telphone: '13800000001' })).status).toBe(50057)
  expect(await info()).toMatchObject({ telphone: '13800000001' })
  expect((await edit(change)).status).toBe(200)
})

test('[A415] a changed phone number ends the old sign-ins, and the account answers to the new number only', async () => {
  const other = await signIn(clinic, '13800000003')
  await edit({ telphone: FREE, phoneCode: await codeFor(clinic, FREE), phoneModifyStatus: '1' })
  expect((await ask(getCustomerInfo, {}, { token })).status).toBe(50012)
  expect((await ask(getCustomerInfo, {}, { token: other })).status).toBe(200)
  // The earlier code is used up.
  token = await signInAgain(FREE)
  expect(await info()).toMatchObject({ id: '1001', telphone: FREE })
  expect(await isTaken('13800000001')).toBe(false)
})

test('[A398] [A149] an account that has the phone number is removed only after a confirmation, and no code is used up without one', async () => {
  const holder = await signIn(clinic, TAKEN)
  const change = { telphone: TAKEN, phoneCode: await codeAgain(TAKEN), phoneModifyStatus: '1' }
  expect(await edit(change)).toEqual({ data: null, message: '该手机号已有账号', status: 50055 })
  expect((await ask(getCustomerInfo, {}, { token: holder })).status).toBe(200)
  expect((await edit({ ...change, replaceAccount: '1' })).status).toBe(200)
  expect((await ask(getCustomerInfo, {}, { token: holder })).status).toBe(50012)
  token = await signInAgain(TAKEN)
  expect(await info()).toMatchObject({ id: '1001', name: '林婉清', telphone: TAKEN })
})

/** A code for a phone number that received one within the last minute. */
const codeAgain = async (phone: string): Promise<string> => {
  later(60_000)
  return codeFor(clinic, phone)
}
const signInAgain = async (phone: string): Promise<string> =>
  String(field(await ask(bindPhone, { openId: '', telphone: phone, phoneCode: await codeAgain(phone) }), 'token'))
