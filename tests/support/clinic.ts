import type { GenericSchema } from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Endpoint, InputOf } from '@/contract/endpoint'
import { bindPhone, sendPhoneCode } from '@/contract/auth/session'
import { onSms } from '@/mocks/clinic'
import { clinicServer } from '@/mocks/node'

/** The envelope as it was sent. */
export type Reply = { data: unknown; message: string; status: number }
type Sender = { token?: string; key?: string }

/** Tuesday, ten in the morning in China. */
export const TUESDAY = '2026-11-24T10:00:00+08:00'
export const BASE = 'http://clinic.test/api'

/** The account's own standard appointment: the organisation without limits, on a Saturday, at 128.00. */
export const STANDARD_ORDER = {
  subscribeDate: '2026-11-28',
  orgId: '105',
  customerId: '1001',
  serviceId: '1',
  specificationId: '1',
  couponId: '',
  discountsId: '',
  practicalPrice: 12_800,
}

/** A clinic for the tests of one file, reset after each test to the Tuesday. */
export const testClinic = () => {
  const { server, clinic, reset } = clinicServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TUESDAY) })
  })
  afterEach(() => {
    reset()
    vi.useRealTimers()
  })
  afterAll(() => server.close())
  return clinic
}

export const later = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms)
}

export const itIsNow = (time: string): void => {
  vi.setSystemTime(new Date(`${time.replace(' ', 'T')}+08:00`))
}

/** Sends a call as the contract defines it. */
export const ask = <E extends Endpoint<GenericSchema, GenericSchema>>(
  endpoint: E,
  input: InputOf<E>,
  sender: Sender = {},
): Promise<Reply> => {
  const address = `${BASE}${endpoint.path}`
  if (endpoint.encoding === 'json') {
    return send(address, sender, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
  }
  const values = new URLSearchParams(
    Object.entries(input as Record<string, string | number | boolean | null | undefined>).map(([key, value]) => [
      key,
      String(value ?? ''),
    ]),
  )
  return endpoint.encoding === 'query'
    ? send(`${address}?${values}`, sender, {})
    : send(address, sender, { method: 'POST', body: values })
}

export const send = async (url: string, { token, key }: Sender, init: RequestInit): Promise<Reply> => {
  const headers = new Headers(init.headers)
  if (token !== undefined) headers.set('token', token)
  if (key !== undefined) headers.set('Idempotency-Key', key)
  return (await fetch(url, { ...init, headers })).json() as Promise<Reply>
}

export const field = (reply: Reply, name: string): unknown => (reply.data as Record<string, unknown>)[name]

/** Requests a code and reads it from the SMS. */
export const codeFor = async (clinic: ReturnType<typeof testClinic>, phone: string): Promise<string> => {
  let code = ''
  const stop = onSms(clinic, (sms) => {
    if (sms.phone === phone) code = sms.code
  })
  await ask(sendPhoneCode, { telphone: phone })
  stop()
  return code
}

/** Signs in by phone number and code; returns the token. */
export const signIn = async (clinic: ReturnType<typeof testClinic>, phone: string): Promise<string> => {
  const phoneCode = await codeFor(clinic, phone)
  return String(field(await ask(bindPhone, { openId: '', telphone: phone, phoneCode }), 'token'))
}
