import * as contract from '@/contract/auth/session'
import { call, type CallOptions } from '@/api/client'

/** Has a code sent to the phone by SMS. */
export const sendPhoneCode = async (phone: string, options?: CallOptions): Promise<void> => {
  await call(contract.sendPhoneCode, { telphone: phone }, options)
}

/**
 * Binds the phone; the token that signs the customer in. openId is '' without a provider. Its failure is told in
 * its place.
 */
export const bindPhone = async (binding: { openId: string; phone: string; code: string }): Promise<string> => {
  const { token } = await call(
    contract.bindPhone,
    { openId: binding.openId, telphone: binding.phone, phoneCode: binding.code },
    { quiet: true },
  )
  return token
}

/** The provider's code as an open id; a code works once. */
export const fetchOpenId = async (arrival: { code: string; state: string }): Promise<string> => {
  const { openId } = await call(contract.getOpenIdByCode, arrival)
  return openId
}

/** The token of an open id; '' when no phone is bound to it yet. */
export const fetchToken = async (openId: string): Promise<string> => {
  const { token } = await call(contract.getTokenByOpenId, { openId })
  return token
}
