import { bilingual } from '@/mocks/bilingual'
import { Refusal } from '@/mocks/refusal'

/** A436: values stored by older programs under their names on the wire; they take precedence. */
type LegacyFields = Readonly<Record<string, unknown>>

type Readable<F> = { [K in keyof F]: Exclude<F[K], { stored: unknown }> | undefined }

/**
 * Separates the fields that the contract can read from those that came back as stored here. Any other unreadable value
 * is rejected.
 */
export const separateLegacy = <F extends object>(
  fields: F,
  stored: LegacyFields,
): { sent: Readable<F>; asStored: LegacyFields } => {
  const sent: Record<string, unknown> = {}
  const asStored: Record<string, unknown> = Object.fromEntries(
    Object.entries(stored).filter(([key]) => !(key in fields)),
  )
  for (const [key, value] of Object.entries(fields)) {
    if (!isStored(value)) sent[key] = value
    else if (String(value.stored) === String(stored[key])) asStored[key] = stored[key]
    else throw new Refusal(50090, bilingual('请求参数有误', 'The request is not valid'))
  }
  return { sent: sent as Readable<F>, asStored }
}

const isStored = (value: unknown): value is { stored: unknown } =>
  typeof value === 'object' && value !== null && 'stored' in value
