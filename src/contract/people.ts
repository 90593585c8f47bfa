import * as v from 'valibot'
import { day } from './day'
import { get } from './endpoint'
import { blankable, code, decimal, id, rowsOf, sex, text, told, toldText } from './fields'

/** The user record (AUTH-14); age and sex are blank on a new account (A416). */
export const customer = v.object({
  id,
  name: toldText,
  telphone: toldText,
  age: told(blankable(decimal)),
  sex: told(blankable(sex)),
  identityCard: toldText,
  birthday: told(day),
  avatar: toldText,
  openId: toldText,
  phoneModifyStatus: told(code),
})

/** A305 */
export const getCustomerInfo = get('/customer/getCustomerInfo', v.object({}), customer)

/** The people a customer may book for: id, isPrimary, name (API-32). */
export const getInspectorsInfoList = get(
  '/subscribe/getInspectorsInfoList',
  v.object({}),
  rowsOf(v.object({ id, isPrimary: told(code), name: text })),
)
