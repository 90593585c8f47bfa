import type { InferOutput } from 'valibot'
import * as contract from '../contract/people'
import { SEX } from '../domain/dictionaries'
import type { Customer, Examinee } from '../domain/people'
import { isBroken, type Broken } from '../lib/broken'
import { call } from './client'

export const fetchCustomer = async (): Promise<Customer> => customerFromJson(await call(contract.getCustomerInfo, {}))

export const fetchExaminees = async (): Promise<(Examinee | Broken)[]> =>
  (await call(contract.getInspectorsInfoList, {})).map((row) =>
    isBroken(row) ? row : { id: row.id, name: row.name, primary: row.isPrimary === '1' },
  )

const customerFromJson = (json: InferOutput<typeof contract.customer>): Customer => ({
  id: json.id,
  name: json.name,
  phone: json.telphone,
  age: json.age,
  sex: json.sex === undefined ? undefined : SEX[json.sex],
  birthday: json.birthday?.slice(0, 10),
  avatarUrl: json.avatar,
})
