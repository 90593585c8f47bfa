import { act, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transact } from '@/mocks/clinic'
import { tokenByOpenId } from '@/mocks/auth/session'
import { USER_PREFIX } from '@/stores/userStorage'
import { giveConsent } from '@/stores/auth/consent'
import { startOrder } from '@/stores/booking/order'
import { resetStores } from '@/stores/createStore'
import { itIs } from './booking/support'
import { askedFor } from './consultations/consultSupport'
import { SCREENS_WITH_REQUESTS } from './screensWithRequests'
import { address, clinic, renderApp, server } from './support'

vi.mock('@/gateways/pdf/pdfjs', () => import('./pdf/pdfReader'))

const envelope = (status: number, message = '', init?: ResponseInit) =>
  HttpResponse.json({ data: null, message, status }, init)
const keep = (token: string | undefined) => Cookies.set('token', token ?? '', { path: '/' })

/** What replaces the answer to a call; `other` is a new token. */
const FAULTS = {
  'a framework’s JSON under HTTP 500': () =>
    HttpResponse.json({ timestamp: 1, status: 504, error: 'Gateway Timeout', path: '/x' }, { status: 500 }),
  'a page under HTTP 200': () => HttpResponse.html('<!doctype html><title>login</title>'),
  '50037': () => envelope(50037),
  '50011 for ever': (other: () => string) => envelope(50011, '登录凭证已更新', { headers: { token: other() } }),
  // With each answer another request has renewed the token meanwhile.
  '50012 to a token that was renewed': (other: () => string) => {
    keep(other())
    return envelope(50012)
  },
} as const
const OPEN_ID = 'openid-1001'
type Fault = keyof typeof FAULTS

/** A request; requests to one address can differ in their body. */
type Ask = { url: string; body: string }
const asked: Ask[] = []
/** Ids of the pending requests. */
const unanswered = new Set<string>()
server.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId))
server.events.on('request:start', ({ request, requestId }) => {
  const ask = { url: request.url, body: '' }
  asked.push(ask)
  unanswered.add(requestId)
  void request
    .clone()
    .text()
    .then((body) => {
      ask.body = body
    })
})
const pathOf = (url: string) => new URL(url).pathname

const open = async (router: Awaited<ReturnType<typeof renderApp>>['router'], url: string) => {
  await act(() => router.navigate('/guide/follow'))
  resetStores(USER_PREFIX)
  // The stored cards of Home would hide a failed load.
  localStorage.removeItem('device:home-cards')
  giveConsent('1001')
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
  askedFor(url)
  asked.length = 0
  await act(() => router.navigate(url))
  await waitFor(() => {
    expect(screen.queryAllByText('正在加载')).toEqual([])
    expect(screen.getByRole('main')).toHaveTextContent(/\S/)
  })
  await answered()
}

/** Waits for all answers, also those of requests that follow from the first ones. */
const answered = async () => {
  let before = -1
  while (unanswered.size > 0 || asked.length > before) {
    before = asked.length
    await waitFor(() => expect(unanswered.size).toBe(0))
    // An answer is read and rendered in separate tasks.
    for (let task = 0; task < 5; task += 1) await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
}

beforeEach(() => itIs('2026-11-25 10:00:00'))
afterEach(() => {
  asked.length = 0
})

const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

/** Checks what a screen shows for a failed call: never an empty state, never nothing, and which part failed. */
const look = (url: string, where: string, path: string, title: string) => {
  const text = screen.getByRole('main').textContent
  expect([[title], [document.title]], where).toContainEqual(headings())
  expect(screen.queryAllByText('正在加载'), where).toEqual([])
  expect(text, where).not.toMatch(/已关闭|不存在|NaN|undefined|\[object/)
  expect(address(), where).toBe(url)
  for (const { url: called, body } of asked.filter((one) => pathOf(one.url) === path)) {
    const same = asked.filter((one) => one.url === called && one.body === body)
    expect(same.length, `${where}: ${called} ${body}`).toBeLessThanOrEqual(3)
  }
}

test.each(SCREENS_WITH_REQUESTS)(
  '[A432] [A433] whichever of its requests fails, and however, %s stays, keeps its title, shows a message and stops requesting',
  async (url) => {
    const { router } = await renderApp('/guide/follow', { signedInAs: '13800000001' })
    const other = () => transact(clinic, () => tokenByOpenId(clinic, OPEN_ID))
    await open(router, url)
    const calls = [...new Set(asked.map(({ url: called }) => pathOf(called)))]
    expect(calls).not.toEqual([])
    const [title = ''] = headings()
    for (const fault of Object.keys(FAULTS) as Fault[]) {
      for (const path of calls) {
        server.use(http.all(`*${path}`, () => FAULTS[fault](other)))
        await open(router, url)
        look(url, `${url}, ${path} gets ${fault}`, path, title)
        server.resetHandlers()
      }
    }
  },
)
