import { describe, expect, test } from 'vitest'
import type { Availability } from '@/domain/booking/days'
import { ageOn } from '@/domain/age'
import { checkInFrom, asksQuestionnaire, isOfToday } from '@/domain/checkIn/checkIn'
import {
  checkInDays,
  firstDay,
  EMPTY_FORM,
  halvesOf,
  withCheckInAnswer,
  withCustomer,
  withPresets,
  type CheckInForm,
  type CheckInOffer,
} from '@/domain/checkIn/form'

import { checkInProblems } from '@/domain/checkIn/problems'

import { CUSTOMER } from '../../support/fixtures/customer'

const TODAY = '2026-11-25'
const NOTHING = { date: '', startDate: '', endDate: '' }
const ends = (days: readonly string[]) => [days[0], days[days.length - 1], days.length]

describe('the days of a check-in', () => {
  test('[ONSITE-14] [A42] without a date in the address they are today and the next fourteen days', () => {
    const days = checkInDays(TODAY, NOTHING)
    expect(ends(days)).toEqual(['2026-11-25', '2026-12-09', 15])
    expect(firstDay(days, TODAY)).toBe('2026-11-25')
  })

  test('[ONSITE-15] [A126] a date in the address is the only day, also beyond fourteen days', () => {
    expect(checkInDays(TODAY, { ...NOTHING, date: '2026-11-27' })).toEqual(['2026-11-27'])
    expect(
      checkInDays(TODAY, { ...NOTHING, date: '2027-02-01', startDate: '2026-11-25', endDate: '2026-11-28' }),
    ).toEqual(['2027-02-01'])
    expect(firstDay(['2027-02-01'], TODAY)).toBe('2027-02-01')
  })

  test('[ONSITE-16] [A126] a range in the address gives its days, also beyond fourteen days', () => {
    expect(ends(checkInDays(TODAY, { ...NOTHING, startDate: '2026-11-28', endDate: '2026-12-20' }))).toEqual([
      '2026-11-28',
      '2026-12-20',
      23,
    ])
    expect(ends(checkInDays(TODAY, { ...NOTHING, startDate: '2026-11-28' }))).toEqual(['2026-11-28', '2026-12-12', 15])
    expect(ends(checkInDays(TODAY, { ...NOTHING, endDate: '2026-11-26' }))).toEqual(['2026-11-25', '2026-11-26', 2])
  })

  test('[ONSITE-16] [A126] a range of two years ends 366 days after its first day', () => {
    expect(ends(checkInDays(TODAY, { ...NOTHING, startDate: '2026-12-01', endDate: '2028-11-30' }))).toEqual([
      '2026-12-01',
      '2027-12-02',
      367,
    ])
  })

  test('[A125] a past day cannot be chosen', () => {
    expect(checkInDays(TODAY, { ...NOTHING, date: '2026-11-24' })).toEqual([])
    expect(ends(checkInDays(TODAY, { ...NOTHING, startDate: '2026-11-01', endDate: '2026-11-26' }))).toEqual([
      '2026-11-25',
      '2026-11-26',
      2,
    ])
    expect(checkInDays(TODAY, { ...NOTHING, startDate: '2026-11-01', endDate: '2026-11-20' })).toEqual([])
    expect(checkInDays(TODAY, { ...NOTHING, startDate: '2026-12-05', endDate: '2026-12-01' })).toEqual([])
    expect(firstDay([], TODAY)).toBeUndefined()
  })

  test.each(['today', '2026-02-30', '2026-13-01', '20261127', '<svg>', '0000-00-00'])(
    '[A125] "%s" is ignored as a date',
    (junk) => {
      expect(ends(checkInDays(TODAY, { date: junk, startDate: junk, endDate: junk }))).toEqual([
        '2026-11-25',
        '2026-12-09',
        15,
      ])
    },
  )

  test('[RC6] a range of millennia does not create millions of days', () => {
    expect(checkInDays(TODAY, { ...NOTHING, endDate: '9999-12-31' })).toHaveLength(367)
  })
})

describe('the age of the examinee', () => {
  test.each([
    ['1980-11-25', 46],
    ['1980-11-26', 45],
    ['1980-12-01', 45],
    ['1980-04-12', 46],
    ['2026-11-25', 0],
    ['1900-01-01', 126],
  ])('[ONSITE-18] a birth date of %s gives the age %i on 25 November 2026', (birthday, age) => {
    expect(ageOn(TODAY, birthday)).toBe(age)
  })

  test('[ONSITE-18] a birthday on 29 February counts from 1 March', () => {
    expect([
      ageOn('2027-02-28', '2000-02-29'),
      ageOn('2027-03-01', '2000-02-29'),
      ageOn('2028-02-29', '2000-02-29'),
    ]).toEqual([26, 27, 28])
  })

  test('[A133] the birth date fills in the age, which can still be changed', () => {
    const filled = withCheckInAnswer(EMPTY_FORM, { birthday: '1980-04-12' }, TODAY)
    expect(filled).toMatchObject({ birthday: '1980-04-12', age: '46' })
    const changed = withCheckInAnswer(filled, { age: '45' }, TODAY)
    expect(changed).toMatchObject({ birthday: '1980-04-12', age: '45' })
    expect(withCheckInAnswer(changed, { birthday: '' }, TODAY).age).toBe('45')
  })
})

const NO_LIMITS: CheckInOffer = {
  days: [TODAY, '2026-11-26'],
  limits: { morning: undefined, afternoon: undefined },
  left: undefined,
}
const withLeft = (left: Availability | undefined): CheckInOffer => ({
  ...NO_LIMITS,
  limits: { morning: 20, afternoon: 16 },
  left,
})
const GOOD: CheckInForm = {
  day: TODAY,
  half: undefined,
  name: '林婉清',
  phone: '13800000001',
  sex: 'female',
  birthday: '1980-04-12',
  age: '46',
  implants: false,
  identityCard: '',
}
const problems = (answers: Partial<CheckInForm>, offer = NO_LIMITS) =>
  checkInProblems({ ...GOOD, ...answers }, offer, TODAY)

describe('the validation of a check-in', () => {
  test('a complete form has no problems', () => {
    expect(problems({})).toEqual({})
  })

  test('[ONSITE-01] all fields but the ID card are required', () => {
    expect(checkInProblems(EMPTY_FORM, withLeft(undefined), TODAY)).toEqual({
      day: 'dayMissing',
      half: 'halfMissing',
      name: 'nameMissing',
      phone: 'phoneMissing',
      sex: 'sexMissing',
      birthday: 'birthdayMissing',
      age: 'ageMissing',
      implants: 'implantsMissing',
    })
    expect(problems({ name: '  ' })).toEqual({ name: 'nameMissing' })
  })

  test.each(['10000000000', '12345678901', '19999999999'])(
    '[ONSITE-07] [A5] the phone number %s is accepted: 1 and ten digits',
    (phone) => {
      expect(problems({ phone })).toEqual({})
    },
  )
  test.each([
    '2380000000',
    '23800000001',
    '1380000000',
    '138000000011',
    '1380000000a',
    '１3800000001',
    '+8613800000001',
  ])('[ONSITE-07] the phone %s is rejected', (phone) => {
    expect(problems({ phone })).toEqual({ phone: 'phoneWrong' })
  })

  test.each(['2', '3', '46', '139'])('[ONSITE-08] [A36] the age %s is accepted', (age) =>
    expect(problems({ age })).toEqual({}),
  )
  test.each(['0', '1', '140', '200', '4.5', '-3', '1e1', '四'])('[ONSITE-08] the age %s is rejected', (age) =>
    expect(problems({ age })).toEqual({ age: 'ageWrong' }),
  )

  test.each(['', '990101800412002', '990101198004120024', '99010119800412002X', '99010119800412002x'])(
    '[ONSITE-09] the ID card "%s" is accepted',
    (identityCard) => {
      expect(problems({ identityCard })).toEqual({})
    },
  )
  test.each([
    '9',
    '99010119800412',
    '9901011980041200',
    '9901011980041200245',
    '9901011980041200XX',
    'X90101198004120024',
  ])('[ONSITE-09] the ID card %s is rejected', (identityCard) => {
    expect(problems({ identityCard })).toEqual({ identityCard: 'identityCardWrong' })
  })

  test.each([
    ['1899-12-31', 'birthdayMissing'],
    ['1900-01-01', undefined],
    ['2026-11-25', undefined],
    ['2026-11-26', 'birthdayMissing'],
  ])('[ONSITE-17] the birth date %s has the problem %s', (birthday, problem) => {
    expect(problems({ birthday }).birthday).toBe(problem)
  })

  test('[ONSITE-13] implants and an unanswered question about them are problems', () => {
    expect(problems({ implants: true })).toEqual({ implants: 'implants' })
    expect(problems({ implants: undefined })).toEqual({ implants: 'implantsMissing' })
  })

  test('[ONSITE-14] a day that is not offered or has passed meanwhile is a problem', () => {
    expect(problems({ day: '2026-12-24' })).toEqual({ day: 'dayMissing' })
    expect(checkInProblems(GOOD, NO_LIMITS, '2026-11-26')).toEqual({ day: 'dayMissing' })
  })
})

describe('the half-day of a check-in', () => {
  test('[ONSITE-10] [A123] it is required only where the clinic has half-days, and only those are accepted', () => {
    expect(halvesOf(NO_LIMITS)).toEqual([])
    expect(halvesOf(withLeft(undefined))).toEqual(['morning', 'afternoon'])
    expect(halvesOf({ ...NO_LIMITS, limits: { morning: 20, afternoon: undefined } })).toEqual(['morning'])
    expect(problems({}, withLeft({ morning: 1, afternoon: 1 }))).toEqual({ half: 'halfMissing' })
    expect(problems({ half: 'afternoon' }, { ...NO_LIMITS, limits: { morning: 20, afternoon: undefined } })).toEqual({
      half: 'halfMissing',
    })
  })

  test.each([
    ['[ONSITE-11]', 'morning', { morning: 0, afternoon: 5 }, 'morningFull'],
    ['[ONSITE-12]', 'afternoon', { morning: 5, afternoon: 0 }, 'afternoonFull'],
    ['[ONSITE-11]', 'morning', { morning: 1, afternoon: 0 }, undefined],
    ['[ONSITE-12]', 'afternoon', { morning: 0, afternoon: 1 }, undefined],
  ] as const)('%s the %s with the remaining places %o has the problem %s', (_id, half, left, problem) => {
    expect(problems({ half }, withLeft(left)).half).toBe(problem)
  })

  test('it is preselected where only one has places, never where both or none have', () => {
    const half = (left: Availability | undefined, chosen?: 'morning') =>
      withPresets({ ...GOOD, half: chosen }, withLeft(left)).half
    expect(half({ morning: 0, afternoon: 3 })).toBe('afternoon')
    expect(half({ morning: 2, afternoon: 0 })).toBe('morning')
    expect(half({ morning: 2, afternoon: 3 })).toBeUndefined()
    expect(half({ morning: 0, afternoon: 0 })).toBeUndefined()
    expect(half(undefined)).toBeUndefined()
    expect(half({ morning: 0, afternoon: 3 }, 'morning')).toBe('morning')
  })
})

describe('the prefilled check-in form', () => {
  const implants = (answers: Partial<CheckInForm>) => withPresets({ ...EMPTY_FORM, ...answers }, NO_LIMITS).implants

  test('[A127] a man has no implants, and a woman is asked', () => {
    expect([implants({ sex: 'male' }), implants({ sex: 'female' }), implants({})]).toEqual([
      false,
      undefined,
      undefined,
    ])
    expect(implants({ sex: 'male', implants: true })).toBe(true)
  })

  const customer = { ...CUSTOMER, identityCard: '990101198004120024' }

  test('it contains the customer’s data and age today, but not the ID card', () => {
    expect(withCustomer(EMPTY_FORM, customer, TODAY)).toEqual({ ...GOOD, day: undefined, implants: undefined })
    expect(withCustomer(EMPTY_FORM, { ...customer, birthday: undefined }, TODAY)).toMatchObject({
      birthday: '',
      age: '45',
    })
    expect(withCustomer(EMPTY_FORM, { ...customer, birthday: '1850-01-01' }, TODAY)).toMatchObject({
      birthday: '',
      age: '45',
    })
  })

  test.each([
    [{ phone: '138****0001' }, { phone: '' }],
    [{ phone: '+86 138 0000 0001' }, { phone: '13800000001' }],
    [{ birthday: undefined, age: 45.5 }, { age: '' }],
  ])('[A427] of %o the form takes only what it accepts: %o', (stored, filled) => {
    expect(withCustomer(EMPTY_FORM, { ...customer, ...stored }, TODAY)).toMatchObject(filled)
  })

  test('it does not replace typed values', () => {
    const typed = {
      ...EMPTY_FORM,
      name: '林可',
      phone: '13900000000',
      sex: 'male' as const,
      birthday: '2004-09-18',
      age: '22',
    }
    expect(withCustomer(typed, customer, TODAY)).toEqual(typed)
  })

  const at = { organisationId: '101', serviceId: '1', specificationId: '1' } as const

  test.each([
    [{}, '1001'],
    [{ name: ' 林婉清 ' }, '1001'],
    [{ name: '林可' }, undefined],
    [{ phone: '13800000002' }, undefined],
  ])('[A401] with %o the account belongs to the examinee: %s', (answers, customerId) => {
    expect(checkInFrom({ ...GOOD, ...answers }, at, customer)?.customerId).toBe(customerId)
  })

  test('[A401] [A427] invisible characters in the stored name make no difference', () => {
    const name = ' 林婉清\u200b '
    expect(checkInFrom({ ...GOOD, name }, at, { ...customer, name })?.customerId).toBe('1001')
  })

  test('[A401] [A427] the account belongs to the examinee, however its phone number is written', () => {
    expect(checkInFrom(GOOD, at, { ...customer, phone: '+86 138-0000-0001' })?.customerId).toBe('1001')
  })

  test.each([
    ['138****0001', '1001'],
    ['+86 138＊＊＊＊0001', '1001'],
    ['1380***0001', '1001'],
    ['138****0002', undefined],
    ['139****0001', undefined],
    ['138**00*0001', '1001'],
    ['138****000*', undefined],
    ['138*****001', undefined],
    ['1380000****', undefined],
    ['***********', undefined],
  ])(
    '[A586] a phone number that the server masks as %s is compared by its digits: the customer is %s',
    (phone, customerId) => {
      expect(checkInFrom(GOOD, at, { ...customer, phone })?.customerId).toBe(customerId)
    },
  )

  test('[A586] another name is another person, also with a masked phone number', () => {
    const known = { ...customer, phone: '138****0001' }
    expect(checkInFrom({ ...GOOD, name: '林可' }, at, known)?.customerId).toBeUndefined()
  })

  test('[A401] without an account it has no customer', () => {
    expect(checkInFrom(GOOD, at, undefined)?.customerId).toBeUndefined()
    expect(checkInFrom(GOOD, at, { ...customer, name: undefined, phone: undefined })?.customerId).toBeUndefined()
  })
})

describe('the stored record of a check-in', () => {
  const record = {
    date: TODAY,
    organisationId: '101',
    id: '7',
    name: '林婉清',
    customerId: '1001',
    inspectionId: '9',
    questionnaireId: undefined,
    questionnaireDone: false,
  }

  test('[ONSITE-26] [A130] it is valid on its day for every clinic', () => {
    expect([isOfToday(record, TODAY), isOfToday(record, '2026-11-26'), isOfToday(record, '2026-11-24')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('[A134] [A388] it asks for the questionnaire until one is sent from here today', () => {
    expect(asksQuestionnaire(record, undefined, TODAY)).toBe(true)
    expect(asksQuestionnaire({ ...record, questionnaireDone: true }, undefined, TODAY)).toBe(false)
    const mark = { customerId: '1001', organisationId: '101', date: TODAY }
    expect(asksQuestionnaire(record, mark, TODAY)).toBe(false)
    expect(asksQuestionnaire(record, { ...mark, date: '2026-11-24' }, TODAY)).toBe(true)
  })

  test('[A662] it asks for the questionnaire although another person has sent hers from this phone today', () => {
    const mothers = { customerId: '2001', organisationId: '101', date: TODAY }
    expect(asksQuestionnaire(record, mothers, TODAY)).toBe(true)
  })
})
