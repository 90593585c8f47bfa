import type { InferOutput } from 'valibot'
import * as contract from '@/contract/account'
import { chinaDay } from '@/lib/time/day'
import { answer, type Answer } from '@/mocks/answer'
import { nextId, putRow } from '@/mocks/clinic'
import { checkAgeAndCard, checkPhone, ownPatient, patientsOf } from './account'
import { separateLegacy } from './legacyFields'
import type { Health, Person } from '@/mocks/records'
import { Refusal } from '@/mocks/refusal'
import { nobody } from '@/mocks/seeds/nobody'
import { bilingual } from '@/mocks/bilingual'

const LAST_PERIOD_FROM = '2020-01-01'

export const relativeAnswers: Answer[] = [
  answer(contract.getRelativesList, ({ clinic, person }) => patientsOf(clinic, person).map(entityOf)),

  answer(contract.getRelativesInfoById, ({ clinic, person, input }) =>
    entityOf(ownPatient(clinic, person, input.customerId)),
  ),

  answer(contract.addRelatives, ({ clinic, person, input, now }) => {
    if (input.isPrimary === '1')
      throw new Refusal(50051, bilingual('本人档案已存在', 'Your own record exists already'))
    const relative = filled({ ...nobody, id: nextId(clinic), ownerId: person.id }, input, now)
    putRow(clinic, 'people', relative)
    return relative.id
  }),

  answer(contract.editRelatives, ({ clinic, person, input, now }) => {
    const patient = ownPatient(clinic, person, input.id)
    if ((input.isPrimary === '1') !== (patient.ownerId === null))
      throw new Refusal(50405, bilingual('受检人不存在', 'There is no such person'))
    putRow(clinic, 'people', filled(patient, input, now))
    return null
  }),
]

const UNKNOWN: Health = {
  ethnicity: null,
  height: null,
  weight: null,
  mLastday: null,
  mAge: null,
  fPregnancy: null,
  childbirth: null,
  menopausetime: null,
  relatives1st: null,
  c1strelatives: null,
  relatives2nd: null,
  c2ndrelatives: null,
  smoking: null,
  drink: null,
}

const entityOf = (person: Person) => ({ ...fieldsOf(person), ...person.asStored })

const fieldsOf = ({ id, ownerId, relationId, name, age, sex, phone, identityCard, health }: Person) => ({
  id,
  isPrimary: ownerId === null ? ('1' as const) : ('0' as const),
  relationId,
  name,
  age,
  sex,
  telphone: phone,
  identityCard,
  ...(health ?? UNKNOWN),
})

type Fields = Omit<InferOutput<typeof contract.editRelatives.input>, 'id'>
type Sent = ReturnType<typeof separateLegacy<Fields>>['sent']

/** A402: the account's own phone number stays. A665: what is left out stays as it is. */
const filled = (person: Person, fields: Fields, now: number): Person => {
  const { sent, asStored } = separateLegacy(fields, person.asStored)
  const { id: _, isPrimary: _told, ...before } = fieldsOf(person)
  const { name, age, sex, telphone, identityCard, relationId, ...health } = { ...before, ...sent }
  const isOpen = (value: unknown, key: string) => value == null && !(key in asStored)
  if (isOpen(name, 'name') || isOpen(age, 'age') || isOpen(sex, 'sex'))
    throw new Refusal(50050, bilingual('请填写姓名、性别和年龄', 'Please enter name, sex and age'))
  checkAgeAndCard(sent)
  checkHealth(sent, person, chinaDay(now))
  const isOwner = person.ownerId === null
  // A stored phone number may be from another country.
  if (!isOwner && telphone != null && telphone !== person.phone) checkPhone(telphone)
  return {
    ...person,
    name: name ?? null,
    age: age ?? null,
    sex: sex ?? null,
    identityCard: identityCard ?? null,
    phone: isOwner ? person.phone : (telphone ?? null),
    relationId: isOwner ? null : (relationId ?? null),
    health: healthOf(health),
    asStored,
  }
}

type HealthFields = { [K in keyof Health]: Health[K] | undefined }

const healthOf = (fields: HealthFields): Health => ({
  ethnicity: fields.ethnicity ?? null,
  height: fields.height ?? null,
  weight: fields.weight ?? null,
  mLastday: fields.mLastday ?? null,
  mAge: fields.mAge ?? null,
  fPregnancy: fields.fPregnancy ?? null,
  childbirth: fields.childbirth ?? null,
  menopausetime: fields.menopausetime ?? null,
  relatives1st: fields.relatives1st ?? null,
  c1strelatives: fields.c1strelatives ?? null,
  relatives2nd: fields.relatives2nd ?? null,
  c2ndrelatives: fields.c2ndrelatives ?? null,
  smoking: fields.smoking ?? null,
  drink: fields.drink ?? null,
})

const checkHealth = (
  { height, weight, mLastday, c1strelatives, c2ndrelatives, relationId }: Sent,
  person: Person,
  today: string,
): void => {
  // A stored code may be from another program.
  const known = [person.health?.c1strelatives, person.health?.c2ndrelatives]
  const right =
    (height === undefined || (Number.isInteger(height) && height > 1 && height < 300)) &&
    (weight === undefined || weight > 0) &&
    (mLastday === undefined || (mLastday >= LAST_PERIOD_FROM && mLastday <= today)) &&
    [c1strelatives, c2ndrelatives].every(
      (codes) => codes === undefined || known.includes(codes) || /^[012](,[012])*$/.test(codes),
    ) &&
    (relationId === undefined || relationId === person.relationId || (relationId >= 1 && relationId <= 5))
  if (!right) throw new Refusal(50054, bilingual('健康信息填写有误', 'The health information is not valid'))
}
