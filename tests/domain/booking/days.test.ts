import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasLimits, isFull, offeredDays, availability } from '@/domain/booking/days'

// A phone abroad, with changes of summer time inside the two weeks.
let home: string | undefined
beforeAll(() => {
  home = process.env['TZ']
  process.env['TZ'] = 'America/Los_Angeles'
})
afterAll(() => {
  process.env['TZ'] = home
})

describe('the bookable days of the next two weeks', () => {
  test('the tests run in the time zone of Los Angeles', () => {
    expect(new Date('2026-11-25T00:00:00Z').getHours()).toBe(16)
  })

  test.each([
    ['within a month', '2026-11-02', '2026-11-16'],
    ['over the end of a month', '2026-11-25', '2026-12-09'],
    ['over the end of a year', '2026-12-25', '2027-01-08'],
    ['over a leap day', '2028-02-20', '2028-03-05'],
    ['over a February without one', '2026-02-20', '2026-03-06'],
    ['over the begin of summer time', '2026-03-01', '2026-03-15'],
    ['over its end', '2026-10-25', '2026-11-08'],
  ])('[TIME-06] [A95] without a schedule today and the next fourteen days are bookable %s', (_where, today, last) => {
    const days = offeredDays(today, undefined)
    expect(days).toHaveLength(15)
    expect(new Set(days).size).toBe(15)
    expect([days[0], days[14]]).toEqual([today, last])
    expect([...days].sort()).toEqual(days)
  })

  test('[TIME-05] [A95] with a schedule only its days within the two weeks are bookable', () => {
    const schedule = ['2026-12-10', '2026-12-09', '2026-11-24', '2026-11-25', '2026-12-01', '2026-12-01']
    expect(offeredDays('2026-11-25', schedule)).toEqual(['2026-11-25', '2026-12-01', '2026-12-09'])
  })

  test('[A95] a schedule without a day in the two weeks offers none', () => {
    expect(offeredDays('2026-11-25', ['2027-01-01'])).toEqual([])
    expect(offeredDays('2026-11-25', [])).toEqual([])
  })
})

describe('the remaining places of a day', () => {
  test.each([
    [20, 0, 20],
    [20, 19, 1],
    [20, 20, 0],
    [20, 25, 0],
    [0, 0, 0],
    [undefined, 0, undefined],
    [undefined, 3, undefined],
  ])('[A122] [A123] of %s places with %d taken, %s remain', (limit, count, left) => {
    expect(availability({ morning: limit, afternoon: undefined }, { morning: count, afternoon: 9 })).toEqual({
      morning: left,
      afternoon: undefined,
    })
    expect(availability({ morning: undefined, afternoon: limit }, { morning: 9, afternoon: count })).toEqual({
      morning: undefined,
      afternoon: left,
    })
  })

  test('[A122] the places are not known while the count of an offered half-day is missing', () => {
    const limits = { morning: 20, afternoon: 10 }
    expect(availability(limits, { morning: 3, afternoon: undefined })).toBeUndefined()
    expect(availability(limits, { morning: undefined, afternoon: 3 })).toBeUndefined()
    expect(availability(limits, { morning: 3, afternoon: 4 })).toEqual({ morning: 17, afternoon: 6 })
  })

  test.each([
    [5, 5, false],
    [0, 5, false],
    [5, 0, false],
    [0, 0, true],
    [0, undefined, true],
    [undefined, 0, true],
    [1, undefined, false],
    [undefined, undefined, false],
  ])(
    '[A396] with %s places in the morning and %s in the afternoon the day is full: %s',
    (morning, afternoon, full) => {
      expect(isFull({ morning, afternoon })).toBe(full)
    },
  )

  test.each([
    [20, 16, true],
    [20, undefined, true],
    [undefined, 16, true],
    [0, undefined, true],
    [undefined, undefined, false],
  ])('[A96] limits of %s and %s count as limits: %s', (morning, afternoon, limited) => {
    expect(hasLimits({ morning, afternoon })).toBe(limited)
  })
})
