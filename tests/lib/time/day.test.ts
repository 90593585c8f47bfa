import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  chinaDay,
  chinaMoment,
  chinaTime,
  dayFrom,
  dayIn,
  daysBetween,
  daysOfMonth,
  monthsAfter,
  timeFrom,
  weekdayOf,
} from '@/lib/time/day'

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
    ['2026-11-21', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['0000-00-00', undefined],
    ['2026-1-1', undefined],
    ['', undefined],
    ['2026-11-21 10:00', undefined],
  ])('%j is read as the day %s', (text, day) => {
    expect(dayFrom(text)).toBe(day)
  })

  test.each([
    ['2026-11-12 19:33:05', '2026-11-12 19:33:05'],
    ['2026-11-12', '2026-11-12'],
    [' 2026/1/5 8:05 ', '2026-01-05 08:05:00'],
    ['2026.01.05', '2026-01-05'],
    ['2026-11-12T19:33:05.120', '2026-11-12 19:33:05'],
    ['2026-11-12T16:00:00Z', '2026-11-13 00:00:00'],
    ['2026-11-12T23:00:00+09:00', '2026-11-12 22:00:00'],
    ['2026-11-12T16:00:00.000+0000', '2026-11-13 00:00:00'],
    ['1900-01-01T00:00:00Z', '1900-01-01 08:00:00'],
    ['1988-07-01T00:00:00Z', '1988-07-01 08:00:00'],
    ['', undefined],
    ['NaN', undefined],
    ['0000-00-00', undefined],
    ['2026-02-30 10:00:00', undefined],
    ['2026-11-12 24:00:00', undefined],
    ['2026-11-12 10:60', undefined],
    ['2026-11-12T10:00:00+99:00', undefined],
    ['05/01/2026', undefined],
    ['2026-11/12', undefined],
    ['20261112', '2026-11-12'],
    ['20261112193305', '2026-11-12 19:33:05'],
    ['20260230', undefined],
    ['20261112240000', undefined],
    ['202611121933', '2026-11-12 19:33:00'],
    ['202611122433', undefined],
    ['32261112', undefined],
    ['1763000000000', undefined],
    ['2026-11-12x', undefined],
  ])('[RA8] the time %j is read as %s', (text, time) => {
    expect(timeFrom(text)).toBe(time)
    expect(dayIn(text)).toBe(time?.slice(0, 10))
  })

  test('days are counted across the ends of months and years, and across daylight saving time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-07', 14)).toBe('2026-03-21')
    expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(monthsAfter('2026-11-22', 3)).toBe('2027-02-22')
    expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28')
    expect(monthsAfter('2027-08-31', 6)).toBe('2028-02-29')
    expect(monthsAfter('2026-10-31', 1)).toBe('2026-11-30')
    expect(monthsAfter('2026-03-31', -1)).toBe('2026-02-28')
    expect(daysOfMonth('2026-02')).toHaveLength(28)
    expect(daysBetween('2026-11-29', '2026-12-02')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'])
    expect(daysBetween('2026-12-02', '2026-11-29')).toEqual([])
    // 21 November 2026 is a Saturday.
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([6, 7, 1])
  })
})
