import { act, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { getResponse, http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { transact } from '@/mocks/clinic'
import { tokenByOpenId } from '@/mocks/auth/session'
import { handlers } from '@/mocks/handlers'
import { giveConsent } from '@/stores/auth/consent'
import { startOrder } from '@/stores/booking/order'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX } from '@/stores/userStorage'
import { seedIn } from '../../support/fixtures/seedIn'
import { askedFor } from '../consultations/doctorQuestionSupport'
import { clinic, renderApp, server } from '../../support/app'

const OWNER = '1001'
const envelope = (status: number, message = '', init?: ResponseInit) =>
  HttpResponse.json({ data: null, message, status }, init)
const newToken = () => transact(clinic, () => tokenByOpenId(clinic, `openid-${OWNER}`))

/** What replaces the answer to a call. */
const FAULTS = {
  'a framework’s JSON under HTTP 500': () =>
    HttpResponse.json({ timestamp: 1, status: 504, error: 'Gateway Timeout', path: '/x' }, { status: 500 }),
  'a page under HTTP 200': () => HttpResponse.html('<!doctype html><title>login</title>'),
  'a page under HTTP 502': () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
  'a page under HTTP 404': () => HttpResponse.html('<h1>404</h1>', { status: 404 }),
  'nothing under HTTP 200': () => new HttpResponse(''),
  'no answer': () => HttpResponse.error(),
  '50037': () => envelope(50037),
  '50011 for ever': () => envelope(50011, '登录凭证已更新', { headers: { token: newToken() } }),
  // With each answer another request has renewed the token meanwhile.
  '50012 to a token that was renewed': () => {
    Cookies.set('token', newToken(), { path: '/' })
    return envelope(50012)
  },
  'a refusal with a sentence': () => envelope(50000, '现在不能办理'),
  'an unknown refusal without a sentence': () => envelope(50999),
} as const satisfies Readonly<Record<string, () => Response>>
/** Answers of a gateway, or none: the server may have done what was asked. */
export const UNCONFIRMED: readonly string[] = [
  'a framework’s JSON under HTTP 500',
  'a page under HTTP 200',
  'a page under HTTP 502',
  'a page under HTTP 404',
  'nothing under HTTP 200',
  'no answer',
]
export type Fault = keyof typeof FAULTS
const ALL_FAULTS = Object.keys(FAULTS) as Fault[]

/** Answers this call with the fault from now on. `isDone`: the clinic has done what was asked all the same. */
export const spoil = (path: string, fault: Fault, isDone = false): void => {
  const answers = handlers(clinic)
  server.use(
    http.all(`*${path}`, async ({ request }) => {
      if (isDone) await getResponse(answers, request.clone())
      return FAULTS[fault]()
    }),
  )
}

const isWhole = process.env['FAULTS'] === 'all'
/** A screen is opened once for each pair of a call and a fault: Home about 90 times. */
export const SCREEN_LIMIT_MS = isWhole ? 600_000 : 120_000
const SEED = seedIn('FAULTS_SEED', process.env['FAULTS_SEED'] ?? '0')

/** Every fault by `npm run test:faults`, otherwise one, which differs from call to call. */
export const faultsFor = (call: string): Fault[] => {
  const letters = call.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), SEED)
  return isWhole ? ALL_FAULTS : ALL_FAULTS.filter((_, index) => index === letters % ALL_FAULTS.length)
}

/** A request; requests to one address can differ in their body. */
type Ask = { url: string; body: string }
export const sentCalls: Ask[] = []
/** Ids of the pending requests. */
const unanswered = new Set<string>()
server.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId))
server.events.on('request:start', ({ request, requestId }) => {
  const ask = { url: request.url, body: '' }
  sentCalls.push(ask)
  unanswered.add(requestId)
  void request
    .clone()
    .text()
    .then((body) => {
      ask.body = body
    })
})
export const pathOf = (url: string) => new URL(url).pathname

/** Waits for all answers, also those of requests that follow from the first ones. */
export const answered = async () => {
  let before = -1
  while (unanswered.size > 0 || sentCalls.length > before) {
    before = sentCalls.length
    await waitFor(() => expect(unanswered.size).toBe(0))
    // An answer is read and rendered in separate tasks.
    for (let task = 0; task < 5; task += 1) await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
}

type Router = Awaited<ReturnType<typeof renderApp>>['router']

/** Opens a screen as after a reload: the phone keeps what is typed, the page nothing. */
export const open = async (router: Router, url: string) => {
  await act(() => router.navigate('/guide/follow'))
  resetStores(USER_PREFIX)
  // The stored cards of Home would hide a failed load.
  localStorage.removeItem('device:home-cards')
  giveConsent(OWNER)
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
  askedFor(url)
  sentCalls.length = 0
  await act(() => router.navigate(url))
  await waitFor(() => {
    expect(screen.queryAllByText('正在加载')).toEqual([])
    expect(screen.getByRole('main')).toHaveTextContent(/\S/)
  })
  await answered()
}

export const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

/** The values of the fields on the screen, in their order. */
export const typed = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('main input:not([type=file]), main textarea, main select')].map(
    ({ type, checked, value }) => (/radio|checkbox/.test(type) ? String(checked) : value),
  )

/** Fails where nothing can be tapped: a screen that a message opens has nothing to go back to. */
export const expectWayOn = (where: string) =>
  expect(
    document.querySelector('a[href], button:not(:disabled, [aria-disabled=true]), input, textarea'),
    where,
  ).not.toBeNull()

/** Fails where a call was repeated more than twice, or the screen shows a text for developers. */
export const expectCalm = (where: string, path: string) => {
  expect(screen.queryAllByText('正在加载'), where).toEqual([])
  expect(screen.getByRole('main').textContent, where).not.toMatch(/NaN|undefined|\[object/)
  expectWayOn(where)
  for (const { url: called, body } of sentCalls.filter((one) => pathOf(one.url) === path)) {
    const same = sentCalls.filter((one) => one.url === called && one.body === body)
    expect(same.length, `${where}: ${called} ${body}`).toBeLessThanOrEqual(3)
  }
}
