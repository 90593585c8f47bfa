import * as contract from '@/contract/auth/doctorBind'
import { call } from '@/api/client'

/** The provider's code as a doctor's union id, '' where it is not told; a code works once. */
export const fetchUnionId = async (arrival: { code: string; state: string }): Promise<string> =>
  (await call(contract.getUnionIdByCode, arrival)).unionId ?? ''

/** Whether the account of this union id is bound. The token that says so is the doctor's and stays unused (A166). */
export const isDoctorBound = async (unionId: string): Promise<boolean> =>
  (await call(contract.getTokenByUnionId, { unionId })).token !== ''

/** Binds the account of this phone. Its failure is told in its place. */
export const bindDoctor = async (binding: { providerId: string; phone: string; code: string }): Promise<void> => {
  const body = { unionId: binding.providerId, telphone: binding.phone, phoneCode: binding.code }
  await call(contract.bindDoctor, body, { quiet: true })
}
