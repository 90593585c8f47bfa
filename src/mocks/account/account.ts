import * as contract from '@/contract/account'
import { answer, type Answer } from '@/mocks/answer'
import { allRows, findRow, putRow, removeRow, type Clinic } from '@/mocks/clinic'
import type { Person } from '@/mocks/records'
import { Refusal } from '@/mocks/refusal'
import { nobody } from '@/mocks/seeds/nobody'
import { accountWith, spendCode } from '@/mocks/auth/session'
import { bilingual } from '@/mocks/bilingual'
import { separateLegacy } from './legacyFields'

export const customerAnswers: Answer[] = [
  answer(
    contract.getCustomerInfo,
    ({ person: { ownerId: _none, phone, relationId: _blank, health: _elsewhere, asStored, ...person } }) => ({
      ...person,
      telphone: phone,
      avatar: null,
      phoneModifyStatus: '0',
      ...asStored,
    }),
  ),

  answer(contract.editCustomerInfo, ({ clinic, person, input, now }) => {
    if (input.id !== person.id) throw new Refusal(50405, bilingual('受检人不存在', 'There is no such person'))
    const { sent, asStored } = separateLegacy(input, person.asStored)
    checkAgeAndCard(sent)
    const phone = sent.phoneModifyStatus === '1' ? newPhone(clinic, person, sent, now) : person.phone
    if (phone !== sent.telphone && 'telphone' in input)
      throw new Refusal(50056, bilingual('更换手机号需要验证码', 'A new mobile number needs a code'))
    const {
      name = person.name,
      age = person.age,
      sex = person.sex,
      birthday = person.birthday,
      identityCard = person.identityCard,
    } = sent
    putRow(clinic, 'people', { ...person, phone, name, age, sex, birthday, identityCard, asStored })
    if (phone !== person.phone) endSessions(clinic, person)
    return null
  }),

  answer(contract.checkTelphone, ({ clinic, person, input }) => {
    const holder = accountWith(clinic, input.telphone)
    return holder !== undefined && holder.id !== person.id
  }),

  answer(contract.getInspectorsInfoList, ({ clinic, person }) =>
    // A person without a name cannot be an examinee, not even the owner of a new account.
    patientsOf(clinic, person)
      .filter(({ name }) => name !== null)
      .map(({ id, name }) => ({ id, name, isPrimary: id === person.id ? '1' : '0' })),
  ),
]

export const ownPatient = (clinic: Clinic, owner: Person, id: string): Person => {
  const patient = findRow(clinic, 'people', id)
  if (patient === undefined || (patient.id !== owner.id && patient.ownerId !== owner.id))
    throw new Refusal(50405, bilingual('受检人不存在', 'There is no such person'))
  return patient
}

export const patientsOf = (clinic: Clinic, owner: Person): Person[] => [
  owner,
  ...allRows(clinic, 'people').filter(({ ownerId }) => ownerId === owner.id),
]

const PHONE = /^1[3-9]\d{9}$/
const IDENTITY_CARD = /^(\d{15}|\d{17}[\dXx])$/

export const checkPhone = (phone: string): void => {
  if (!PHONE.test(phone)) throw new Refusal(50063, bilingual('手机号格式不正确', 'The mobile number is not valid'))
}

type Basics = { age?: number | null | undefined; identityCard?: string | null | undefined }

export const checkAgeAndCard = ({ age, identityCard }: Basics): void => {
  if (age != null && (age <= 0 || age >= 130))
    throw new Refusal(50052, bilingual('年龄输入错误', 'The age is not valid'))
  if (identityCard != null && !IDENTITY_CARD.test(identityCard))
    throw new Refusal(50053, bilingual('请输入正确的身份证号', 'The ID number is not valid'))
}

type PhoneChange = {
  telphone?: string | null | undefined
  phoneCode?: string | null | undefined
  replaceAccount?: '1' | undefined
}

/** A398: another account with this number is replaced only after a confirmation; without one no code is used up. */
const newPhone = (
  clinic: Clinic,
  person: Person,
  { telphone, phoneCode, replaceAccount }: PhoneChange,
  now: number,
): string => {
  if (telphone == null || telphone === person.phone)
    throw new Refusal(50057, bilingual('手机号未修改', 'The mobile number has not changed'))
  checkPhone(telphone)
  const holder = accountWith(clinic, telphone)
  if (holder !== undefined && replaceAccount !== '1')
    throw new Refusal(50055, bilingual('该手机号已有账号', 'This mobile number already has an account'))
  spendCode(clinic, telphone, phoneCode ?? '', now)
  if (holder !== undefined) {
    putRow(clinic, 'people', { ...nobody, id: holder.id })
    endSessions(clinic, holder)
  }
  return telphone
}

const endSessions = (clinic: Clinic, person: Person): void =>
  allRows(clinic, 'sessions')
    .filter(({ personId }) => personId === person.id)
    .forEach(({ id }) => removeRow(clinic, 'sessions', id))
