import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedInput } from '@/lib/unsavedInput'
import { typeDoctorCode } from '@/stores/auth/doctor'
import { typePhone, typeSmsCode } from '@/stores/auth/phone'
import { answerCheckIn, showForm } from '@/stores/checkIn/form'
import { typeCouponCode } from '@/stores/coupons/mine'
import { resetStores } from '@/stores/createStore'
import { answerQuestion, closeForm, openForm, type OpenForm } from '@/stores/questionForm/form'
import { CHAT_DRAFT, PLAYED_VOICES, writeUserItem } from '@/stores/userStorage'

const VISIT = { organisationId: '102', serviceId: '', query: { date: '', startDate: '', endDate: '' } }
const GAIL: OpenForm = { variantId: 'gail', key: 'gail', draftOwner: undefined, sources: [] }
const RECORD: OpenForm = {
  variantId: 'fullRecord',
  key: 'fullRecord 2001',
  draftOwner: { userId: '1001', patientId: '2001' },
  sources: [{ name: '王芳' }],
}

const fullPhone = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

beforeEach(() => resetStores())
afterEach(() => {
  vi.restoreAllMocks()
  resetStores()
})

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

test('[A661] a reload would lose the answers of a form without a draft until it is closed', () => {
  openForm(GAIL)
  expect(hasUnsavedInput()).toBe(false)
  answerQuestion('gailAge', '40')
  expect(hasUnsavedInput()).toBe(true)
  closeForm()
  expect(hasUnsavedInput()).toBe(false)
})

test('[A661] a reload would lose a draft that a full phone refuses, and no other', () => {
  openForm(RECORD)
  answerQuestion('name', '王芬')
  expect(hasUnsavedInput()).toBe(false)
  fullPhone()
  answerQuestion('name', '王芬芳')
  expect(hasUnsavedInput()).toBe(true)
})

test('[A661] a reload would lose a text of a chat that a full phone refuses, and nothing that is no input', () => {
  fullPhone()
  writeUserItem('1001', PLAYED_VOICES, [])
  expect(hasUnsavedInput()).toBe(false)
  writeUserItem('1001', `${CHAT_DRAFT}7`, { at: Date.now(), text: '需要复查吗' })
  expect(hasUnsavedInput()).toBe(true)
})
