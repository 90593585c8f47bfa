import { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import fc from 'fast-check'
import { getResponse } from 'msw'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectClient, http } from '@/api/http'
import { watchDrafts } from '@/app/drafts'
import { connectWechat } from '@/gateways/wechat/port'
import { phoneNow, unsetClock } from '@/lib/time/clock'
import { HOUR_MS } from '@/lib/time/units'
import { allRows, onSms, openClinic, resetClinic, transact } from '@/mocks/clinic'
import { payOrder } from '@/mocks/payment/cashier'
import { handlers } from '@/mocks/handlers'
import { seed } from '@/mocks/seeds/seed'
import { tokenByOpenId } from '@/mocks/auth/session'
import { organisationOf } from '@/mocks/booking/organisations'
import { scheduleOf } from '@/mocks/booking/schedule'
import { memoryStore } from '@/mocks/store'
import { openAppointments } from '@/stores/appointments/appointments'
import { chooseExaminee, chooseSpecification, loadPrice, openOrder, startOrder } from '@/stores/booking/order'
import { placeOrder } from '@/stores/booking/placeOrder'
import { answerQuestion } from '@/stores/questionForm/form'
import { openPayment, pay, returnToPayment } from '@/stores/payment/pay'
import { usePayment } from '@/stores/payment/payment'
import { loadCustomer, loadExaminees } from '@/stores/account/account'
import { openQuestionnaire, type QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'
import { loadMyQuestionnaires } from '@/stores/questionnaires/mine'
import { sendQuestionnaire } from '@/stores/questionnaires/send'
import { dropToken, keepToken, startSession, token } from '@/stores/auth/session'
import { requestCode, signInByPhone, typeSmsCode, typePhone } from '@/stores/auth/phone'
import { resetStores } from '@/stores/createStore'
import { clientHost } from '../support/fixtures/clientHost'
import { fieldsOf } from '../support/fixtures/answerFields'
import { changed, ODD, type Json } from '../support/fixtures/oddFields'

// Removes the pauses between status requests.
vi.mock('@/lib/time/clock', async (original) => ({
  ...(await original<typeof import('@/lib/time/clock')>()),
  wait: () => Promise.resolve(),
}))

const RUNS = Number(process.env['ANSWER_RUNS'] ?? 400)
const SEED = Number(process.env['ANSWER_SEED'] ?? 33)
const RUN_MS = 500
/** A user taps again after a failure. */
const TAPS = 3
const OWNER = '1001'
const PHONE = '13800000001'
const UNPAID = '1745039284758340001'
const RECORD: QuestionnaireTarget = {
  variantId: 'fullRecord',
  customerId: OWNER,
  organisationId: '',
  serviceId: '2',
  inspectionId: '',
  recordId: '',
}

/** Placeholder for another value of the same kind: another id, another code. */
const OTHER = Symbol()

/** Fault of an answer: a header, or the field at this index among all fields. */
type Fault =
  | { kind: 'header'; name: string; value: string | (() => string) | undefined }
  | { kind: 'field'; place: number; value: Json | undefined | typeof OTHER }
type Answer = { headers: Record<string, string>; text: string }

const hoursAway = (hours: number) => () => new Date(phoneNow() + hours * HOUR_MS).toUTCString()
const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    kind: fc.constant('header' as const),
    name: fc.constantFrom('date', 'age', 'token', 'content-type', 'retry-after'),
    value: fc.constantFrom(undefined, '', 'x', '-1', '86400', hoursAway(24), hoursAway(-24)),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('field' as const),
      place: fc.nat(999),
      // Plausible values are the hardest faults to notice.
      value: fc.oneof(fc.constant(OTHER), fc.constantFrom<Json | undefined>(undefined, 0, 201, ...ODD)),
    }),
  },
)

const clinic = openClinic({ seed, store: memoryStore() })
const answers = handlers(clinic)
const cashier = vi.fn()
const signedOut = vi.fn()
let answered = 0
let underWay = 0
let wrong: { call: number; fault: Fault } | undefined
/** Description of the fault for the failure message. */
let spoilt = 'nothing'
let hasServerEnded = false

/** Forwards to the demo clinic and spoils one answer. */
const ask = async (config: InternalAxiosRequestConfig) => {
  underWay += 1
  try {
    const url = new URL(http.getUri(config), window.location.href)
    const sent: unknown = config.data
    const request = new Request(url, {
      method: (config.method ?? 'get').toUpperCase(),
      headers: Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
      ...(typeof sent === 'string' && { body: sent }),
    })
    const response = await getResponse(answers, request)
    if (response === undefined) throw new Error(`nobody answers ${url.href}`)
    const answer = { headers: Object.fromEntries(response.headers), text: await response.text() }
    if (/"status":(50012|50035)/.test(answer.text)) hasServerEnded = true
    if (answered === wrong?.call) spoil(url.pathname, answer, wrong.fault)
    answered += 1
    return {
      data: answer.text,
      status: response.status,
      statusText: '',
      headers: new AxiosHeaders(answer.headers),
      config,
    }
  } finally {
    underWay -= 1
  }
}

const spoil = (path: string, answer: Answer, fault: Fault) => {
  if (fault.kind === 'header') {
    const value = typeof fault.value === 'function' ? fault.value() : fault.value
    spoilt = `${path} with ${fault.name} ${value}`
    if (value === undefined) delete answer.headers[fault.name]
    else answer.headers[fault.name] = value
    return
  }
  const json = JSON.parse(answer.text) as Json
  const places = fieldsOf(path, json)
  const place = places[fault.place % places.length] ?? []
  const value = fault.value === OTHER ? otherThan(place.reduce<unknown>(fieldOf, json)) : fault.value
  spoilt = `${path} with ${place.join('.')} ${JSON.stringify(value)}`
  answer.text = JSON.stringify(changed(json, place, value))
}

const fieldOf = (holder: unknown, name: string): unknown => (holder as Record<string, unknown>)[name]

const otherThan = (value: unknown): Json => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string')
    return /^\d+$/.test(value) ? value.replace(/.$/, (last) => (last === '7' ? '8' : '7')) : `${value}x`
  return value === true ? false : 7
}

const settled = async () => {
  do for (let task = 0; task < 3; task += 1) await new Promise((rested) => setImmediate(rested))
  while (underWay > 0)
}

/** Repeats until it succeeds; returns whether it did. */
const tapped = async (tap: () => Promise<boolean>): Promise<boolean> => {
  for (let taps = 0; taps < TAPS; taps += 1) {
    await settled()
    if (await tap()) return true
  }
  return false
}

/** Stored an hour ago, and unaffected by the walks. */
const KEPT = {
  [`of:${OWNER}:draft:inspection:${OWNER}:1`]: { draft: { answers: {} } },
  [`of:${OWNER}:draft:sent order abc`]: { key: 'k' },
  [`of:${OWNER}:draft:confirming subscribe 7`]: {},
}
const kept = () => Object.keys(window.localStorage).filter((name) => name.includes(':draft:'))
const isKept = (name: string) => kept().some((one) => one.includes(`:draft:${name}`))
/** The clinic is closed on Sundays, and the walk runs on any day. */
const nextOpenDay = (orgId: string) => scheduleOf(clinic, organisationOf(clinic, orgId))[2] ?? ''
const countOrders = () => transact(clinic, () => allRows(clinic, 'orders').length)

/** Pays at a cashier who says ok, and whose payment arrives at once or not at all; returns whether one opened. */
const payAt = async (arrives: boolean): Promise<boolean> => {
  cashier.mockImplementation(() => {
    if (arrives) payOrder(clinic, UNPAID, { settleAfterMs: 0 })
    return Promise.resolve('ok')
  })
  await openPayment('subscribe', UNPAID)
  await pay('subscribe', UNPAID)
  await settled()
  // Simulates a reload of the page.
  usePayment.setState(usePayment.getInitialState(), true)
  await tapped(async () => {
    await openPayment('subscribe', UNPAID)
    await returnToPayment('subscribe', UNPAID)
    await pay('subscribe', UNPAID)
    return false
  })
  const opened = cashier.mock.calls.length
  expect(opened, 'cashiers').toBeLessThanOrEqual(1)
  if (!arrives) expect(isKept(`confirming subscribe ${UNPAID}`)).toBe(opened === 1)
  return opened === 1
}

/** The user's actions; each returns whether it succeeded. */
const WALKS = {
  order: async () => {
    const before = countOrders()
    await openOrder()
    startOrder({ serviceId: '1', organisationId: '105', day: nextOpenDay('105') })
    chooseExaminee(OWNER)
    chooseSpecification('1')
    const isPlaced = await tapped(async () => {
      await loadPrice()
      return ['placed', 'placedElsewhere'].includes((await placeOrder(2)).kind)
    })
    expect(countOrders() - before, 'new orders').toBe(isPlaced ? 1 : 0)
    expect(isPlaced || isKept('order')).toBe(true)
    return isPlaced
  },
  questionnaire: async () => {
    await openQuestionnaire(RECORD)
    answerQuestion('weight', '61')
    const wasKept = isKept('fullRecord')
    const isSent = await tapped(async () => (await sendQuestionnaire()).kind === 'sent')
    if (wasKept && !isSent) expect(isKept('fullRecord')).toBe(true)
    return isSent
  },
  payment: () => payAt(false),
  'payment that arrives': () => payAt(true),
  signIn: async () => {
    dropToken()
    const stop = onSms(clinic, ({ code }) => typeSmsCode(code))
    typePhone(PHONE)
    await tapped(() => requestCode(PHONE))
    stop()
    const isSignedIn = await tapped(signInByPhone)
    await loadCustomer()
    return isSignedIn
  },
  lists: async () => {
    await Promise.all([loadCustomer(), loadExaminees(), openAppointments(), loadMyQuestionnaires()])
    await loadCustomer()
    return true
  },
}
type Walk = keyof typeof WALKS
const NAMES = Object.keys(WALKS) as Walk[]

/** Runs a walk with stored data; returns whether it succeeded and the number of answers. */
const walkWith = async (name: Walk, fault?: typeof wrong): Promise<{ worked: boolean; calls: number }> => {
  dropToken()
  window.localStorage.clear()
  resetStores()
  resetClinic(clinic)
  unsetClock()
  signedOut.mockClear()
  cashier.mockReset()
  connectClient(clientHost({ token, renewed: keepToken, dropped: dropToken, signedOut }))
  const at = phoneNow() - HOUR_MS
  for (const [item, value] of Object.entries(KEPT))
    window.localStorage.setItem(item, JSON.stringify({ at, phoneAt: at, ...value }))
  answered = 0
  wrong = fault
  spoilt = 'nothing'
  hasServerEnded = false
  startSession(transact(clinic, () => tokenByOpenId(clinic, `openid-${OWNER}`)))
  const before = token()
  const worked = await WALKS[name]()
  await settled()
  expect(kept()).toEqual(expect.arrayContaining(Object.keys(KEPT)))
  if (!hasServerEnded) expect(signedOut).not.toHaveBeenCalled()
  if (!hasServerEnded && name !== 'signIn') expect(token()).toBe(before)
  return { worked, calls: answered }
}

beforeAll(() => {
  http.defaults.adapter = ask
  connectWechat({ isHere: () => true, pay: cashier, hasProvider: false, authorise: vi.fn() })
  watchDrafts()
})
afterAll(() => {
  resetStores()
  dropToken()
  window.localStorage.clear()
})

test(
  '[RG2] one wrong field in one answer loses nothing stored, repeats no order or payment, and signs nobody out',
  async () => {
    const calls = new Map<Walk, number>()
    for (const name of NAMES) {
      const right = await walkWith(name)
      expect(right.worked, name).toBe(true)
      calls.set(name, right.calls)
    }
    const anyRun = fc.record({ name: fc.constantFrom(...NAMES), call: fc.nat(999), fault: anyFault })
    await fc.assert(
      fc.asyncProperty(anyRun, async ({ name, call, fault }) => {
        try {
          await walkWith(name, { call: call % (calls.get(name) ?? 1), fault })
        } catch (cause) {
          throw new Error(`${name}, ${spoilt}: ${String(cause)}`)
        }
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    )
  },
  RUNS * RUN_MS,
)

test('[RG2] the fields of an answer are those that it has, and those that the contract allows besides', () => {
  const refund = { id: '1', payStatus: '6', refundPrice: 100, subscribeNum: 'S1' }
  expect(fieldsOf('/api/subscribe/getRefundDetail', { status: 200, data: refund }).map(String)).toEqual([
    'status',
    'data',
    'data,id',
    'data,payStatus',
    'data,refundPrice',
    'data,subscribeNum',
    'data,cancelReason',
    'data,createTime',
    'data,refundTime',
  ])
  const row = { id: '1', subscribeStatus: '1', practicalPrice: 1, subscribeTime: '', name: '', orgName: '' }
  expect(
    fieldsOf('/api/subscribe/listSubscribe', { status: 200, data: { total: 1, list: [row] } })
      .map(String)
      .slice(-3),
  ).toEqual(['data,list,0,subscribeNum', 'data,list,0,orgImageUrl', 'data,list,0,specificationName'])
})
