import * as v from 'valibot'
import { get, openToAll, post } from '@/contract/endpoint'
import { nothing, text } from '@/contract/fields'

/** The token of an account; '' where there is none, which may be said by no data at all (A295, A303). */
export const tokenIfAny = v.union([
  v.object({ token: v.nullish(v.string(), '') }),
  v.pipe(
    v.nullish(v.literal('')),
    v.transform(() => ({ token: '' })),
  ),
])

/** The provider's code becomes an open id (A294). */
export const getOpenIdByCode = openToAll(
  get('/login/getOpenIdByCode', v.object({ code: text, state: v.string() }), v.object({ openId: text })),
)

/** The token of an open id; an empty one means that no phone is bound (A295). */
export const getTokenByOpenId = openToAll(get('/login/getTokenByOpenId', v.object({ openId: text }), tokenIfAny))

/** Has a code sent by SMS (A296). */
export const sendPhoneCode = openToAll(post('/login/sendPhoneCode', 'form', v.object({ telphone: text }), nothing))

/** Binds a phone and signs in; openId is '' where no provider is configured (A297, A410). */
export const bindPhone = openToAll(
  post(
    '/login/bindPhone',
    'form',
    v.object({ openId: v.string(), telphone: text, phoneCode: text }),
    v.object({ token: text }),
  ),
)
