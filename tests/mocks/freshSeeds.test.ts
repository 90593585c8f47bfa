import { describe, expect, test } from 'vitest'
import { ageOn } from '@/domain/age'
import { chinaDay, chinaMoment } from '@/lib/time/day'
import { DAY_MS } from '@/lib/time/units'
import { people, peopleFrom } from '@/mocks/seeds/people'
import { healthReportsFrom, questionnairesFrom } from '@/mocks/seeds/questionnaires'

const at = (day: string) => chinaMoment(`${day} 10:00:00`)
/** The day for which the seeds are written. */
const WRITTEN = '2026-11-25'

const daysAgo = (today: string, day: string) => Math.round((at(today) - at(day)) / DAY_MS)
const ageOfRecords = (today: string) =>
  [...questionnairesFrom(at(today)), ...healthReportsFrom(at(today))].map(({ createdAt, content }) => {
    const lastPeriod = /"m_lastday":"(\d{4}-\d\d-\d\d)"/.exec(content)?.[1]
    return [daysAgo(today, chinaDay(createdAt)), lastPeriod === undefined ? '' : daysAgo(today, lastPeriod)]
  })

test('a clinic that starts on the day of the seeds has them as written', () => {
  expect(peopleFrom(at(WRITTEN))).toEqual(people)
  expect(peopleFrom(at('2026-11-22'))).toEqual(people)
  expect(questionnairesFrom(at('2026-11-22'))).toEqual(questionnairesFrom(at(WRITTEN)))
})

describe.each(['2026-11-27', '2026-12-05', '2027-04-12', '2027-06-01', '2028-02-29', '2036-11-01'])(
  'a clinic that starts on %s',
  (today) => {
    test('has questionnaires, reports and last periods of the written age', () => {
      expect(ageOfRecords(today)).toEqual(ageOfRecords(WRITTEN))
    })

    test('has people of the written age, with birthdays and identity cards that agree', () => {
      const now = peopleFrom(at(today))
      expect(now.map(({ age }) => age)).toEqual(people.map(({ age }) => age))
      for (const { id, age, birthday, identityCard, sex } of now) {
        if (age === null || birthday === null) continue
        expect([id, ageOn(today, birthday)]).toEqual([id, age])
        if (identityCard === null) continue
        expect([id, identityCard.slice(6, 14)]).toEqual([id, birthday.replace(/-/g, '')])
        expect([id, Number(identityCard[16]) % 2]).toEqual([id, Number(sex)])
      }
    })
  },
)
