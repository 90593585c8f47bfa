import * as v from 'valibot'
import { day } from './day'
import { get, post } from './endpoint'
import { blankable, code, decimal, flag, id, integer, nothing, rowsOf, sex, text, told, toldText } from './fields'

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

/** A306; replaceAccount only after it was confirmed that another account's history goes (A398). */
export const editCustomerInfo = post(
  '/customer/editCustomerInfo',
  'json',
  v.object({
    id,
    name: v.nullable(text),
    age: v.nullable(decimal),
    sex: v.nullable(sex),
    birthday: v.nullable(day),
    identityCard: v.nullable(text),
    telphone: v.nullable(text),
    phoneCode: v.nullable(text),
    phoneModifyStatus: v.picklist(['0', '1']),
    replaceAccount: v.optional(v.literal('1')),
  }),
  nothing,
)

/** A307: whether another account has this phone. */
export const checkTelphone = get('/customer/checkTelphone', v.object({ telphone: text }), v.boolean())

/** The people a customer may book for: id, isPrimary, name (API-32). */
export const getInspectorsInfoList = get(
  '/subscribe/getInspectorsInfoList',
  v.object({}),
  rowsOf(v.object({ id, isPrimary: told(code), name: text })),
)

/** PATIENT-04; isPrimary is '1' for the customer, whose relationId is blank. */
export const relative = v.object({
  id,
  isPrimary: told(code),
  relationId: told(blankable(integer)),
  name: toldText,
  age: told(blankable(decimal)),
  sex: told(blankable(sex)),
  telphone: toldText,
  identityCard: toldText,
  ethnicity: toldText,
  height: told(blankable(decimal)),
  weight: told(blankable(decimal)),
  mLastday: told(day),
  mAge: told(blankable(decimal)),
  fPregnancy: told(blankable(decimal)),
  childbirth: told(blankable(decimal)),
  menopausetime: told(blankable(decimal)),
  relatives1st: told(blankable(flag)),
  c1strelatives: told(blankable(code)),
  relatives2nd: told(blankable(flag)),
  c2ndrelatives: told(blankable(code)),
  smoking: told(blankable(flag)),
  drink: told(blankable(flag)),
})

/** What the health forms fill (PATIENT-09), '' where nothing is answered; lists are codes joined by commas (PATIENT-10). */
export const relativeFields = v.object({
  name: blankable(text),
  relationId: blankable(integer),
  age: blankable(decimal),
  sex: blankable(sex),
  telphone: blankable(text),
  identityCard: blankable(text),
  ethnicity: blankable(text),
  height: blankable(decimal),
  weight: blankable(decimal),
  mLastday: blankable(day),
  mAge: blankable(decimal),
  fPregnancy: blankable(decimal),
  childbirth: blankable(decimal),
  menopausetime: blankable(decimal),
  relatives1st: blankable(flag),
  c1strelatives: blankable(text),
  relatives2nd: blankable(flag),
  c2ndrelatives: blankable(text),
  smoking: blankable(flag),
  drink: blankable(flag),
})

const newRelative = v.object({ ...relativeFields.entries, isPrimary: v.picklist(['0', '1']) })

/** API-33, A342 */
export const getRelativesList = get(
  '/relativesManager/getRelativesList',
  v.object({}),
  v.union([
    rowsOf(relative),
    v.pipe(
      v.object({ list: rowsOf(relative) }),
      v.transform(({ list }) => list),
    ),
  ]),
)

/** API-36 */
export const getRelativesInfoById = get('/relativesManager/getRelativesInfoById', v.object({ customerId: id }), relative)

/** API-34, A343: the answer is the new id (A404). */
export const addRelatives = post('/relativesManager/addRelatives', 'form', newRelative, id)

/** API-35, A344 */
export const editRelatives = post('/relativesManager/editRelatives', 'form', v.object({ ...newRelative.entries, id }), nothing)
