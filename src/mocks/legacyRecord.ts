import { Refusal } from './refusal'
import { bilingual } from '@/mocks/bilingual'

const PHONE = /^1[3-9]\d{9}$/
const IDENTITY_CARD = /^(\d{15}|\d{17}[\dXx])$/

export const checkPhone = (phone: string): void => {
  if (!PHONE.test(phone)) throw new Refusal(50063, bilingual('手机号格式不正确', 'The mobile number is not valid'))
}

type Blank = null | undefined
type Basics = { age: number | Blank; identityCard: string | Blank }

export const checkFormats = ({ age, identityCard }: Basics): void => {
  if (age != null && (age <= 0 || age >= 130))
    throw new Refusal(50052, bilingual('年龄输入错误', 'The age is not valid'))
  if (identityCard != null && !IDENTITY_CARD.test(identityCard))
    throw new Refusal(50053, bilingual('请输入正确的身份证号', 'The ID number is not valid'))
}

/** A436: values stored by older programs under their names on the wire; they take precedence. */
export type AsStored = Readonly<Record<string, unknown>>

type Sent<F> = { [K in keyof F]: Exclude<F[K], { stored: unknown }> | undefined }

/**
 * Separates fields of the contract from those that came back as stored here. Any other unreadable value is rejected.
 */
export const takeApart = <F extends object>(fields: F, stored: AsStored): { sent: Sent<F>; asStored: AsStored } => {
  const sent: Record<string, unknown> = {}
  const asStored: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) {
    if (!isStored(value)) sent[key] = value
    else if (String(value.stored) === String(stored[key])) asStored[key] = stored[key]
    else throw new Refusal(50090, bilingual('请求参数有误', 'The request is not valid'))
  }
  return { sent: sent as Sent<F>, asStored }
}

const isStored = (value: unknown): value is { stored: unknown } =>
  typeof value === 'object' && value !== null && 'stored' in value
