import { HttpResponse } from 'msw'

/** A refusal in the envelope: a status other than 200 and the sentence that goes with it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** How a refusal travels. */
export const refusalReply = ({ status, message }: Refusal, headers: Record<string, string> = {}): Response =>
  HttpResponse.json({ data: null, message, status }, { headers })

/** No answer at all, as when the network is gone. */
export class NetworkFault extends Error {}
