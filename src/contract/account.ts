import * as v from 'valibot'
import { day } from './day'
import { get, post } from './endpoint'
import { CENTIMETRES, KILOGRAMS, TIMES, YEARS } from '@/lib/measurement'
import {
  age,
  blankable,
  code,
  decimal,
  flag,
  id,
  integer,
  keeping,
  listOf,
  measured,
  nothing,
  orStored,
  sex,
  text,
  lenient,
  lenientId,
  lenientText,
  yesCode,
} from './fields'

/** The user record (AUTH-14); age and sex are blank on a new account (A416). */
export const customer = keeping({
  id,
  name: lenientText,
  telphone: lenientText,
  age: lenient(blankable(age)),
  sex: lenient(blankable(sex)),
  identityCard: lenientText,
  birthday: lenient(day),
  avatar: lenientText,
  openId: lenientText,
  phoneModifyStatus: lenient(code),
})

export const getCustomerInfo = get('/customer/getCustomerInfo', v.object({}), customer)

export const customerFields = v.object({
  name: orStored(v.nullable(text)),
  age: orStored(v.nullable(decimal)),
  sex: orStored(v.nullable(sex)),
  birthday: orStored(v.nullable(day)),
  identityCard: orStored(v.nullable(text)),
  telphone: orStored(v.nullable(text)),
})

/**
 * A phoneCode has exactly six digits, and a new phone number 11, the first of them 1 (A59). The app sends
 * replaceAccount only after the user has confirmed that another account's history is lost (A306, A398). The app leaves
 * out each field that getCustomerInfo left out, until the user answers it: keep what is stored there (A665).
 */
export const editCustomerInfo = post(
  '/customer/editCustomerInfo',
  'json',
  v.object({
    id,
    ...customerFields.entries,
    phoneCode: v.nullable(text),
    phoneModifyStatus: v.picklist(['0', '1']),
    replaceAccount: v.optional(v.literal('1')),
  }),
  nothing,
)

/** Whether another account has this phone number (A307). */
export const checkTelphone = get('/customer/checkTelphone', v.object({ telphone: text }), flag)

export const getInspectorsInfoList = get(
  '/subscribe/getInspectorsInfoList',
  v.object({}),
  listOf(v.object({ id, isPrimary: lenient(yesCode), name: lenientText })),
)

/** isPrimary is '1' for the customer, whose relationId is blank (PATIENT-04). */
export const relative = keeping({
  id,
  isPrimary: lenient(yesCode),
  relationId: lenient(blankable(integer)),
  name: lenientText,
  age: lenient(blankable(age)),
  sex: lenient(blankable(sex)),
  telphone: lenientText,
  identityCard: lenientText,
  ethnicity: lenientText,
  height: lenient(blankable(measured(CENTIMETRES))),
  weight: lenient(blankable(measured(KILOGRAMS))),
  mLastday: lenient(day),
  mAge: lenient(blankable(measured(YEARS))),
  fPregnancy: lenient(blankable(measured(YEARS))),
  childbirth: lenient(blankable(measured(TIMES))),
  menopausetime: lenient(blankable(measured(YEARS))),
  relatives1st: lenient(blankable(flag)),
  c1strelatives: lenient(blankable(code)),
  relatives2nd: lenient(blankable(flag)),
  c2ndrelatives: lenient(blankable(code)),
  smoking: lenient(blankable(flag)),
  drink: lenient(blankable(flag)),
})

/** Fields of the health forms (PATIENT-09); '' is no answer, lists are codes joined by commas (PATIENT-10). */
export const relativeFields = v.object({
  name: orStored(blankable(text)),
  relationId: orStored(blankable(integer)),
  age: orStored(blankable(decimal)),
  sex: orStored(blankable(sex)),
  telphone: orStored(blankable(text)),
  identityCard: orStored(blankable(text)),
  ethnicity: orStored(blankable(text)),
  height: orStored(blankable(decimal)),
  weight: orStored(blankable(decimal)),
  mLastday: orStored(blankable(day)),
  mAge: orStored(blankable(decimal)),
  fPregnancy: orStored(blankable(decimal)),
  childbirth: orStored(blankable(decimal)),
  menopausetime: orStored(blankable(decimal)),
  relatives1st: orStored(blankable(flag)),
  c1strelatives: orStored(blankable(text)),
  relatives2nd: orStored(blankable(flag)),
  c2ndrelatives: orStored(blankable(text)),
  smoking: orStored(blankable(flag)),
  drink: orStored(blankable(flag)),
})

const newRelative = v.object({ ...relativeFields.entries, isPrimary: v.picklist(['0', '1']) })

export const getRelativesList = get('/relativesManager/getRelativesList', v.object({}), listOf(relative))

export const getRelativesInfoById = get(
  '/relativesManager/getRelativesInfoById',
  v.object({ customerId: id }),
  relative,
)

/** The app sends each field. The answer is the id of the new relative (A404). */
export const addRelatives = post('/relativesManager/addRelatives', 'form', newRelative, lenientId)

/**
 * The app leaves out each field that getRelativesInfoById left out, until the user answers it: keep what is stored
 * there (A665).
 */
export const editRelatives = post(
  '/relativesManager/editRelatives',
  'form',
  v.object({ ...newRelative.entries, id }),
  nothing,
)
