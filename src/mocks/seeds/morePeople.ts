import type { Person } from '@/mocks/records'
import { identityCardOf } from './identityCard'
import { nobody, type Trait } from './nobody'

type Kind = {
  trait: Trait
  holder?: Partial<Person>
  sex?: '0' | '1'
  age?: (round: number) => number
  relatives?: readonly Relative[]
}
type Relative = Pick<Person, 'name' | 'sex' | 'age'> & Partial<Person>

const SURNAMES = ['沈', '许', '韩', '曹', '彭', '蒋', '蔡', '贾', '魏', '薛'] as const
const WOMEN = ['若兰', '思敏', '雨桐'] as const
const MEN = ['建平', '志远', '浩然'] as const

const MOTHER: Relative = { name: '田桂芳', sex: '0', age: 76, relationId: 2 }
const GRANDDAUGHTER: Relative = { name: '许安然', sex: '0', age: 23, relationId: 5 }
const SISTER: Relative = { name: '江月', sex: '0', age: 41, relationId: 4 }

// Numbers reserved for fiction.
const ABROAD: readonly Relative[] = [
  { name: 'Charlotte Whitfield', sex: '0', age: 52, phone: '+442079460018' },
  { name: 'Mei-Ling O’Sullivan', sex: '0', age: 29, phone: '+12025550143' },
]

const MANY: readonly Relative[] = [
  MOTHER,
  GRANDDAUGHTER,
  SISTER,
  { name: '江雪', sex: '0', age: 36 },
  { name: '田桂兰', sex: '0', age: 64 },
  { name: '许安宁', sex: '0', age: 16 },
  { name: '江海', sex: '1', age: 44 },
  { name: '田桂英', sex: '0', age: 73 },
]

const KINDS: readonly Kind[] = [
  { trait: 'complete', relatives: [MOTHER, SISTER] },
  { trait: 'new', holder: { name: null, sex: null, age: null, birthday: null, identityCard: null } },
  { trait: 'relativesAbroad', relatives: ABROAD },
  {
    trait: 'longName',
    holder: { name: 'Anastasia Wilhelmina Featherstonehaugh-Konstantinopoulou', identityCard: null },
  },
  { trait: 'noIdentityCard', holder: { identityCard: null }, relatives: [SISTER] },
  { trait: 'man', sex: '1', relatives: [SISTER] },
  { trait: 'old', age: (round) => 84 + round * 6, relatives: [GRANDDAUGHTER] },
  { trait: 'young', age: (round) => 18 + round },
  { trait: 'manyRelatives', relatives: MANY },
  { trait: 'ageMissing', holder: { age: null, birthday: null, identityCard: null } },
]

const ROUNDS = 3
const FIRST_ID = 1101
/** The year in which the invented ages are right; all birthdays are before November. */
const YEAR = 2026

const accountsOf = (round: number): { trait: Trait; people: Person[] }[] =>
  KINDS.map(({ trait, holder, sex = '0', age = usualAge, relatives = [] }, index) => {
    const number = round * KINDS.length + index
    const id = String(FIRST_ID + number)
    const givenNames = sex === '0' ? WOMEN : MEN
    const birthday = birthdayAt(age(round), number)
    const owner: Person = {
      ...nobody,
      id,
      phone: `138000001${String(number + 1).padStart(2, '0')}`,
      name: `${SURNAMES[index] ?? ''}${givenNames[round] ?? ''}`,
      sex,
      age: age(round),
      birthday,
      identityCard: identityCardOf(birthday, String(100 + number * 2 + Number(sex))),
      openId: `openid-${id}`,
      ...holder,
    }
    const people = relatives.map((relative, place): Person => ({
      ...nobody,
      id: `${id}${String(place + 1).padStart(2, '0')}`,
      ownerId: id,
      birthday: relative.age === null ? null : birthdayAt(relative.age, number + place),
      ...relative,
    }))
    return { trait, people: [owner, ...people] }
  })

const usualAge = (round: number): number => 33 + round * 11

const birthdayAt = (age: number, number: number): string =>
  `${YEAR - age}-${String((number % 10) + 1).padStart(2, '0')}-${String(((number * 7) % 28) + 1).padStart(2, '0')}`

const accounts = Array.from({ length: ROUNDS }, (_, round) => accountsOf(round)).flat()

export const morePeople: readonly Person[] = accounts.flatMap(({ people }) => people)

export const moreTraits: { readonly [personId: string]: Trait } = Object.fromEntries(
  accounts.flatMap(({ trait, people: [owner] }) => (owner === undefined ? [] : [[owner.id, trait]])),
)
