import type { Person } from '@/mocks/records'

export type Trait =
  | 'complete'
  | 'brokenAppointment'
  | 'new'
  | 'man'
  | 'longName'
  | 'sexMissing'
  | 'brokenList'
  | 'relativesAbroad'
  | 'noIdentityCard'
  | 'old'
  | 'young'
  | 'manyRelatives'
  | 'ageMissing'

export const nobody: Omit<Person, 'id'> = {
  ownerId: null,
  phone: null,
  name: null,
  sex: null,
  age: null,
  birthday: null,
  identityCard: null,
  openId: null,
  relationId: null,
  health: null,
  asStored: {},
}
