import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '@/api/http'
import { listCookies, removeCookie } from '@/lib/cookies'
import { setClockByServer, unsetClock } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { dataOf, idle } from '@/lib/remote'
import { doneStep, formStep, useCheckIn, type CheckInVisit } from '@/stores/checkIn/checkIn'
import { backAtCheckIn, openCheckIn } from '@/stores/checkIn/open'
import { answerCheckIn, signedInCustomer, tickConsent } from '@/stores/checkIn/form'
import { writeChosen } from '@/stores/checkIn/record'
import { asksConsent, sendCheckIn } from '@/stores/checkIn/send'
import { giveConsent, useConsent } from '@/stores/auth/consent'
import { dropToken, startSession, token } from '@/stores/auth/session'
import { receiveOAuthCallback, useProvider } from '@/stores/auth/provider'
import { resetStores } from '@/stores/createStore'
import { clientHost } from '../../support/fixtures/clientHost'
import { left, provider } from '../../support/fixtures/provider'
import { stopClock } from '../../support/stoppedClocks'

const PAGE = new URL('https://app.example/subscribe/nowFree?orgId=102')
const VISIT: CheckInVisit = { organisationId: '102', serviceId: '1', query: { date: '', startDate: '', endDate: '' } }
const CUSTOMER = { id: '1001', name: '林婉清', telphone: '13800000001', sex: '0', age: 46, birthday: '1980-04-12' }

const calls: string[] = []
let openId: () => Response = () => reply({ openId: 'open-1' })
const reply = (data: unknown) => HttpResponse.json({ data, message: '', status: 200 })
const refused = () => HttpResponse.json({ data: null, message: '授权码无效', status: 50065 })

const answers: Record<string, () => Response> = {
  '/login/getOpenIdByCode': () => openId(),
  '/login/getTokenByOpenId': () => reply({ token: 'token-1' }),
  '/organ/getOrganInfo': () => reply({ orgId: '102', orgName: '木棉体检中心' }),
  '/organ/getOrganConfig': () => reply({ orgId: '102', morningLimit: 5, afternoonLimit: 5, nowFreeSubscribe: 2 }),
  '/organ/getSubscribeCount': () => reply({ morningCount: 5, afternoonCount: 1 }),
  '/customer/getCustomerInfo': () => reply(CUSTOMER),
  '/subscribe/submitNowFree': () =>
    reply({ id: '71', customerId: '81', inspectionId: '91', hqiId: null, hasChq: true }),
}
const server = setupServer(
  ...Object.entries(answers).map(([path, answer]) =>
    http.all(`*/api${path}`, ({ request }) => {
      calls.push(`${path}${request.headers.has('token') ? ' signed' : ''}`)
      return answer()
    }),
  ),
)
/** Simulates a reload: the stores are empty, stored data stays. */
const loadPage = () => {
  useProvider.setState({ callback: undefined, signIn: 'idle' })
  useCheckIn.setState(useCheckIn.getInitialState(), true)
}
/** Comes back from the provider with a code for the last state. */
const comeBack = (code: string) => {
  loadPage()
  receiveOAuthCallback({ code, state: left[left.length - 1]?.state ?? '' })
  return openCheckIn(VISIT, new URL(left[left.length - 1]?.redirectUri ?? ''))
}
const step = () => useCheckIn.getState().checkIn.step

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  // The browser's clock too, which decides which cookies have expired.
  stopClock(chinaMoment('2026-11-25 10:00:00'))
  connectClient(clientHost({ token }))
  provider(true)
  calls.length = 0
  left.length = 0
  openId = () => reply({ openId: 'open-1' })
})
afterEach(() => {
  for (const { name } of listCookies()) removeCookie(name)
  window.sessionStorage.clear()
  resetStores()
})
afterAll(() => server.close())

describe('the silent sign-in', () => {
  test('[AUTH-10] without a token the page redirects to the provider before it requests anything', async () => {
    await openCheckIn(VISIT, PAGE)
    expect(left).toMatchObject([{ scope: 'snsapi_base', redirectUri: PAGE.href }])
    expect([step(), calls]).toEqual(['entering', []])
    await openCheckIn(VISIT, PAGE)
    expect(left).toHaveLength(1)
  })

  test('[AUTH-11] the code is exchanged for an open id, the open id for a token, and then the customer loads', async () => {
    await openCheckIn(VISIT, PAGE)
    await comeBack('code-1')
    expect(token()).toBe('token-1')
    expect(calls.slice(0, 2)).toEqual(['/login/getOpenIdByCode', '/login/getTokenByOpenId'])
    expect(calls.slice(2).sort()).toEqual([
      '/customer/getCustomerInfo signed',
      '/organ/getOrganConfig signed',
      '/organ/getOrganInfo signed',
      '/organ/getSubscribeCount signed',
    ])
    expect(formStep()?.form).toMatchObject({
      name: '林婉清',
      phone: '13800000001',
      birthday: '1980-04-12',
      age: '46',
    })
    expect(left).toHaveLength(1)
  })

  test('[AUTH-12] [AUTH-13] [A389] after a failed code the page tries once more with retry=1, then continues without a token and requests only open calls', async () => {
    openId = refused
    await openCheckIn(VISIT, PAGE)
    await comeBack('code-1')
    expect(left.map(({ redirectUri }) => redirectUri)).toEqual([PAGE.href, `${PAGE.href}&retry=1`])
    expect(step()).toBe('entering')
    calls.length = 0
    await comeBack('code-2')
    expect([step(), token(), left.length]).toEqual(['form', undefined, 2])
    expect(calls.sort()).toEqual([
      '/login/getOpenIdByCode',
      '/organ/getOrganConfig',
      '/organ/getOrganInfo',
      '/organ/getSubscribeCount',
    ])
  })

  test('[RA17] a visitor who comes back from the provider by the back button continues without a token', async () => {
    await openCheckIn(VISIT, PAGE)
    await backAtCheckIn()
    expect(step()).toBe('form')
    expect(calls.filter((call) => !call.startsWith('/organ/'))).toEqual([])
    expect(left).toHaveLength(1)
  })

  test('[A132] without a provider the page continues at once', async () => {
    provider(false)
    await openCheckIn(VISIT, PAGE)
    expect([step(), left]).toEqual(['form', []])
  })

  test('[AUTH-10] a signed-in user stays on the page', async () => {
    startSession('token-1')
    await openCheckIn(VISIT, PAGE)
    expect([step(), left]).toEqual(['form', []])
  })
})

describe('the check-in of today', () => {
  test('[A431] [ONSITE-26] a check-in of the phone’s day, not the server’s, is replaced by the form of the QR code’s desk', async () => {
    provider(false)
    unsetClock()
    const record = { orgId: '101', id: '9', name: '林婉清', customerId: '1001', inspectionId: '8', hqiId: null }
    Cookies.set('newFree', JSON.stringify({ ...record, date: '2026-11-25', chqDone: true }), { path: '/' })
    await openCheckIn(VISIT, PAGE)
    expect(step()).toBe('done')
    calls.length = 0
    for (let answer = 0; answer < 2; answer++)
      setClockByServer(new Date(chinaMoment('2026-11-26 10:00:00')).toUTCString())
    expect(formStep()).toMatchObject({ today: '2026-11-26', form: { day: '2026-11-26', name: '' } })
    await vi.waitFor(() => expect(useCheckIn.getState().desks.get('102')).toMatchObject({ state: 'ready' }))
    expect(calls).toContain('/organ/getOrganConfig')
    unsetClock()
  })
})

describe('the chosen time of an older check-in', () => {
  const RECORD = { orgId: '101', id: '9', name: '林婉清', customerId: '1001', inspectionId: '8', hqiId: null }
  const kept = () => Object.keys(window.localStorage).filter((key) => key.endsWith('check-in'))
  const keepFor = (userId: string | undefined, date: string) => {
    Cookies.set('newFree', JSON.stringify({ ...RECORD, date, chqDone: true }), { path: '/' })
    writeChosen(userId, { id: '9', day: date, age: 46, sentAt: 0 })
  }
  beforeEach(() => {
    provider(false)
    for (let answer = 0; answer < 2; answer++)
      setClockByServer(new Date(chinaMoment('2026-11-25 10:00:00')).toUTCString())
  })
  afterEach(unsetClock)

  test.each([undefined, '1001'])('[ONSITE-26] it is removed with a record of another day (%s)', async (userId) => {
    keepFor(userId, '2026-11-24')
    await openCheckIn(VISIT, PAGE)
    expect([step(), kept()]).toEqual(['form', []])
  })

  test.each([undefined, '1001'])('[ONSITE-25] it is removed once the record has ended (%s)', async (userId) => {
    keepFor(userId, '2026-11-25')
    Cookies.remove('newFree', { path: '/' })
    await openCheckIn(VISIT, PAGE)
    expect([step(), kept()]).toEqual(['form', []])
  })

  test.each([undefined, '1001'])('[A130] today’s stays, and another check-in replaces it (%s)', async (userId) => {
    keepFor(userId, '2026-11-25')
    await openCheckIn(VISIT, PAGE)
    expect(doneStep()?.chosen).toMatchObject({ id: '9', age: 46 })
    writeChosen('1002', { id: '10', day: '2026-11-25', age: 30, sentAt: 0 })
    expect(kept()).toEqual(['of:1002:check-in'])
  })
})

describe('the form', () => {
  const clinic = () => {
    const found = dataOf(useCheckIn.getState().desks.get('102') ?? idle)
    if (found === undefined) throw new Error('no clinic')
    return found
  }
  const fillIn = () => {
    answerCheckIn({
      name: '沈若兰',
      phone: '13911112222',
      sex: 'female',
      birthday: '1980-04-12',
      implants: false,
      identityCard: '990101198004120024',
    })
    tickConsent(true)
  }
  const stored = () =>
    [window.localStorage, window.sessionStorage, Cookies.get()].flatMap((shelf) => Object.values(shelf)).join(' ')

  test('[A384] [RC7] phone number and ID card are not stored, neither before sending nor after', async () => {
    provider(false)
    await openCheckIn(VISIT, PAGE)
    fillIn()
    expect(stored()).not.toMatch(/13911112222|990101198004120024/)
    await expect(sendCheckIn(clinic())).resolves.toEqual({ kind: 'sent' })
    expect(stored()).toContain('沈若兰')
    expect(stored()).not.toMatch(/13911112222|990101198004120024/)
    expect(step()).toBe('done')
    expect(JSON.stringify(useCheckIn.getState().checkIn)).not.toMatch(/13911112222|990101198004120024/)
  })

  test('the answers stay when the page is opened again, for example after a look at the doctors', async () => {
    startSession('token-1')
    await openCheckIn(VISIT, PAGE)
    fillIn()
    await openCheckIn(VISIT, PAGE)
    expect(formStep()?.form).toMatchObject({
      name: '沈若兰',
      phone: '13911112222',
      identityCard: '990101198004120024',
    })
  })

  const consentOf = (userId: string) =>
    JSON.parse(window.localStorage.getItem(`of:${userId}:consent`) ?? 'null') as unknown

  test('[A385] nothing is sent without consent; an account’s consent is stored with its version and time', async () => {
    startSession('token-1')
    await openCheckIn(VISIT, PAGE)
    fillIn()
    tickConsent(false)
    await expect(sendCheckIn(clinic())).resolves.toEqual({ kind: 'noConsent' })
    expect(calls).not.toContain('/subscribe/submitNowFree signed')
    tickConsent(true)
    await expect(sendCheckIn(clinic())).resolves.toEqual({ kind: 'sent' })
    expect(consentOf('1001')).toEqual({ version: 3, at: expect.any(Number) as number })
  })

  test('[A385] a consent to an earlier text is asked for again', async () => {
    startSession('token-1')
    window.localStorage.setItem('of:1001:consent', JSON.stringify({ version: 1, at: Date.now() }))
    await openCheckIn(VISIT, PAGE)
    fillIn()
    tickConsent(false)
    await expect(sendCheckIn(clinic())).resolves.toEqual({ kind: 'noConsent' })
  })

  test('[A435] the consent of an anonymous visitor is valid for one check-in, whatever is stored from before, and is not stored', async () => {
    provider(false)
    const old = JSON.stringify({ version: 1, at: Date.now() })
    window.localStorage.setItem('of::consent', old)
    for (const name of ['沈若兰', '沈若梅']) {
      Cookies.remove('newFree', { path: '/' })
      await openCheckIn(VISIT, PAGE)
      fillIn()
      answerCheckIn({ name })
      tickConsent(false)
      await expect(sendCheckIn(clinic())).resolves.toEqual({ kind: 'noConsent' })
      window.localStorage.removeItem('of::consent')
      tickConsent(true)
      await expect(sendCheckIn(clinic())).resolves.toEqual({ kind: 'sent' })
      expect(consentOf('')).toBeNull()
    }
  })

  test('[ONSITE-19] a second submission sends nothing while the first is running', async () => {
    provider(false)
    await openCheckIn(VISIT, PAGE)
    fillIn()
    const results = await Promise.all([sendCheckIn(clinic()), sendCheckIn(clinic())])
    expect(results).toEqual([{ kind: 'sent' }, { kind: 'alreadySending' }])
    expect(calls.filter((call) => call === '/subscribe/submitNowFree')).toHaveLength(1)
  })
})

test('[A423] [A385] once the token has gone, the check-in is of no account and asks for the consent', async () => {
  startSession('token-1')
  giveConsent('1001')
  await openCheckIn(VISIT, PAGE)
  expect([signedInCustomer()?.id, asksConsent(useConsent.getState())]).toEqual(['1001', false])
  dropToken()
  expect([signedInCustomer(), asksConsent(useConsent.getState())]).toEqual([undefined, true])
})
