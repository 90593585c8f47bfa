import { describe, expect, test } from 'vitest'
import { changedPhone, customerOf } from '@/domain/account/profile'
import type { Answers } from '@/domain/questionForm/question'
import { CUSTOMER } from '../../support/fixtures/customer'

const customer = { ...CUSTOMER, age: 46 }
const answers: Answers = { name: '林婉清', age: '46', sex: '0', modifyPhone: 'no', phone: '13800000001' }

test.each<[string | undefined, Answers, string | undefined]>([
  ['13800000001', { modifyPhone: 'yes', phone: '13800000002' }, '13800000002'],
  ['13800000001', { modifyPhone: 'yes', phone: '13800000001' }, undefined],
  ['+86 138****0001', { modifyPhone: 'yes', phone: '13800000001' }, undefined],
  ['13800000001', { modifyPhone: 'no', phone: '13800000002' }, undefined],
  [undefined, { modifyPhone: 'yes', phone: '13800000002' }, '13800000002'],
])('[A150] [A586] of the phone %s the answers %j change it to %s', (phone, typed, changed) => {
  expect(changedPhone({ phone }, typed)).toBe(changed)
})

describe('the customer that a profile saves', () => {
  test('[A150] an unchanged phone number is sent as it was stored, without a code', () => {
    const stored = { ...customer, phone: '138****0001', asStored: { nation: 7 } }
    expect(customerOf(stored, answers, false)).toEqual({
      id: '1001',
      name: '林婉清',
      sex: 'female',
      age: 46,
      birthday: '1980-04-12',
      identityCard: undefined,
      phone: { number: '138****0001' },
      asStored: { nation: 7 },
    })
  })

  test('[A398] a changed phone number is sent with its code, and replaces an account only after the question', () => {
    const typed = { ...answers, modifyPhone: 'yes', phone: '13800000002', phoneCode: '123456' }
    for (const replaceAccount of [true, false])
      expect(customerOf(customer, typed, replaceAccount).phone).toEqual({
        number: '13800000002',
        code: '123456',
        replaceAccount,
      })
  })

  test('an emptied answer is sent as none, and a man as a man', () => {
    expect(customerOf(customer, { sex: '1' }, false)).toMatchObject({ name: undefined, age: undefined, sex: 'male' })
    expect(customerOf(customer, {}, false).sex).toBeUndefined()
  })
})
