import * as contract from '@/contract/auth/session'
import { call } from '@/api/client'

/** The screen shows a failure, here and below. */
export const sendPhoneCode = async (phone: string): Promise<void> => {
  await call(contract.sendPhoneCode, { telphone: phone }, { quiet: true })
}

export const bindPhone = async (binding: { openId: string; phone: string; code: string }): Promise<string> => {
  const body = { openId: binding.openId, telphone: binding.phone, phoneCode: binding.code }
  const { token } = await call(contract.bindPhone, body, { quiet: true })
  return token
}

/** The form shows a failure, here and below; a check-in continues without a session. */
export const fetchOpenId = async (arrival: { code: string; state: string }): Promise<string> => {
  const { openId } = await call(contract.getOpenIdByCode, arrival, { quiet: true })
  return openId
}

/** Returns the token of an open id, '' when no phone number is bound to it. */
export const fetchToken = async (openId: string): Promise<string> => {
  const { token } = await call(contract.getTokenByOpenId, { openId }, { quiet: true })
  return token
}
