import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isAge,
  isCount,
  isGailAge,
  isHeight,
  isIdCard,
  isLastPeriodDay,
  isMobilePhone,
  isOnSitePhone,
  isPatientAge,
  isWeight,
  LAST_PERIOD_FROM,
} from '@/domain/validation/health'

const accepted = (check: (text: string) => boolean, texts: string[]) => texts.filter((text) => check(text))

describe('the validation of numbers', () => {
  test('[FULLQ-18] [FULLQ-19] [A4] an age is whole, 2 to 139', () => {
    expect(accepted(isAge, ['0', '1', '2', '45', '045', '139', '140', '45.0', '45.5', '1000'])).toEqual([
      '2',
      '45',
      '045',
      '139',
    ])
  })

  test('[GAIL-05] the GAIL age is whole, 20 to 84', () => {
    expect(accepted(isGailAge, ['19', '20', '84', '85', '45.0', '4e1', '0x2D', '45a', '-45'])).toEqual(['20', '84'])
  })

  test('[PATIENT-12] [PROFILE-06] [A36] a customer may be half a year old, and is below 130', () => {
    expect(
      accepted(isPatientAge, ['0', '0.0', '0.5', '45', '45.5', '129', '129.99', '130', '130.0', '45.', '.5']),
    ).toEqual(['0.5', '45', '45.5', '129', '129.99'])
  })

  test('[FULLQ-21] [PATIENT-14] [A3] a height is whole, 2 to 299', () => {
    expect(accepted(isHeight, ['0', '1', '2', '162', '299', '300', '162.5', '1e2'])).toEqual(['2', '162', '299'])
  })

  test('[FULLQ-23] [PATIENT-15] a weight is above 0, decimals allowed', () => {
    expect(
      accepted(isWeight, ['0', '0.0', '0.1', '55', '55.55', '055.5', '55.', '.5', '5.5.5', '-55', '1'.repeat(400)]),
    ).toEqual(['0.1', '55', '55.55', '055.5'])
  })

  test('[FULLQ-26] a count is whole, from 0 up', () => {
    expect(accepted(isCount, ['0', '1', '12', '-1', '1.0', 'two', '9007199254740993'])).toEqual(['0', '1', '12'])
  })

  test('[FULLQ-18, FULLQ-21, FULLQ-23, FULLQ-26, GAIL-05] hostile texts are rejected as numbers', () => {
    const hostile = [
      '',
      ' ',
      ' 45',
      '45 ',
      '45\n',
      '\t45',
      '４５',
      '٤٥',
      '四十五',
      '+45',
      '-45',
      '4e1',
      '4E1',
      '0x2D',
      '0b11',
      '4_5',
      '45,0',
      '45，0',
      'NaN',
      'Infinity',
      '4 5',
      '45\u200b',
      '\u00a045',
      'null',
      '[45]',
      '45n',
      '⁴⁵',
      '45%',
    ]
    for (const check of [isAge, isGailAge, isPatientAge, isHeight, isWeight, isCount])
      expect(accepted(check, hostile)).toEqual([])
  })

  test('[FULLQ-18] [A4] only ASCII digits are accepted as an age', () => {
    const foreign = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /[^0-9]/.test(text))
    const digits = fc.nat({ max: 200 }).map(String)
    fc.assert(
      fc.property(digits, foreign, digits, (before, between, after) => {
        expect([between, before + between, between + after, before + between + after].some(isAge)).toBe(false)
      }),
    )
  })
})

describe('the validation of ID card, phone number and last period', () => {
  test('[FULLQ-37] [PATIENT-13] [PROFILE-07] [ONSITE-09] [A6] an ID card has 15 digits, 18 digits, or 17 digits and an X', () => {
    const right = ['1'.repeat(15), '1'.repeat(18), `${'1'.repeat(17)}X`, `${'1'.repeat(17)}x`]
    const wrong = [
      '',
      '1'.repeat(14),
      '1'.repeat(16),
      '1'.repeat(17),
      '1'.repeat(19),
      `${'1'.repeat(14)}X`,
      `${'1'.repeat(17)}Y`,
      `${'1'.repeat(16)}XX`,
      '１'.repeat(18),
      ` ${'1'.repeat(18)}`,
      `${'1'.repeat(18)}\n`,
    ]
    expect(accepted(isIdCard, [...right, ...wrong])).toEqual(right)
  })

  test('[PATIENT-16] [PROFILE-09] [A5] the phone number of a customer has 11 digits, 1 and then 3 to 9 first', () => {
    const texts = [
      '13812345678',
      '19912345678',
      '12812345678',
      '11012345678',
      '1381234567',
      '138123456789',
      '23812345678',
      '+8613812345678',
      '138 1234 5678',
      '１３８１２３４５６７８',
    ]
    expect(accepted(isMobilePhone, texts)).toEqual(['13812345678', '19912345678'])
    expect(accepted(isOnSitePhone, texts)).toEqual(['13812345678', '19912345678', '12812345678', '11012345678'])
  })

  test('[ONSITE-07] [A5] the phone number on site is 1 and ten digits', () => {
    expect(
      accepted(isOnSitePhone, ['10000000000', '1000000000', '100000000000', '20000000000', '1000000000a']),
    ).toEqual(['10000000000'])
  })

  test('[FULLQ-30] [PATIENT-18] [A41] [A42] a last period is from 2020-01-01 to today', () => {
    const days = [
      '2019-12-31',
      '2020-01-01',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-02-30',
      '2026-11-1',
      '',
      '2026-11-20 00:00:00',
      '20261120',
    ]
    expect(accepted((day) => isLastPeriodDay(day, '2026-11-21'), days)).toEqual([
      '2020-01-01',
      '2026-11-20',
      '2026-11-21',
    ])
    expect(LAST_PERIOD_FROM).toBe('2020-01-01')
  })
})
