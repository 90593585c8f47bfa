import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** How the input is sent (A72): a query for GET; a form, JSON or multipart for POST. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart'

export type Endpoint<I extends GenericSchema = GenericSchema, O extends GenericSchema = GenericSchema> = {
  kind: 'endpoint'
  method: 'GET' | 'POST'
  path: string
  encoding: Encoding
  input: I
  output: O
  timeoutMs: number
  /** Changes nothing on the server, and may wait for other reads during an outage (A451). */
  reads: boolean
  /** May be called without a token (A389). */
  open: boolean
}

export type InputOf<E> = E extends Endpoint<infer I, GenericSchema> ? InferInput<I> : never
export type OutputOf<E> = E extends Endpoint<GenericSchema, infer O> ? InferOutput<O> : never

/** Timeout of a call (document 2, section 7). */
const TIMEOUT_MS = 20_000

export const get = <I extends GenericSchema, O extends GenericSchema>(
  path: string,
  input: I,
  output: O,
): Endpoint<I, O> => ({
  kind: 'endpoint',
  method: 'GET',
  path,
  encoding: 'query',
  input,
  output,
  timeoutMs: TIMEOUT_MS,
  reads: true,
  open: false,
})

export const post = <I extends GenericSchema, O extends GenericSchema>(
  path: string,
  encoding: Exclude<Encoding, 'query'>,
  input: I,
  output: O,
): Endpoint<I, O> => ({
  kind: 'endpoint',
  method: 'POST',
  path,
  encoding,
  input,
  output,
  timeoutMs: TIMEOUT_MS,
  reads: false,
  open: false,
})

/** Marks a POST that only reads. */
export const onlyReads = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, reads: true })

/** Marks a GET with a side effect: it uses up a one-time value, such as a code of the provider. */
export const usesUp = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, reads: false })

export const openToAll = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, open: true })
