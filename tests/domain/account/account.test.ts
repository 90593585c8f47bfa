import { describe, expect, test } from 'vitest'
import { canBook, maskPhone, nameEnd, type Customer } from '@/domain/account/account'
import { CUSTOMER } from '../../support/fixtures/customer'

describe('the initials shown in place of a picture', () => {
  test.each([
    ['林婉清', '婉清'],
    ['李娜', '李娜'],
    ['王', '王'],
    ['阿依古丽·买买提依明·艾合买提江', '提江'],
    ['Anna Lee', 'ee'],
    // Characters beyond the basic plane count as one each.
    ['张𠮷𠮷', '𠮷𠮷'],
    ['𠮷娜', '𠮷娜'],
    // Desks type a blank after a name, also a wide one.
    ['林婉清 ', '婉清'],
    ['李娜\u3000', '李娜'],
  ])('[PROFILE-01] [A154] the initials of %s are %s', (name, end) => {
    expect(nameEnd(name)).toBe(end)
  })
})

test.each([
  ['13812345678', '1381***5678'],
  ['1381234567', '1381234567'],
  ['138123456789', '138123456789'],
  // A blank beside a stored number must not show it whole.
  [' 13812345678 ', '1381***5678'],
  ['138 1234-5678', '1381***5678'],
  ['+8613812345678', '1381***5678'],
  ['未留电话，请联系家属吧', '未留电话，请联系家属吧'],
  ['', ''],
])('[CONST-03] %j is shown as %j', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

test.each<[string, Partial<Customer>, boolean]>([
  ['a name, an age and a sex', {}, true],
  ['no name', { name: undefined }, false],
  ['a blank name', { name: ' ' }, false],
  ['no sex', { sex: undefined }, false],
  ['no age', { age: undefined }, false],
  ['the age of 0', { age: 0 }, false],
  ['the age of half a year', { age: 0.5 }, true],
])('[A436] a customer with %s can book: %s', (_what, part, can) => {
  const customer = { ...CUSTOMER, age: 46, phone: undefined, birthday: undefined }
  expect(canBook({ ...customer, ...part })).toBe(can)
})
