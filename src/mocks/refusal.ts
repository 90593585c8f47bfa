import { HttpResponse } from 'msw'
import type { Language } from '@/lib/language'
import { inLanguage, type Bilingual } from './bilingual'

/** A business error: a status other than 200 with its message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    override readonly message: Bilingual,
  ) {
    super(message)
  }
}

export const refusalReply = (
  { status, message }: Refusal,
  language: Language | undefined,
  headers: Record<string, string> = {},
): Response => HttpResponse.json({ data: null, message: inLanguage(language, message), status }, { headers })

/** No answer at all, as without a network. */
export class NetworkFault extends Error {}
