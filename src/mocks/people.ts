import * as contract from '../contract/people'
import { answer, type Answer } from './answer'
import { allRows, findRow, type Clinic } from './clinic'
import type { Person } from './records'
import { Refusal } from './refusal'

export const peopleAnswers: Answer[] = [
  answer(contract.getCustomerInfo, ({ person: { ownerId: _none, phone, relationId: _blank, health: _elsewhere, ...person } }) => ({
    ...person,
    telphone: phone,
    avatar: null,
    phoneModifyStatus: '0',
  })),

  answer(contract.getInspectorsInfoList, ({ clinic, person }) =>
    // Nobody can be booked for without a name, the owner of a new account included.
    patientsOf(clinic, person)
      .filter(({ name }) => name !== null)
      .map(({ id, name }) => ({ id, name, isPrimary: id === person.id ? '1' : '0' })),
  ),
]

/** The patient of this id, if the person may book for them. */
export const ownPatient = (clinic: Clinic, owner: Person, id: string): Person => {
  const patient = findRow(clinic, 'people', id)
  if (patient === undefined || (patient.id !== owner.id && patient.ownerId !== owner.id)) throw new Refusal(50405, '受检人不存在')
  return patient
}

const patientsOf = (clinic: Clinic, owner: Person): Person[] => [
  owner,
  ...allRows(clinic, 'people').filter(({ ownerId }) => ownerId === owner.id),
]
