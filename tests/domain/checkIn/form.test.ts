import { describe, expect, test } from 'vitest'
import { checkInFrom, copyOf } from '@/domain/checkIn/checkIn'
import {
  ageToday,
  cardAnswers,
  cardFilled,
  EMPTY_FORM,
  fieldsFilled,
  withCustomer,
  withoutAnswers,
  withPresets,
  type CardFilled,
  type CheckInForm,
} from '@/domain/checkIn/form'
import { CUSTOMER } from '../../support/fixtures/customer'

const TODAY = '2026-11-25'
/** Of a man born on 1980-03-15, and of a woman born on 1990-07-04. */
const [MAN, WOMAN] = ['110105198003151234', '511324199007040021']
const OF_MAN = { sex: 'male' as const, birthday: '1980-03-15', age: '46' }
const OF_WOMAN = { sex: 'female' as const, birthday: '1990-07-04', age: '36' }

describe('[A507] the answers of an ID number on site', () => {
  test.each<[string, Partial<CheckInForm>, CardFilled, CardFilled]>([
    ['empty fields', { identityCard: MAN }, {}, OF_MAN],
    ['no sex that is chosen', { identityCard: MAN, sex: 'female' }, {}, { birthday: '1980-03-15', age: '46' }],
    ['no age beside a birth date that is chosen', { identityCard: MAN, birthday: '1981-03-15' }, {}, { sex: 'male' }],
    ['no age that is typed', { identityCard: MAN, age: '45' }, {}, { sex: 'male', birthday: '1980-03-15' }],
    ['what an earlier number filled', { identityCard: WOMAN, ...OF_MAN }, OF_MAN, OF_WOMAN],
    [
      'no age that was changed since an earlier number',
      { identityCard: WOMAN, ...OF_MAN, age: '45' },
      OF_MAN,
      { sex: 'female', birthday: '1990-07-04' },
    ],
    ['nothing, from a wrong check digit', { identityCard: '110105198003151235' }, {}, {}],
  ])('fill %s', (_what, form, filled, expected) => {
    expect(cardAnswers({ ...EMPTY_FORM, ...form }, filled, TODAY)).toEqual(expected)
  })

  test.each<[Partial<CheckInForm>, CardFilled, ReturnType<typeof cardFilled>]>([
    [OF_MAN, OF_MAN, 'both'],
    [{ ...OF_MAN, sex: 'female' }, OF_MAN, 'birthday'],
    [{ ...OF_MAN, birthday: '1981-03-15' }, OF_MAN, 'sex'],
    [OF_WOMAN, OF_MAN, undefined],
    [OF_MAN, { birthday: '1980-03-15' }, 'birthday'],
    [{}, {}, undefined],
  ])('stand in %j, of those in %j: %s', (form, filled, expected) => {
    expect(cardFilled({ ...EMPTY_FORM, ...form }, filled)).toBe(expected)
  })
})

test.each([
  ['46', '1980-11-25', '46'],
  ['45', '1980-11-25', '46'],
  ['45', '1980-11-26', '45'],
  ['44', '1980-11-25', '44'],
  ['45', '', '45'],
])('[A133] an age of %s from a birth date of %j is %s once midnight has passed', (age, birthday, later) => {
  expect(ageToday({ age }, birthday, '2026-11-24', TODAY)).toEqual({ age: later })
})

describe('a form that is filled in with the customer’s data', () => {
  test('[A424] about another person it stays as it is', () => {
    const other = { ...EMPTY_FORM, name: '林可' }
    expect(withCustomer(other, CUSTOMER, TODAY)).toBe(other)
    expect(withCustomer({ ...EMPTY_FORM, name: ' 林婉清 ' }, CUSTOMER, TODAY).phone).toBe('13800000001')
    expect(withCustomer({ ...EMPTY_FORM, name: '  ' }, CUSTOMER, TODAY).phone).toBe('13800000001')
  })

  test('about the customer it keeps what is typed', () => {
    const typed: CheckInForm = {
      ...EMPTY_FORM,
      name: '林婉清',
      phone: '13900000000',
      sex: 'male',
      birthday: '1980-04-13',
      age: '30',
    }
    expect(withCustomer(typed, CUSTOMER, TODAY)).toEqual(typed)
  })

  test('[A424] the filled fields can be emptied again, and no others', () => {
    const started = { ...EMPTY_FORM, day: TODAY, phone: '13900000000' }
    const filled = withCustomer(started, CUSTOMER, TODAY)
    const fields = fieldsFilled(started, filled)
    expect(fields).toEqual(['name', 'sex', 'birthday', 'age'])
    expect(withoutAnswers(filled, fields)).toEqual(started)
  })
})

test('the only half-day of a clinic is preselected once its places are known', () => {
  const half = (morning: number | undefined) =>
    withPresets(EMPTY_FORM, {
      days: [TODAY],
      limits: { morning: 20, afternoon: undefined },
      left: morning === undefined ? undefined : { morning, afternoon: undefined },
    }).half
  expect([half(undefined), half(1), half(0)]).toEqual([undefined, 'morning', undefined])
})

describe('what a check-in sends', () => {
  const at = { organisationId: '101', serviceId: '1', specificationId: '1' } as const
  const form: CheckInForm = {
    ...EMPTY_FORM,
    ...OF_MAN,
    day: TODAY,
    name: '王强',
    phone: '13900001234',
    implants: false,
  }

  test('[ONSITE-01] nothing is sent without a day, a sex or an answer about implants', () => {
    expect(checkInFrom(form, at, undefined)).toMatchObject({ ...at, day: TODAY, age: 46, identityCard: undefined })
    for (const field of ['day', 'sex', 'implants'])
      expect(checkInFrom({ ...form, [field]: undefined }, at, undefined)).toBeUndefined()
  })

  test('[A384] the copy for display has the last four digits of phone number and ID card', () => {
    const sent = checkInFrom({ ...form, identityCard: MAN }, at, undefined)
    expect(sent?.identityCard).toBe(MAN)
    expect(sent && copyOf(sent)).toEqual({
      sex: 'male',
      birthday: '1980-03-15',
      age: 46,
      implants: false,
      phoneEnd: '1234',
      identityCardEnd: '1234',
    })
    expect(sent && copyOf({ ...sent, identityCard: undefined }).identityCardEnd).toBeUndefined()
  })
})
