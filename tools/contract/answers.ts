/** What every answer holds. */
export const ENVELOPE = {
  type: 'object',
  properties: {
    status: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d+$' }] },
    message: { type: ['string', 'null'] },
    data: {},
  },
  required: ['data', 'message', 'status'],
}

export const REFUSAL = {
  allOf: [{ $ref: '#/components/schemas/Envelope' }],
  properties: {
    status: {
      anyOf: [
        { type: 'integer', minimum: 50000, maximum: 50999 },
        { type: 'string', pattern: '^50\\d{3}$' },
        { enum: [429, '429'] },
      ],
    },
    data: { type: 'null' },
  },
  description: 'The message is a sentence for the user. The status 429 refuses for now.',
  examples: [{ data: null, message: 'This day is full. Please choose another.', status: 50072 }],
}

/** The header of an answer with the status 50011 (A69). */
export const NEW_TOKEN = {
  description: 'The new token, beside the status 50011. The app repeats the call with it.',
  schema: { type: 'string' },
}

/** An answer by HTTP that settles nothing (A432). With the header the app pauses the call (A451). */
export const UNAVAILABLE = {
  description: 'No definite answer: a read offers a retry, and a write keeps its Idempotency-Key.',
  headers: {
    'Retry-After': {
      description: 'In seconds, or as a date. The app pauses the call for so long, five minutes at most.',
      schema: { type: 'string' },
    },
  },
}
