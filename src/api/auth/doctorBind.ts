import * as contract from '@/contract/auth/doctorBind'
import { call } from '@/api/client'

/** The form shows a failure, here and below. */
export const fetchUnionId = async (arrival: { code: string; state: string }): Promise<string> =>
  (await call(contract.getUnionIdByCode, arrival, { quiet: true })).unionId ?? ''

/** Whether the account of this union id is bound. The token in the answer is the doctor's and stays unused (A166). */
export const isDoctorBound = async (unionId: string): Promise<boolean> =>
  (await call(contract.getTokenByUnionId, { unionId }, { quiet: true })).token !== ''

export const bindDoctor = async (binding: { providerId: string; phone: string; code: string }): Promise<void> => {
  const body = { unionId: binding.providerId, telphone: binding.phone, phoneCode: binding.code }
  await call(contract.bindDoctor, body, { quiet: true })
}
