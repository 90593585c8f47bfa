import { Refusal } from './refusal'

const PHONE = /^1[3-9]\d{9}$/
const IDENTITY_CARD = /^(\d{15}|\d{17}[\dXx])$/

/** The phone of a customer or relative (A5). */
export const checkPhone = (phone: string): void => {
  if (!PHONE.test(phone)) throw new Refusal(50063, '手机号格式不正确')
}

type Blank = null | undefined
type Basics = { age: number | Blank; identityCard: string | Blank }

/** Age and identity card of a customer or relative, where there are any (A6, A36). */
export const checkFormats = ({ age, identityCard }: Basics): void => {
  if (age != null && (age <= 0 || age >= 130)) throw new Refusal(50052, '年龄输入错误')
  if (identityCard != null && !IDENTITY_CARD.test(identityCard)) throw new Refusal(50053, '请输入正确的身份证号')
}
