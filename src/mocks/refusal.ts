import { HttpResponse } from 'msw'

/** A business error: a status other than 200 with its message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export const refusalReply = ({ status, message }: Refusal, headers: Record<string, string> = {}): Response =>
  HttpResponse.json({ data: null, message, status }, { headers })

/** No answer at all, as without a network. */
export class NetworkFault extends Error {}
