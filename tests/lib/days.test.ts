import { describe, expect, test } from 'vitest'
import { addDays, addMonths, chinaDay, chinaMoment, chinaTime, dayFrom, daysBetween, daysOfMonth, weekdayOf } from '../../src/lib/days'

describe('[RB8] days in China, wherever the phone is', () => {
  test.each([
    // 23:30 of 20 November in Los Angeles is 15:30 of 21 November in China.
    ['2026-11-21T07:30:00Z', '2026-11-21', '2026-11-21 15:30:00'],
    ['2026-11-21T15:59:59Z', '2026-11-21', '2026-11-21 23:59:59'],
    ['2026-11-21T16:00:00Z', '2026-11-22', '2026-11-22 00:00:00'],
    ['2026-12-31T16:00:00Z', '2027-01-01', '2027-01-01 00:00:00'],
  ])('the moment %s is the day %s', (moment, day, time) => {
    const ms = Date.parse(moment)
    expect(chinaDay(ms)).toBe(day)
    expect(chinaTime(ms)).toBe(time)
    expect(chinaMoment(time)).toBe(ms)
  })

  test.each([
    ['2026-11-21', '2026-11-21'], ['2024-02-29', '2024-02-29'], ['2026-02-29', undefined], ['2026-13-01', undefined],
    ['0000-00-00', undefined], ['2026-1-1', undefined], ['', undefined], ['2026-11-21 10:00', undefined],
  ])('%j is the day %s', (text, day) => {
    expect(dayFrom(text)).toBe(day)
  })

  test('days are counted over the ends of months and years, and over summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-07', 14)).toBe('2026-03-21')
    expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(daysOfMonth('2026-02')).toHaveLength(28)
    expect(daysBetween('2026-11-29', '2026-12-02')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'])
    expect(daysBetween('2026-12-02', '2026-11-29')).toEqual([])
    // 21 November 2026 is a Saturday.
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([6, 7, 1])
  })
})
