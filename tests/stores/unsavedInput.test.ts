import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasUnsavedInput, resetStores } from '@/stores/createStore'
import { typeDoctorCode } from '@/stores/auth/doctor'
import { typePhone, typeSmsCode } from '@/stores/auth/phone'
import { answerCheckIn, showForm } from '@/stores/checkIn/form'
import { typeCouponCode } from '@/stores/coupons/mine'

const VISIT = { organisationId: '102', serviceId: '', query: { date: '', startDate: '', endDate: '' } }

beforeEach(() => resetStores())
afterEach(() => resetStores())

test.each([
  ['the phone of a sign-in', () => typePhone('139')],
  ['the code of a sign-in', () => typeSmsCode('1')],
  ['the code of a doctor', () => typeDoctorCode('1')],
  ['a coupon code', () => typeCouponCode('A')],
])('[A661] a reload would lose %s', (_, type) => {
  expect(hasUnsavedInput()).toBe(false)
  type()
  expect(hasUnsavedInput()).toBe(true)
  resetStores()
  expect(hasUnsavedInput()).toBe(false)
})

test('[A661] a reload would lose a begun check-in, and no empty one', () => {
  showForm(VISIT)
  expect(hasUnsavedInput()).toBe(false)
  answerCheckIn({ name: '沈' })
  expect(hasUnsavedInput()).toBe(true)
  answerCheckIn({ name: '' })
  expect(hasUnsavedInput()).toBe(false)
  answerCheckIn({ implants: false })
  expect(hasUnsavedInput()).toBe(true)
})
