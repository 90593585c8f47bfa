import { describe, expect, test } from 'vitest'
import { maskPhone } from '@/domain/account/account'
import { isPhoneCode, signInPhoneProblem } from '@/domain/validation/typed'

describe('sign-in by phone', () => {
  test.each([
    ['', 'missing'],
    ['13800000001', undefined],
    ['10000000000', undefined],
    ['1380000000', 'malformed'],
    ['138000000011', 'malformed'],
    ['23800000001', 'malformed'],
    ['1380000000a', 'malformed'],
    ['１３８０００００００１', 'malformed'],
    ['+13800000001', 'malformed'],
    ['13800000001\n', 'malformed'],
  ])('[AUTH-06] the phone %j has the problem %s', (phone, problem) => {
    expect(signInPhoneProblem(phone)).toBe(problem)
  })

  test.each([
    ['123456', true],
    ['000000', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['１２３４５６', false],
    ['', false],
    ['12 456', false],
  ])('[AUTH-07] the code %j is complete: %s', (code, good) => {
    expect(isPhoneCode(code)).toBe(good)
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
})
