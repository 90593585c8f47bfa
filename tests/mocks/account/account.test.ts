import { expect, test } from 'vitest'
import { people } from '@/mocks/seeds/people'

const accounts = people.filter(({ ownerId }) => ownerId === null)
const relativesOf = (id: string) => people.filter(({ ownerId }) => ownerId === id)
const person = (id: string) => people.find((one) => one.id === id)

test('every person has a distinct id, and every relative has an account', () => {
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
  expect(accounts.length).toBeGreaterThanOrEqual(36)
  const ids = accounts.map(({ id }) => id)
  expect(people.filter(({ ownerId }) => ownerId !== null && !ids.includes(ownerId))).toEqual([])
})

test('ages, birthdays and identity cards are consistent', () => {
  for (const { id, age, birthday, identityCard, sex } of people) {
    if (age !== null) expect([id, Number(birthday?.slice(0, 4)) + age]).toEqual([id, 2026])
    if (identityCard === null) continue
    expect(identityCard).toMatch(/^99\d{15}[\dX]$/)
    expect([id, identityCard.slice(6, 14)]).toEqual([id, birthday?.replace(/-/g, '')])
    expect([id, Number(identityCard[16]) % 2]).toEqual([id, Number(sex)])
  }
  // Calculated by hand: 7×9+9×9+5+4+2+1×9+6×9+3×3+9+5+8 = 249 = 22×11+7, and 7 gives 5.
  expect(person('1101')?.identityCard).toBe('990101199301011005')
})

test('the data includes relatives abroad, many relatives, very old people and new adults', () => {
  expect(relativesOf('1103').map(({ name, phone }) => [name, phone])).toEqual([
    ['Charlotte Whitfield', '+442079460018'],
    ['Mei-Ling O’Sullivan', '+12025550143'],
  ])
  expect(relativesOf('1109')).toHaveLength(8)
  expect(['1107', '1117', '1127'].map((id) => person(id)?.age)).toEqual([84, 90, 96])
  expect(['1108', '1118', '1128'].map((id) => person(id)?.age)).toEqual([18, 19, 20])
  expect(person('1110')).toMatchObject({ age: null, birthday: null, identityCard: null, sex: '0' })
})
