import * as v from 'valibot'
import { get, openToAll, post } from './endpoint'
import { nothing, text } from './fields'

const token = v.object({ token: v.nullish(v.string(), '') })

/** A294 */
export const getOpenIdByCode = openToAll(
  get('/login/getOpenIdByCode', v.object({ code: text, state: v.string() }), v.object({ openId: text })),
)

/** A295: an empty token means that no phone is bound. */
export const getTokenByOpenId = openToAll(get('/login/getTokenByOpenId', v.object({ openId: text }), token))

/** A296 */
export const sendPhoneCode = openToAll(post('/login/sendPhoneCode', 'form', v.object({ telphone: text }), nothing))

/** A297: openId is '' where no provider is configured (A410). */
export const bindPhone = openToAll(
  post(
    '/login/bindPhone',
    'form',
    v.object({ openId: v.string(), telphone: text, phoneCode: text }),
    v.object({ token: text }),
  ),
)
