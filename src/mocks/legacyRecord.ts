import { Refusal } from './refusal'

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
