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

/**
 * What older programs have stored in their own way, by its names on the wire; it stands before what else is
 * known (A436).
 */
export type AsStored = Readonly<Record<string, unknown>>

type Sent<F> = { [K in keyof F]: Exclude<F[K], { stored: unknown }> | undefined }

/**
 * Takes apart what was sent: fields as the contract has them, and those that only came back as they are stored here.
 * Nobody may send anything else that cannot be read.
 */
export const takeApart = <F extends object>(fields: F, stored: AsStored): { sent: Sent<F>; asStored: AsStored } => {
  const sent: Record<string, unknown> = {}
  const asStored: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) {
    if (!isStored(value)) sent[key] = value
    else if (String(value.stored) === String(stored[key])) asStored[key] = stored[key]
    else throw new Refusal(50090, '请求参数有误')
  }
  return { sent: sent as Sent<F>, asStored }
}

const isStored = (value: unknown): value is { stored: unknown } =>
  typeof value === 'object' && value !== null && 'stored' in value
