import { describe, expect, test } from 'vitest'
import { daysAhead, type Availability } from '@/domain/booking/days'

const TODAY = '2026-11-25'

describe('the calendar of days to choose from', () => {
  test('[TIME-06] [A95] it shows today and the next fourteen days, and closes those that are not offered', () => {
    const days = daysAhead(TODAY, ['2026-11-25', '2026-12-09'], () => undefined)
    expect(days).toHaveLength(15)
    expect(days.filter(({ state }) => state !== 'closed').map(({ day }) => day)).toEqual(['2026-11-25', '2026-12-09'])
    expect(days.at(-1)?.day).toBe('2026-12-09')
  })

  test.each<[string, Availability | undefined, 'free' | 'full', number | undefined]>([
    ['both halves with room', { morning: 7, afternoon: 5 }, 'free', 12],
    ['a full morning', { morning: 0, afternoon: 5 }, 'free', 5],
    ['both halves full', { morning: 0, afternoon: 0 }, 'full', 0],
    ['no afternoon, and room', { morning: 3, afternoon: undefined }, 'free', 3],
    ['no morning, and room', { morning: undefined, afternoon: 3 }, 'free', 3],
    ['no afternoon, and a full morning', { morning: 0, afternoon: undefined }, 'full', 0],
    ['nothing that is counted', { morning: undefined, afternoon: undefined }, 'free', undefined],
    ['nothing known', undefined, 'free', undefined],
  ])('[A440] [A396] it counts the places of a day with %s', (_what, left, state, places) => {
    const [day] = daysAhead(TODAY, [TODAY], () => left)
    expect(day).toEqual({ day: TODAY, state, left: places })
  })

  test('[A440] it closes a day that is not offered even when places remain', () => {
    const [day] = daysAhead(TODAY, [], () => ({ morning: 1, afternoon: 1 }))
    expect(day).toEqual({ day: TODAY, state: 'closed', left: undefined })
  })
})
