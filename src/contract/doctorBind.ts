import * as v from 'valibot'
import { get, openToAll, post } from './endpoint'
import { text } from './fields'

/** The provider's code becomes a doctor's union id (A302). */
export const getUnionIdByCode = openToAll(
  get('/doctorBind/getUnionIdByCode', v.object({ code: text, state: v.string() }), v.object({ unionId: text })),
)

/** The doctor's token; an empty one means that the account is not bound (A303). */
export const getTokenByUnionId = openToAll(
  get('/doctorBind/getTokenByUnionId', v.object({ unionId: text }), v.object({ token: v.nullish(v.string(), '') })),
)

/** Binds a doctor's account by phone; unionId is '' where no provider is configured (A304, A410). */
export const bindDoctor = openToAll(
  post(
    '/doctorBind/bindDoctor',
    'form',
    v.object({ unionId: v.string(), telphone: text, phoneCode: text }),
    v.object({ token: text }),
  ),
)
