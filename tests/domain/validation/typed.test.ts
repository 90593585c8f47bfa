import { describe, expect, test } from 'vitest'
import { dropInvisible, isPhoneCode, signInPhoneProblem, tidyNumber, tidyPhone } from '@/domain/validation/typed'

describe('[A427] [A584] tidying pasted text', () => {
  test.each([
    ['138 1234 5678', '13812345678'],
    ['138-1234-5678', '13812345678'],
    ['138\u20111234\u20135678', '13812345678'],
    ['+86 138 1234 5678', '13812345678'],
    ['＋８６　１３８　１２３４－５６７８', '13812345678'],
    ['\u202a+86\u00a013812345678\u202c', '13812345678'],
    ['0086-138 1234 5678', '13812345678'],
    ['(+86) 138 1234 5678', '13812345678'],
    ['（0086）13812345678', '13812345678'],
    ['1381234567890', '1381234567890'],
    ['8613812345678', '8613812345678'],
    ['138 1234 56a8', '138123456a8'],
    ['', ''],
  ])('the phone %j becomes %j and is never cut', (pasted, phone) => {
    expect(tidyPhone(pasted)).toBe(phone)
    expect(tidyPhone(phone)).toBe(phone)
  })

  test.each([
    ['110101 19800101 123X', '11010119800101123X'],
    ['１１０１０１－１９８００１０１－１２３ｘ', '11010119800101123x'],
    ['12\u200b34\ufeff56', '123456'],
    ['1234567', '1234567'],
    ['+86123', '+86123'],
  ])('the number %j becomes %j', (pasted, number) => {
    expect(tidyNumber(pasted)).toBe(number)
  })

  test.each([
    ['\u200b\u200c\u200d\u2060\ufeff', ''],
    ['\u200e\u200f\u202a\u202e\u2066\u2069', ''],
    ['\u00ad\u061c\u034f\u180e\u3164\u115f\uffa0\u2800', ''],
    ['王\u200b芳', '王芳'],
    ['Ann Lee ', 'Ann Lee '],
    ['葛\u{e0100}', '葛\u{e0100}'],
  ])('the name %j becomes %j', (pasted, name) => {
    expect(dropInvisible(pasted)).toBe(name)
  })
})

describe('sign-in by phone number', () => {
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
})
