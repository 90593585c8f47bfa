import * as v from 'valibot'
import { get, openToAll, post, usesUp } from '@/contract/endpoint'
import { lenient, lenientId, lenientText, text } from '@/contract/fields'
import { tokenIfAny } from './session'

/** Exchanges the provider's code for a doctor's union id (A302); an empty one counts as none (A459). */
export const getUnionIdByCode = openToAll(
  usesUp(
    get('/doctorBind/getUnionIdByCode', v.object({ code: text, state: v.string() }), v.object({ unionId: lenientId })),
  ),
)

/** The doctor's token; an empty one means that the account is not bound (A303). */
export const getTokenByUnionId = openToAll(
  get('/doctorBind/getTokenByUnionId', v.object({ unionId: text }), tokenIfAny),
)

/**
 * Binds a doctor's account by phone number. The code has exactly six digits, the number 11, the first of them 1 (A59).
 * A unionId of '' is not known to the app: a stored one stays (A304, A410). The doctor's token is unused (A166).
 */
export const bindDoctor = openToAll(
  post(
    '/doctorBind/bindDoctor',
    'form',
    v.object({ unionId: v.string(), telphone: text, phoneCode: text }),
    lenient(v.object({ token: lenientText })),
  ),
)
