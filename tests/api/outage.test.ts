import { object } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '@/api/client'
import { renewOutageCalls } from '@/api/outage'
import { get, onlyReads, post, usesUp } from '@/contract/endpoint'
import { nothing } from '@/contract/fields'
import { monotonic } from '@/lib/time/clock'
import { answerWith, body, ok, seen, status, reported, type Seen } from '../support/client'

const read = (path: string) => call(get(path, object({}), nothing), {})
const write = (path: string) => call(post(path, 'json', object({}), nothing), {})
/** Returns 'answered' or the kind of failure for each request. */
const outcomes = async (...args: Promise<unknown>[]) =>
  (await Promise.allSettled(args)).map((one) => (one.status === 'fulfilled' ? 'answered' : String(one.reason.kind)))
const paths = () => seen.map(({ url }) => url.replace('/api', ''))
const down = () => body('', 503)
const answering =
  (...up: string[]) =>
  ({ url }: Seen) =>
    up.includes(url.replace('/api', '')) ? ok({}) : down()

/** Simulates an outage that an earlier call has noticed, and a new tap of the user. */
const knownOutage = async () => {
  answerWith(down)
  await outcomes(read('/known'))
  renewOutageCalls()
  seen.length = 0
}

afterEach(() => vi.restoreAllMocks())

test('[A451] while the server answers every read goes out at once', async () => {
  answerWith(() => ok({}))
  expect(await outcomes(...['/a', '/b', '/c', '/d'].map(read))).toEqual(Array.from({ length: 4 }, () => 'answered'))
  expect(paths()).toEqual(['/a', '/b', '/c', '/d'])
})

test('[A451] during an outage a tap sends two reads, and the others fail as those did', async () => {
  await knownOutage()
  expect(await outcomes(...['/a', '/b', '/c', '/d'].map(read))).toEqual(Array.from({ length: 4 }, () => 'http'))
  expect(paths()).toEqual(['/a', '/b'])
  expect(reported.notices.at(-1)).toMatchObject({ kind: 'http', status: 503 })
})

test('[A451] a later read of the same tap is not sent, nor one after both have failed', async () => {
  await knownOutage()
  const first = outcomes(read('/a'), read('/b'))
  await Promise.resolve()
  const second = outcomes(read('/c'))
  expect([...(await first), ...(await second)]).toEqual(['http', 'http', 'http'])
  expect(await outcomes(read('/d'), read('/e'))).toEqual(['http', 'http'])
  expect(paths()).toEqual(['/a', '/b'])
})

test('[A451] the reads of the tap that meets the outage count as well', async () => {
  answerWith(down)
  await outcomes(read('/a'), read('/b'))
  expect(await outcomes(read('/c'), read('/d'))).toEqual(['http', 'http'])
  expect(paths()).toEqual(['/a', '/b'])
})

test('[A451] one answer of two sends all the others', async () => {
  await knownOutage()
  answerWith(answering('/b', '/c', '/d'))
  expect(await outcomes(...['/a', '/b', '/c', '/d'].map(read))).toEqual(['http', 'answered', 'answered', 'answered'])
  expect(paths()).toEqual(['/a', '/b', '/c', '/d'])
  seen.length = 0
  expect(await outcomes(...['/b', '/c', '/d'].map(read))).toEqual(['answered', 'answered', 'answered'])
})

test('[A451] the two tried least recently go first, so that two broken reads hide no others', async () => {
  await knownOutage()
  answerWith(answering('/y', '/z'))
  const tap = () => outcomes(...['/v', '/w', '/y', '/z'].map(read))
  expect(await tap()).toEqual(['http', 'http', 'http', 'http'])
  renewOutageCalls()
  seen.length = 0
  expect(await tap()).toEqual(['http', 'http', 'answered', 'answered'])
  expect(paths()).toEqual(['/y', '/z', '/v', '/w'])
})

test('[A451] a read that fails while others are answered is no outage', async () => {
  answerWith(async ({ url }) => {
    if (url !== '/api/broken') return ok({})
    await new Promise((later) => setTimeout(later, 20))
    return down()
  })
  await outcomes(read('/broken'), read('/a'), read('/b'))
  seen.length = 0
  const settled = outcomes(...['/a', '/b', '/c', '/d'].map(read))
  await vi.waitFor(() => expect(seen).toHaveLength(4))
  await settled
})

test('[A451] two reads that fail after another of the same tap is answered are no outage', async () => {
  answerWith(answering('/a', '/d'))
  await outcomes(read('/a'))
  await outcomes(read('/b'), read('/c'))
  expect(await outcomes(read('/d'))).toEqual(['answered'])
})

test.each([
  ['a refusal', () => status(50406), 'refused'],
  ['no such address', () => body('', 404), 'http'],
])('[A451] %s counts as an answer, so all reads are sent again', async (_, reply, kind) => {
  await knownOutage()
  answerWith(reply)
  expect(await outcomes(...['/a', '/b', '/c'].map(read))).toEqual([kind, kind, kind])
  expect(seen).toHaveLength(3)
})

test('[A451] a write, or a call that uses up a code, is never held back; a POST that only reads is', async () => {
  await knownOutage()
  const asking = onlyReads(post('/asking', 'form', object({}), nothing))
  const code = usesUp(get('/code', object({}), nothing))
  await outcomes(read('/a'), read('/b'), call(asking, {}), write('/c'), write('/d'), call(code, {}))
  expect(new Set(paths())).toEqual(new Set(['/a', '/b', '/c', '/d', '/code']))
})

test('[A451] a write that is answered lets the waiting reads be sent', async () => {
  await knownOutage()
  answerWith(({ url }) => (url === '/api/sent' ? ok({}) : new Promise(() => undefined)))
  for (const path of ['/a', '/b', '/c']) void read(path).catch(() => undefined)
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  await write('/sent')
  await vi.waitFor(() => expect(paths()).toContain('/c'))
})

test('[A451] a read without a tap finds the server again after five seconds', async () => {
  await knownOutage()
  await outcomes(read('/a'), read('/b'))
  answerWith(() => ok({}))
  expect(await outcomes(read('/c'))).toEqual(['http'])
  vi.spyOn(performance, 'now').mockReturnValue(monotonic() + 5001)
  expect(await outcomes(read('/c'), read('/a'), read('/b'))).toEqual(['answered', 'answered', 'answered'])
})

test('[A451] a call that is held back by Retry-After does not count among the two reads of a tap', async () => {
  await knownOutage()
  answerWith(() => new Response('', { status: 503, headers: { 'Retry-After': '60' } }))
  await outcomes(read('/held'))
  renewOutageCalls()
  answerWith(() => ok({}))
  seen.length = 0
  expect(await outcomes(...['/held', '/a', '/b', '/c'].map(read))).toEqual([
    'held',
    'answered',
    'answered',
    'answered',
  ])
  expect(paths()).toEqual(['/a', '/b', '/c'])
})

test('[A389] [A451] a read that waits while the session ends is not sent', async () => {
  await knownOutage()
  answerWith(() => {
    reported.token = undefined
    return ok({})
  })
  expect(await outcomes(...['/a', '/b', '/c'].map(read))).toEqual(['answered', 'answered', 'cancelled'])
  expect(paths()).toEqual(['/a', '/b'])
})
