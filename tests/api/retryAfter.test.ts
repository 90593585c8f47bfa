import { object } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '@/api/client'
import { monotonic, now } from '@/lib/time/clock'
import { get, post } from '@/contract/endpoint'
import { nothing } from '@/contract/fields'
import { answerWith, ok, seen, reported } from '../support/client'

const ask = (path: string) => call(get(path, object({}), nothing), {})
const failureOf = (path: string) => ask(path).then(undefined, (failure: unknown) => failure)
const overloaded = (status: number, headers: Record<string, string>) => () => new Response('', { status, headers })

const goOn = (ms: number) => {
  const [grown, wall] = [monotonic() + ms, Date.now() + ms]
  vi.spyOn(performance, 'now').mockReturnValue(grown)
  vi.spyOn(Date, 'now').mockReturnValue(wall)
}

afterEach(() => vi.restoreAllMocks())

test.each([
  ['seconds with 503', 503, '/a', { 'Retry-After': '60' }],
  ['seconds with 429', 429, '/b', { 'Retry-After': '60' }],
  [
    'a date by the server’s own clock',
    503,
    '/c',
    { Date: 'Tue, 04 Mar 2025 08:00:00 GMT', 'Retry-After': 'Tue, 04 Mar 2025 08:01:00 GMT' },
  ],
])('[A451] [RG5] no call is sent before the time that Retry-After names: %s', async (_, status, path, headers) => {
  goOn(0)
  answerWith(overloaded(status, headers))
  expect(await failureOf(path)).toMatchObject({ kind: 'http', status })
  answerWith(() => ok({}))
  goOn(55_000)
  const failure = await failureOf(path)
  expect(failure).toMatchObject({ kind: 'held', until: now() + 5_000 })
  expect(reported.notices.at(-1)).toMatchObject({ kind: 'held' })
  expect(seen).toHaveLength(1)
  goOn(6_000)
  await ask(path)
  expect(seen).toHaveLength(2)
})

test('[A451] the wait is at most five minutes, and other calls are sent', async () => {
  answerWith(overloaded(503, { 'Retry-After': '86400' }))
  await failureOf('/long')
  answerWith(() => ok({}))
  await ask('/other')
  await call(post('/long', 'json', object({}), nothing), {})
  expect(await failureOf('/long')).toMatchObject({ kind: 'held' })
  goOn(5 * 60_000)
  await ask('/long')
})

test.each([
  ['no time', 503, {}],
  ['a time that is none', 503, { 'Retry-After': 'soon' }],
  ['a time that is over', 503, { 'Retry-After': 'Tue, 04 Mar 2025 08:00:00 GMT' }],
  ['another failure', 500, { 'Retry-After': '60' }],
])('[A451] Retry-After with %s holds no call back', async (name, status, headers) => {
  answerWith(overloaded(status, headers))
  const path = `/free/${name}`
  await failureOf(path)
  expect(await failureOf(path)).toMatchObject({ kind: 'http' })
  expect(seen).toHaveLength(2)
})

test('[A451] [RG5] a call that waits says until when, also while an outage sends nothing of itself', async () => {
  answerWith(overloaded(503, { 'Retry-After': '60' }))
  await Promise.all([failureOf('/first'), failureOf('/second')])
  expect(await failureOf('/first')).toMatchObject({ kind: 'held' })
  expect(seen).toHaveLength(2)
})
