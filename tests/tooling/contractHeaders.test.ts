import { describe, expect, test } from 'vitest'
import { reportText } from '@/inspector/collect'
import { checkServer } from '../../tools/contract/check'
import { reasonsToFail } from '../../tools/contract/reasons'
import { checkRecording } from '../../tools/contract/recording'
import { changing, clinicToAsk, except, refusing, serverOf, type Ask } from '../support/contractServer'

const { ask, token } = clinicToAsk()

const check = async (answer: Ask, as: { token?: string } = {}) => {
  const server = await serverOf(answer)
  const checked = await checkServer({ server: server.url, ...as })
  await server.close()
  return checked
}

const COLUMNS = 'GET /news/listColumn'
const same = (data: unknown): unknown => data

const recorded = (...answers: { data?: unknown; status?: number; headers?: { name: string; value: string }[] }[]) =>
  checkRecording(
    JSON.stringify({
      log: {
        entries: answers.map(({ data = [], status = 200, headers = [] }) => ({
          request: { method: 'GET', url: 'https://clinic.example/api/news/listColumn' },
          response: {
            status: 200,
            headers: [{ name: 'Date', value: 'Tue, 24 Nov 2026 10:00:00 GMT' }, ...headers],
            content: { text: JSON.stringify({ data, message: 'ok', status }) },
          },
        })),
      },
    }),
  )

describe('a cookie of the server', () => {
  test.each([
    ['JSESSIONID', 'ignored', []],
    ['token', 'it replaces the app’s own', [`A cookie replaces the token of the app: ${COLUMNS}.`]],
  ])('named %s is listed: %s', async (name, effect, reasons) => {
    const checked = await check(changing(ask, '/listColumn', same, { 'Set-Cookie': `${name}=secret; Path=/` }))
    const line = `- ${COLUMNS}: the header Set-Cookie: expected no cookie, came the cookie ${name}; ${effect} (once)`
    expect(reportText(checked)).toContain(line)
    expect(reportText(checked)).not.toContain('secret')
    expect(reasonsToFail(checked)).toEqual(reasons)
    const ofSession = recorded({ headers: [{ name: 'set-cookie', value: `a b=1\n${name}=secret` }] })
    expect(reportText(ofSession)).toContain(line)
    expect(reportText(ofSession)).toContain('came the cookie (a name that is no identifier); ignored (once)')
    expect(reasonsToFail(ofSession)).toEqual(reasons)
  })
})

describe('[A441] an answer that may be kept', () => {
  test('is listed with its Cache-Control, and fails no check, because nginx replaces the header', async () => {
    const checked = await check(changing(ask, '/listColumn', same, { 'Cache-Control': 'max-age=60' }))
    const line = `- ${COLUMNS}: the header Cache-Control: expected no-store, came max-age=60; a browser may keep it after the sign-out (once)`
    expect(reportText(checked)).toContain(line)
    expect(reasonsToFail(checked)).toEqual([])
    expect(reportText(recorded({ headers: [{ name: 'cache-control', value: 'max-age=60' }] }))).toContain(line)
  })

  test('leaves a note alone where it has no Cache-Control, and none with no-store', () => {
    expect(recorded({}).notes).toEqual([expect.stringContaining('no Cache-Control')])
    expect(recorded({ headers: [{ name: 'Cache-Control', value: 'private, No-Store' }] }).notes).toEqual([])
  })

  test('is one line of many calls', async () => {
    const checked = await check(changing(ask, '', same, { 'Cache-Control': 'public' }))
    const lines = reportText(checked).match(/.*the header Cache-Control.*/g)
    expect(lines).toHaveLength(1)
    expect(lines?.[0]).toMatch(/^- GET \/\w+\/\w+ and \d other calls: .* \(\d+ times\)$/)
  })
})

describe('a token that the server renews (50011)', () => {
  /** Answers one token by 50011, and knows another one. */
  const renewing = (headers: Readonly<Record<string, string>>, sent: (string | null)[] = []): Ask => {
    const renew = refusing(50011)
    return async (request) => {
      sent.push(request.headers.get('token'))
      if (request.headers.get('token') !== 'old') return ask(request)
      const answer = await renew(request)
      for (const [name, value] of Object.entries(headers)) answer?.headers.set(name, value)
      return answer
    }
  }

  test('is taken from the header, and each later call carries it', async () => {
    const sent: (string | null)[] = []
    const checked = await check(renewing({ token }, sent), { token: 'old' })
    expect(sent.filter((one) => one === 'old')).toHaveLength(1)
    expect(reasonsToFail(checked)).toEqual(['A call fails or rows are hidden: GET /subscribe/listSubscribe.'])
  })

  test('is a deviation where the header lacks it, in a recording too', async () => {
    const expected = 'the header token: expected a new token beside the status 50011, came nothing; the call fails'
    expect(reportText(await check(renewing({}), { token: 'old' }))).toContain(expected)
    expect(reportText(recorded({ data: null, status: 50011 }))).toContain(expected)
    expect(
      reportText(recorded({ data: null, status: 50011, headers: [{ name: 'Token', value: 'a' }] })),
    ).not.toContain(expected)
  })

  test('is asked for once: a second 50011 is a refusal', async () => {
    const LAST = '/listAdvertisement'
    const refuser = refusing(50011)
    const checked = await check(
      except(ask, LAST, async (request) => {
        const answer = await refuser(request)
        answer?.headers.set('token', 'newer')
        return answer
      }),
    )
    expect(checked.refusals).toEqual([{ call: `GET /news${LAST}`, status: 50011, times: 1 }])
    expect(reasonsToFail(checked)).toEqual([`The token was rejected: GET /news${LAST}.`])
  })
})

test('[API-08] each read that needs a token is asked with a wrong one, and those that answer it are named', async () => {
  const right: Ask = (request) => {
    const headers = new Headers(request.headers)
    headers.set('token', token)
    return ask(new Request(request, { headers }))
  }
  const checked = await check(except(except(ask, '/listCoupon', right), '/reportRecord', right), { token })
  expect(reportText(checked)).toContain(
    '- GET /coupon/listCoupon: the answer to a wrong token: expected status 50012, came data; it is open to anybody (once)',
  )
  expect(reasonsToFail(checked)).toContain(
    'A wrong token was accepted: GET /coupon/listCoupon, GET /report/reportRecord answer without checking it.',
  )
})
