import { is, type GenericSchema, type InferInput, type InferOutput } from 'valibot'
import * as contract from '@/contract/account'
import { RELATION, SEX, SEX_CODE, type RelationCode } from '@/domain/dictionaries'
import type { Customer, CustomerChange, Examinee, Relative, RelativeRecord } from '@/domain/account/account'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { call, type CallOptions } from '@/api/client'
import { expectSameRecord } from '@/api/sameRecord'

export const fetchCustomer = async (options?: CallOptions): Promise<Customer> =>
  customerFromJson(await call(contract.getCustomerInfo, {}, options))

/**
 * Saves the customer's own profile. The caller shows a failure, as for every save in this file. A changed phone number
 * ends the session, so no further call may follow (A415).
 */
export const editCustomer = (change: CustomerChange): Promise<void> =>
  call(contract.editCustomerInfo, customerToJson(change), { quiet: true })

export const isPhoneTaken = (phone: string): Promise<boolean> =>
  call(contract.checkTelphone, { telphone: phone }, { quiet: true })

export const fetchExaminees = async (options?: CallOptions): Promise<(Examinee | UnreadableRow)[]> =>
  (await call(contract.getInspectorsInfoList, {}, options)).map((row) =>
    isUnreadable(row) ? row : { id: row.id, name: row.name, primary: row.isPrimary === '1' },
  )

export const fetchRelatives = async (options?: CallOptions): Promise<(Relative | UnreadableRow)[]> =>
  (await call(contract.getRelativesList, {}, options)).map((row) => (isUnreadable(row) ? row : relativeFromJson(row)))

export const fetchRelative = async (customerId: string, options?: CallOptions): Promise<Relative> => {
  const json = await call(contract.getRelativesInfoById, { customerId }, options)
  expectSameRecord(customerId, json.id)
  return relativeFromJson(json)
}

/** Registers a relative; returns the new id, if the server sends it. */
export const addRelative = async (record: RelativeRecord, idempotencyKey: string): Promise<string | undefined> =>
  call(contract.addRelatives, { ...fieldsToJson(record), isPrimary: '0' }, { idempotencyKey, quiet: true })

/**
 * Sends the whole record; unchanged fields are sent as they were stored. One that the answer left out is not sent
 * until it is answered (A665). The customer's own phone number is always sent as stored (A402), and their relation to
 * themselves is blank (PATIENT-05).
 */
export const editRelative = async ({ id, primary, record }: Relative, change: RelativeRecord): Promise<void> => {
  const changed = primary ? { ...change, telphone: record['telphone'], relationId: null } : change
  const names = FIELD_NAMES.filter((name) => name in record || (changed[name] ?? '') !== '')
  const fields = fieldsToJson({ ...record, ...changed }, names)
  await call(contract.editRelatives, { ...fields, isPrimary: primary ? '1' : '0', id }, { quiet: true })
}

const customerFromJson = (json: InferOutput<typeof contract.customer>): Customer => ({
  id: json.id,
  name: json.name,
  phone: json.telphone,
  age: json.age,
  sex: json.sex === undefined ? undefined : SEX[json.sex],
  avatarUrl: json.avatar,
  identityCard: json.identityCard,
  birthday: json.birthday,
  asStored: { ...Object.fromEntries(Object.keys(json).map((name) => [name, null])), ...json.asStored },
})

// An unreadable value is sent back as it was stored (A436), and what was left out is left out (A665).
const customerToJson = ({ id, phone, asStored, sex, ...change }: CustomerChange) => {
  const answers: Record<string, unknown> = { ...change, sex: sex && SEX_CODE[sex], telphone: phone.number }
  const fields = Object.keys(contract.customerFields.entries).map((name) => [name, answers[name] ?? asStored?.[name]])
  return {
    id,
    ...sendable(contract.customerFields, Object.fromEntries(fields)),
    ...('code' in phone
      ? {
          phoneCode: phone.code,
          phoneModifyStatus: '1' as const,
          ...(phone.replaceAccount ? { replaceAccount: '1' as const } : {}),
        }
      : { phoneCode: null, phoneModifyStatus: '0' as const }),
  }
}

const relativeFromJson = ({
  id,
  isPrimary,
  asStored,
  ...record
}: InferOutput<typeof contract.relative>): Relative => ({
  id,
  primary: isPrimary === '1',
  name: record.name,
  sex: record.sex === undefined ? undefined : SEX[record.sex],
  age: record.age,
  phone: record.telphone,
  heightCm: record.height || undefined,
  relation: RELATION_CODES.find((code) => code === String(record.relationId)),
  record: { ...record, ...asStored },
})

const RELATION_CODES = Object.keys(RELATION) as RelationCode[]

const FIELD_NAMES = Object.keys(contract.relativeFields.entries)

const fieldsToJson = (record: RelativeRecord, names = FIELD_NAMES) =>
  sendable(contract.relativeFields, Object.fromEntries(names.map((name) => [name, record[name] ?? null])))

const sendable = <S extends GenericSchema>(schema: S, fields: unknown): InferInput<S> => {
  if (!is(schema, fields)) throw new TypeError('the record does not match the contract')
  return fields
}
