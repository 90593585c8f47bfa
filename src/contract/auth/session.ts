import * as v from 'valibot'
import { get, openToAll, post, usesUp } from '@/contract/endpoint'
import { nothing, text } from '@/contract/fields'

/** The token of an account; '' if there is none. The server may also send no data in that case (A295, A303). */
export const tokenIfAny = v.union([
  v.object({ token: v.nullish(v.string(), '') }),
  v.pipe(
    v.nullish(v.literal('')),
    v.transform(() => ({ token: '' })),
  ),
])

export const getOpenIdByCode = openToAll(
  usesUp(get('/login/getOpenIdByCode', v.object({ code: text, state: v.string() }), v.object({ openId: text }))),
)

/** The token of an account. An empty one means that no phone number is bound: the app asks for one (A295). */
export const getTokenByOpenId = openToAll(get('/login/getTokenByOpenId', v.object({ openId: text }), tokenIfAny))

/**
 * Sends a code of exactly six digits to a phone number of 11 digits that begins with 1 (A59, AUTH-07). The app offers
 * another one after 60 seconds (AUTH-08).
 */
export const sendPhoneCode = openToAll(post('/login/sendPhoneCode', 'form', v.object({ telphone: text }), nothing))

/**
 * Binds a phone number and signs in. The code has exactly six digits, and the number 11, the first of them 1 (A59). An
 * openId of '' is not known to the app: a stored one stays (A297, A410).
 */
export const bindPhone = openToAll(
  post(
    '/login/bindPhone',
    'form',
    v.object({ openId: v.string(), telphone: text, phoneCode: text }),
    v.object({ token: text }),
  ),
)
