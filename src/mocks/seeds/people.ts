import { ageOn } from '@/domain/age'
import { chinaDay, type Day } from '@/lib/time/day'
import { BROKEN_LIST_PHONE } from '@/mocks/faults'
import type { Person, Health } from '@/mocks/records'
import { identityCardOf, sequenceOf } from './identityCard'
import { morePeople, moreTraits } from './morePeople'
import { movedTo } from './moved'
import { nobody, type Trait } from './nobody'

const ownHealth: Health = {
  ethnicity: '汉族',
  height: 163,
  weight: 57.5,
  mLastday: '2026-11-05',
  mAge: 13,
  fPregnancy: 27,
  childbirth: 1,
  menopausetime: null,
  relatives1st: true,
  c1strelatives: '0',
  relatives2nd: false,
  c2ndrelatives: null,
  smoking: false,
  drink: false,
}

const mothersHealth: Health = {
  ethnicity: '汉族',
  height: null,
  weight: null,
  mLastday: null,
  mAge: 14,
  fPregnancy: 25,
  childbirth: 2,
  menopausetime: 51,
  relatives1st: true,
  c1strelatives: '0,2',
  relatives2nd: null,
  c2ndrelatives: null,
  smoking: false,
  drink: true,
}

const written = [
  {
    ...nobody,
    id: '1001',
    phone: '13800000001',
    name: '林婉清',
    sex: '0',
    age: 46,
    birthday: '1980-04-12',
    identityCard: '990101198004120024',
    openId: 'openid-1001',
    health: ownHealth,
  },
  {
    ...nobody,
    id: '2001',
    ownerId: '1001',
    name: '周玉珍',
    sex: '0',
    age: 71,
    birthday: '1955-02-03',
    phone: '13800000021',
    relationId: 2,
    health: mothersHealth,
  },
  { ...nobody, id: '2002', ownerId: '1001', name: '林可', sex: '0', age: 22, birthday: '2004-09-18', relationId: 3 },
  { ...nobody, id: '1002', phone: '13800000002', openId: 'openid-1002' },
  {
    ...nobody,
    id: '1003',
    phone: '13800000003',
    name: '陈国栋',
    sex: '1',
    age: 51,
    birthday: '1975-09-23',
    identityCard: '990101197509230013',
    openId: 'openid-1003',
  },
  { ...nobody, id: '2003', ownerId: '1003', name: '何秀英', sex: '0', age: 49, birthday: '1977-06-30', relationId: 1 },
  // Written by an older program, in its codes, units and dates.
  {
    ...nobody,
    id: '2011',
    ownerId: '1003',
    name: '何桂枝',
    sex: '0',
    age: 68,
    birthday: '1958-05-06',
    relationId: 7,
    health: { ...mothersHealth, c1strelatives: '0,3', c2ndrelatives: '9', relatives2nd: true, smoking: false },
    asStored: { telphone: 13800000031, height: '158cm', weight: '约55公斤', mLastday: '2026/01/05', ethnicity: 1 },
  },
  {
    ...nobody,
    id: '1004',
    phone: '13800000004',
    name: '阿依古丽·买买提依明·艾合买提江',
    sex: '0',
    age: 33,
    birthday: '1993-01-07',
    openId: 'openid-1004',
  },
  {
    ...nobody,
    id: '1005',
    phone: '13800000005',
    name: '吴晓霞',
    age: 38,
    birthday: '1988-03-15',
    openId: 'openid-1005',
  },
  {
    ...nobody,
    id: '1006',
    phone: BROKEN_LIST_PHONE,
    name: '赵敏华',
    sex: '0',
    age: 57,
    birthday: '1969-07-21',
    openId: 'openid-1006',
  },
  { ...nobody, id: '2004', ownerId: '1006', name: '孙丽', sex: '0', age: 31, birthday: '1995-11-02', relationId: 3 },
] as const satisfies readonly Person[]

type Holder = Extract<(typeof written)[number], { openId: string }>

const ownTraits: Record<Holder['id'], Trait> = {
  '1001': 'brokenAppointment',
  '1002': 'new',
  '1003': 'man',
  '1004': 'longName',
  '1005': 'sexMissing',
  '1006': 'brokenList',
}

export const traits: { readonly [personId: string]: Trait } = { ...ownTraits, ...moreTraits }

/** Invented people, as written for the end of 2026; the phone numbers 138 0000 0001 and so on are not in use. */
export const people: readonly Person[] = [...written, ...morePeople]

/** Returns the people of a clinic that starts at this time; ages, and the time since a last period, stay the same. */
export const peopleFrom = (startedAt: number): readonly Person[] => {
  const today = chinaDay(startedAt)
  const moved = movedTo(startedAt)
  return people.map((person) => ({ ...bornInTime(person, today), health: withLastPeriod(person.health, moved) }))
}

/** Moves a birthday so that the person has the written age, and changes the identity card with it. */
const bornInTime = (person: Person, today: Day): Person => {
  const { age, birthday, identityCard } = person
  if (age === null || birthday === null) return person
  const years = Math.max(0, ageOn(today, birthday) - age)
  if (years === 0) return person
  const later = `${Number(birthday.slice(0, 4)) + years}${birthday.slice(4)}`
  return {
    ...person,
    birthday: later,
    identityCard: identityCard && identityCardOf(later, sequenceOf(identityCard)),
  }
}

const withLastPeriod = (health: Health | null, moved: (day: Day) => Day): Health | null =>
  health && { ...health, mLastday: health.mLastday && moved(health.mLastday) }
