import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { call } from '@/api/client'
import { asApiError, isFinalRefusal, isUnconfirmed } from '@/api/errors'
import { get, openToAll } from '@/contract/endpoint'
import {
  answerWith,
  body,
  formThing,
  jsonThing,
  listThings,
  multipartThing,
  ok,
  readThing,
  seen,
  status,
  reported,
} from '../support/client'

describe('the request', () => {
  test('[API-01] [API-03] [API-04] a call uses the base address and the token header, and data is taken out of the envelope', async () => {
    answerWith(() => ok({ name: 'a' }))
    await expect(call(readThing, { id: '7' })).resolves.toEqual({ name: 'a' })
    expect(seen).toEqual([expect.objectContaining({ url: '/api/thing?id=7', token: 'token-1', body: '' })])
  })

  test('[A441] every call, however it is sent, requests an answer that is not cached', async () => {
    answerWith(() => ok({ id: '1', name: 'a', list: [], total: 0 }))
    await call(readThing, { id: '7' })
    await call(listThings, {})
    await call(formThing, { id: '1', note: '' })
    await call(jsonThing, { id: '1', note: '' })
    await call(multipartThing, { id: '1', file: new Blob(['a']) }, { idempotencyKey: 'key-1' })
    expect(seen.map(({ caching }) => caching)).toEqual(Array.from({ length: 5 }, () => 'no-cache, no-store'))
  })

  test('[API-03] without a sign-in no token header is sent', async () => {
    reported.token = undefined
    answerWith(() => ok({ name: 'a' }))
    await call(openToAll(readThing), { id: '7' })
    expect(seen[0]?.token).toBeNull()
  })

  test('[A389] without a sign-in only open calls are sent', async () => {
    reported.token = undefined
    answerWith(() => ok({ id: '1', name: 'a' }))
    await expect(call(readThing, { id: '7' })).rejects.toMatchObject({ kind: 'cancelled' })
    await expect(call(jsonThing, { id: '7', note: '' })).rejects.toMatchObject({ kind: 'cancelled' })
    expect(seen).toEqual([])
    await call(jsonThing, { id: '7', note: '' }, { outlivesSession: true })
    await call(openToAll(readThing), { id: '7' })
    expect(seen.map(({ url }) => url)).toEqual(['/api/jsonThing', '/api/thing?id=7'])
    expect(reported).toMatchObject({ notices: [], signedOut: [] })
  })

  test('[API-05] a form is urlencoded without loss', async () => {
    answerWith(() => ok({ id: '1' }))
    await call(formThing, { id: '1', note: 'a&b=c +中' })
    expect(seen[0]?.type).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({ id: '1', note: 'a&b=c +中' })
  })

  test('[API-05] JSON sends null for empty values', async () => {
    answerWith(() => ok({ id: '1' }))
    await call(jsonThing, { id: '1', note: null })
    expect(seen[0]?.type).toMatch(/^application\/json/)
    expect(seen[0]?.body).toBe('{"id":"1","note":null}')
  })

  test('[RA12] a page whose token is no longer the signed-in user’s may read but not write', async () => {
    reported.mayWrite = false
    answerWith(() => ok({ name: 'a' }))
    await expect(call(formThing, { id: '1', note: '' })).rejects.toMatchObject({ kind: 'cancelled' })
    await expect(call(jsonThing, { id: '1', note: '' })).rejects.toMatchObject({ kind: 'cancelled' })
    await call(readThing, { id: '7' })
    expect(seen.map(({ url }) => url)).toEqual(['/api/thing?id=7'])
    expect(reported.notices).toEqual([])
  })

  test('an Idempotency-Key is sent as a header', async () => {
    answerWith(() => ok({ id: '1' }))
    await call(formThing, { id: '1', note: '' }, { idempotencyKey: 'key-1' })
    expect(seen[0]?.key).toBe('key-1')
  })

  test('[RA9] an id above 2^53 is sent back with the same digits', async () => {
    answerWith(({ url }) =>
      url.startsWith('/api/things')
        ? body('{"status":200,"data":{"list":[{"id":1745039284758347777}],"total":1}}')
        : ok({ name: 'a' }),
    )
    const { list } = await call(listThings, {})
    const [first] = list
    if (first === undefined || !('id' in first)) throw new Error('no row')
    await call(readThing, { id: first.id })
    expect(seen[1]?.url).toBe('/api/thing?id=1745039284758347777')
  })
})

describe('the answer', () => {
  test.each([200, '200'])('[API-06] status %j is a success', async (code) => {
    answerWith(() => HttpResponse.json({ data: { name: 'a' }, message: '', status: code }))
    await expect(call(readThing, { id: '1' })).resolves.toEqual({ name: 'a' })
  })

  test('[API-07] [RA1] 50011 stores the new token and resends the same request once, unnoticed', async () => {
    answerWith((_asked, turn) => (turn === 1 ? status(50011, '', { token: 'token-2' }) : ok({ id: '1' })))
    await expect(call(formThing, { id: '1', note: '中' }, { idempotencyKey: 'k' })).resolves.toEqual({ id: '1' })
    expect(seen.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
    expect(seen[1]).toEqual({ ...seen[0], token: 'token-2' })
    expect(reported).toMatchObject({ token: 'token-2', notices: [], signedOut: [] })
  })

  test('[RA1] the resend repeats JSON byte for byte and multipart part by part', async () => {
    answerWith((_asked, turn) => (turn % 2 === 1 ? status(50011, '', { token: 'token-2' }) : ok({ id: '1' })))
    await call(jsonThing, { id: '1', note: 'x' })
    expect(seen[1]?.body).toBe(seen[0]?.body)
    await call(multipartThing, { file: new Blob(['bytes']), id: '9' })
    const parts = (text: string | undefined) => text?.replace(/-{4,}[\w-]+/g, 'boundary')
    expect(parts(seen[3]?.body)).toBe(parts(seen[2]?.body))
    expect(seen[3]?.body).toContain('name="id"\r\n\r\n9\r\n')
  })

  test('[RA2] ten calls at once are resent once each, and a late 50011 does not overwrite a newer token', async () => {
    const late: (() => void)[] = []
    answerWith(({ token }, turn) =>
      token === 'token-1'
        ? new Promise((resolve) => late.push(() => resolve(status(50011, '', { token: `new-${turn}` }))))
        : ok({ name: 'a' }),
    )
    const calls = Array.from({ length: 10 }, () => call(readThing, { id: '1' }))
    await vi.waitFor(() => expect(late).toHaveLength(10))
    for (const answer of late.reverse()) {
      answer()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await Promise.all(calls)
    expect(seen).toHaveLength(20)
    expect(reported.renewed).toEqual(['new-10'])
    expect(seen.slice(10).every(({ token }) => token === 'new-10')).toBe(true)
  })

  test.each([
    ['without a token header', {}],
    ['for ever', { token: 'token-2' }],
  ])('[RA3] after 50011 %s there is one resend, then an ordinary error', async (_title, headers) => {
    answerWith(() => status(50011, '请重新登录', headers))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({
      kind: 'refused',
      status: 50011,
      serverMessage: '请重新登录',
    })
    expect(seen).toHaveLength(2)
    expect(reported.notices).toHaveLength(1)
  })

  test('[API-08] [RA4] eight calls that expire together end the session once', async () => {
    answerWith(() => status(50012))
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => call(readThing, { id: '1' })))
    expect(results.every(({ status: settled }) => settled === 'rejected')).toBe(true)
    expect(reported.signedOut).toEqual([{ kind: 'expired' }])
    expect(reported.notices).toEqual([])
  })

  test('[A389] 50012 for a call sent without a token ends no session', async () => {
    reported.token = undefined
    answerWith(() => status(50012, '未登录'))
    await expect(call(openToAll(readThing), { id: '1' })).rejects.toMatchObject({ kind: 'refused' })
    expect(reported.signedOut).toEqual([])
  })

  test('[A433] 50012 for a token that was renewed meanwhile repeats the request once with the newer one', async () => {
    answerWith((_asked, turn) => {
      if (turn > 1) return ok({ id: '1' })
      reported.token = 'token-9'
      return status(50012)
    })
    await expect(call(formThing, { id: '1', note: '中' }, { idempotencyKey: 'k' })).resolves.toEqual({ id: '1' })
    expect(seen[1]).toEqual({ ...seen[0], token: 'token-9' })
    expect(reported).toMatchObject({ token: 'token-9', notices: [], signedOut: [] })
  })

  test.each([
    ['50011', () => status(50011, '', { token: 'token-2' })],
    ['50012', () => status(50012)],
  ])('[RA12] %s that arrives after another person has signed in repeats nothing', async (_code, reply) => {
    answerWith((_asked, turn) => {
      if (turn > 1) return ok({ id: '1' })
      Object.assign(reported, { token: 'token-of-another', mayWrite: false })
      return reply()
    })
    await expect(call(formThing, { id: '1', note: '' })).rejects.toMatchObject({ kind: 'cancelled' })
    expect(seen).toHaveLength(1)
    expect(reported).toMatchObject({ token: 'token-of-another', renewed: [], signedOut: [], notices: [] })
  })

  test('[A433] 50012 for the newer token too ends the session; a token renewed again gets no third request', async () => {
    answerWith((_asked, turn) => {
      if (turn === 1) reported.token = 'token-9'
      return status(50012)
    })
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'signedOut' })
    expect(reported.signedOut).toEqual([{ kind: 'expired' }])
    seen.length = 0
    Object.assign(reported, { token: 'token-1', signedOut: [] })
    answerWith((_asked, turn) => {
      reported.token = `token-${turn + 9}`
      return status(50012)
    })
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'silent' })
    expect(seen).toHaveLength(2)
    expect(reported).toMatchObject({ notices: [], signedOut: [] })
  })

  test('[API-09] [RA5] 50035 ends the session with the server’s sentence', async () => {
    answerWith(() => status(50035, '<b>账号异常</b>'))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'signedOut' })
    expect(reported.signedOut).toEqual([{ kind: 'ended', message: '<b>账号异常</b>' }])
  })

  test('[A433] [A587] 50035 for a token that was renewed meanwhile repeats the request once with the newer one', async () => {
    answerWith((_asked, turn) => {
      if (turn > 1) return ok({ id: '1' })
      reported.token = 'token-9'
      return status(50035, '您的账号已在其他设备登录')
    })
    await expect(call(formThing, { id: '1', note: '中' }, { idempotencyKey: 'k' })).resolves.toEqual({ id: '1' })
    expect(seen[1]).toEqual({ ...seen[0], token: 'token-9' })
    expect(reported).toMatchObject({ token: 'token-9', notices: [], signedOut: [] })
  })

  test('[A587] 50035 for the newer token too ends the session with the server’s sentence', async () => {
    answerWith((_asked, turn) => {
      if (turn === 1) reported.token = 'token-9'
      return status(50035, '账号异常')
    })
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'signedOut' })
    expect(seen).toHaveLength(2)
    expect(reported.signedOut).toEqual([{ kind: 'ended', message: '账号异常' }])
  })

  test('[A389] [A587] 50035 for a call that was sent without a token ends the session as before', async () => {
    reported.token = undefined
    answerWith(() => status(50035, '账号已停用'))
    await expect(call(openToAll(readThing), { id: '1' })).rejects.toMatchObject({ kind: 'signedOut' })
    expect(reported.signedOut).toEqual([{ kind: 'ended', message: '账号已停用' }])
  })

  test('[API-10] [RA5] 50037 rejects silently', async () => {
    answerWith(() => status(50037, 'hidden'))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'silent' })
    expect(reported).toMatchObject({ notices: [], signedOut: [] })
  })

  test('[API-11] any other status shows a red notice with the server’s sentence, and rejects', async () => {
    answerWith(() => status(50100, '名额已满'))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'refused', status: 50100 })
    expect(reported.notices).toEqual([expect.objectContaining({ serverMessage: '名额已满' })])
  })

  test.each([' ', '\u3000\n'])('[A75] [A387] a sentence of blanks, %j, counts as none', async (blank) => {
    answerWith(() => status(50100, blank))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'refused', serverMessage: undefined })
  })

  test('[A404] [A559] an answer whose data is left out has no data, as if it were null', async () => {
    const maybe = get('/maybe', v.object({}), v.nullable(v.object({ name: v.string() })))
    answerWith(() => body('{"message":"操作成功","status":200}'))
    await expect(call(maybe, {})).resolves.toBeNull()
    // A body that is no more than a status may be anybody's.
    answerWith(() => body('{"status":200}'))
    await expect(call(maybe, {})).rejects.toMatchObject({ kind: 'badResponse' })
  })

  test.each([
    ['a page', '<!doctype html><html></html>'],
    ['cut JSON', '{"data":{"name":"a"},"sta'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"200"'],
    ['an odd status', '{"data":{"name":"a"},"status":"ok"}'],
    ['no data', '{"message":"","status":200}'],
    ['data of a wrong type', '{"data":{"name":true},"status":200}'],
    ['an empty needed text', '{"data":{"name":""},"status":200}'],
    ['null data', '{"data":null,"status":200}'],
  ])('[RA6] %s is a typed bad response', async (_title, content) => {
    answerWith(() => body(content))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'badResponse' })
    expect(reported.notices).toHaveLength(1)
  })

  test('[A413] [A432] HTTP 4xx with a whole envelope is read as that envelope; with part of one it is an HTTP error', async () => {
    answerWith(() => HttpResponse.json({ data: null, message: '名额已满', status: 50200 }, { status: 422 }))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({
      kind: 'refused',
      status: 50200,
      serverMessage: '名额已满',
    })
    answerWith(() =>
      HttpResponse.json(
        { timestamp: '2026-11-24T02:00:00Z', status: 404, error: 'Not Found', path: '/thing' },
        { status: 404 },
      ),
    )
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'http', status: 404 })
    answerWith(() => body('<html>404</html>', 404))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'http', status: 404 })
  })

  test.each([
    ['a page under HTTP 502', 502, () => body('<html>502</html>', 502)],
    [
      'a framework’s JSON under HTTP 500',
      500,
      () =>
        HttpResponse.json(
          { timestamp: 1, status: 504, error: 'Gateway Timeout', message: 'x', path: '/thing' },
          { status: 500 },
        ),
    ],
    [
      'a whole envelope under HTTP 503',
      503,
      () => HttpResponse.json({ data: null, message: '维护中', status: 50200 }, { status: 503 }),
    ],
    [
      'an envelope that calls itself fine under HTTP 500',
      500,
      () => HttpResponse.json({ data: { id: '1' }, message: '', status: 200 }, { status: 500 }),
    ],
    [
      '50012 under HTTP 500',
      500,
      () => HttpResponse.json({ data: null, message: '', status: 50012 }, { status: 500 }),
    ],
    ['status 504 under HTTP 200', 504, () => status(504, 'Gateway Timeout')],
    ['status "500" under HTTP 200', 500, () => status('500', '系统繁忙')],
  ])('[A432] %s is no refusal: the outcome of a write is unknown', async (_title, code, reply) => {
    answerWith(reply)
    const failure = await call(formThing, { id: '1', note: '' }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'http', status: code })
    expect(isUnconfirmed(asApiError(failure))).toBe(true)
    expect(reported.signedOut).toEqual([])
  })

  test('[A432] status 429 refuses for now: nothing was done, and nothing is said not to exist', async () => {
    answerWith(() => HttpResponse.json({ data: null, message: '请求过于频繁', status: 429 }, { status: 429 }))
    const failure = asApiError(await call(readThing, { id: '1' }).catch((error: unknown) => error))
    expect(failure).toMatchObject({ kind: 'refused', serverMessage: '请求过于频繁' })
    expect(isUnconfirmed(failure)).toBe(false)
    expect(isFinalRefusal(failure)).toBe(false)
  })

  test('[API-11] [A432] status 500 under HTTP 200 shows the server’s sentence, and stays undecided', async () => {
    answerWith(() => status(500, '系统繁忙'))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'http', serverMessage: '系统繁忙' })
    expect(reported.notices).toEqual([expect.objectContaining({ serverMessage: '系统繁忙' })])
    answerWith(() => status(500, ''))
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'http', serverMessage: undefined })
  })

  test.each([201, 0, -1])('[A432] [RG2] status %i beside data is neither a success nor a refusal', async (code) => {
    answerWith(() => HttpResponse.json({ data: { id: '1' }, message: '操作成功', status: code }))
    const failure = await call(formThing, { id: '1', note: '' }).catch((error: unknown) => error)
    // Its message may describe a success.
    expect(failure).toMatchObject({ kind: 'badResponse', status: code, serverMessage: undefined })
    expect(isUnconfirmed(asApiError(failure))).toBe(true)
  })

  test('[API-12] a lost network is reported; in a background call only its caller learns of it', async () => {
    answerWith(() => HttpResponse.error())
    await expect(call(readThing, { id: '1' })).rejects.toMatchObject({ kind: 'offline' })
    expect(reported.notices).toHaveLength(1)
    await expect(call(readThing, { id: '1' }, { quiet: true })).rejects.toMatchObject({ kind: 'offline' })
    expect(reported.notices).toHaveLength(1)
  })

  test('[RA7] a row without a required field is replaced by a placeholder, and the other rows stay', async () => {
    answerWith(() => ok({ list: [{ id: '1' }, { name: 'no id' }, null, { id: 3 }], total: 4 }))
    const { list } = await call(listThings, {})
    expect(list).toEqual([{ id: '1' }, { unreadable: true }, { unreadable: true }, { id: '3' }])
  })

  test.each([null, 'x', {}])('[RA7] a list that is %j is a bad response', async (list) => {
    answerWith(() => ok({ list, total: 1 }))
    await expect(call(listThings, {})).rejects.toMatchObject({ kind: 'badResponse' })
  })
})

describe('an open call', () => {
  const open = { idempotencyKey: 'key-1', outlivesSession: true }

  test('[A423] [A389] 50012 drops the token, and the same call is repeated without it: no sign-out, no notice', async () => {
    answerWith(({ token }) => (token === null ? ok({ id: '1' }) : status(50012, '登录状态已过期')))
    await expect(call(jsonThing, { id: '1', note: '中' }, open)).resolves.toEqual({ id: '1' })
    expect(seen).toHaveLength(2)
    expect(seen[1]).toEqual({ ...seen[0], token: null })
    expect(reported).toMatchObject({ token: undefined, dropped: 1, signedOut: [], notices: [] })
  })

  test('[A423] a token that was renewed meanwhile is not dropped', async () => {
    answerWith(({ token }) => {
      if (token === null) return ok({ id: '1' })
      reported.token = 'token-2'
      return status(50012)
    })
    await expect(call(jsonThing, { id: '1', note: '' }, open)).resolves.toEqual({ id: '1' })
    expect(reported).toMatchObject({ signedOut: [] })
  })

  test('[A389] 50012 without a token is an ordinary refusal, requested once', async () => {
    reported.token = undefined
    answerWith(() => status(50012, '未登录'))
    await expect(call(jsonThing, { id: '1', note: '' }, { ...open, quiet: true })).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: '未登录',
    })
    expect(seen).toHaveLength(1)
    expect(reported).toMatchObject({ dropped: 0, signedOut: [], notices: [] })
  })

  test('[RA5] 50035 still ends the session', async () => {
    answerWith(() => status(50035, '账号异常'))
    await expect(call(jsonThing, { id: '1', note: '' }, open)).rejects.toMatchObject({ kind: 'signedOut' })
    expect(reported.signedOut).toEqual([{ kind: 'ended', message: '账号异常' }])
  })
})
