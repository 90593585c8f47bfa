import * as contract from '@/contract/auth/session'
import { randomId } from '@/lib/random'
import { MINUTE_MS } from '@/lib/time/units'
import { answerPublic, type Answer } from '@/mocks/answer'
import { allRows, findRow, nextId, nextNumber, putRow, type Clinic } from '@/mocks/clinic'
import { failOnSentinel } from '@/mocks/faults'
import type { Person } from '@/mocks/records'
import { Refusal } from '@/mocks/refusal'
import { nobody } from '@/mocks/seeds/nobody'
import { bilingual } from '@/mocks/bilingual'

const PHONE = /^1\d{10}$/
const CODE_LIFE_MS = 5 * MINUTE_MS
const RESEND_MS = MINUTE_MS

export const sessionAnswers: Answer[] = [
  answerPublic(contract.getOpenIdByCode, ({ clinic, input }) => ({ openId: spendAuthCode(clinic, input.code) })),

  answerPublic(contract.getTokenByOpenId, ({ clinic, input }) => ({ token: tokenByOpenId(clinic, input.openId) })),

  answerPublic(contract.sendPhoneCode, ({ clinic, input, now }) => {
    failOnSentinel(input.telphone)
    if (!PHONE.test(input.telphone))
      throw new Refusal(50063, bilingual('手机号格式不正确', 'The mobile number is not valid'))
    const last = findRow(clinic, 'smsCodes', input.telphone)
    if (last !== undefined && now - last.sentAt < RESEND_MS)
      throw new Refusal(
        50062,
        bilingual('验证码发送太频繁，请稍后再试', 'Codes were requested too often. Please try again later.'),
      )
    const code = nextCode(clinic)
    putRow(clinic, 'smsCodes', { id: input.telphone, code, sentAt: now, used: false })
    clinic.smsListeners.forEach((notify) => notify({ phone: input.telphone, code, used: false }))
    return null
  }),

  answerPublic(contract.bindPhone, ({ clinic, input, now }) => {
    spendCode(clinic, input.telphone, input.phoneCode, now)
    const person = accountOf(clinic, input.telphone)
    if (input.openId !== '') putRow(clinic, 'people', { ...person, openId: input.openId })
    return { token: newToken(clinic, person) }
  }),
]

export const spendAuthCode = (clinic: Clinic, code: string): string => {
  const issued = findRow(clinic, 'authCodes', code)
  if (issued === undefined) throw new Refusal(50065, bilingual('授权码无效', 'The authorisation code is not valid'))
  if (issued.used) throw new Refusal(50064, bilingual('授权码已使用', 'The authorisation code has been used'))
  putRow(clinic, 'authCodes', { ...issued, used: true })
  return issued.openId
}

export const spendCode = (clinic: Clinic, phone: string, code: string, now: number): void => {
  const sent = findRow(clinic, 'smsCodes', phone)
  const valid = sent !== undefined && !sent.used && sent.code === code && now - sent.sentAt < CODE_LIFE_MS
  if (!valid) throw new Refusal(50061, bilingual('验证码错误', 'The code is wrong'))
  putRow(clinic, 'smsCodes', { ...sent, used: true })
  clinic.smsListeners.forEach((notify) => notify({ phone, code, used: true }))
}

export const accountWith = (clinic: Clinic, phone: string): Person | undefined =>
  allRows(clinic, 'people').find((one) => one.ownerId === null && one.phone === phone)

export const tokenByOpenId = (clinic: Clinic, openId: string): string => {
  const person = allRows(clinic, 'people').find((one) => one.openId === openId)
  return person === undefined ? '' : newToken(clinic, person)
}

/** Returns six digits, different each time: the step has no factor in common with the 900,000 codes. */
const nextCode = (clinic: Clinic): string => String(100_000 + ((nextNumber(clinic) * 390_617) % 900_000))

const newToken = (clinic: Clinic, person: Person): string => {
  const id = randomId()
  putRow(clinic, 'sessions', { id, personId: person.id })
  return id
}

const accountOf = (clinic: Clinic, phone: string): Person => {
  const known = accountWith(clinic, phone)
  if (known !== undefined) return known
  const person: Person = { ...nobody, id: nextId(clinic), phone }
  putRow(clinic, 'people', person)
  return person
}
