import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchAppointment } from '@/api/appointments'
import { connectClient } from '@/api/http'
import { dataOf } from '@/lib/remote'
import { chinaMoment } from '@/lib/time/day'
import { answerQuestion, useForm } from '@/stores/questionForm/form'
import {
  ensureCustomer,
  ensureExaminees,
  refetchCustomer,
  loadCustomer,
  loadExaminees,
  useAccount,
} from '@/stores/account/account'
import { continueReschedule, useRescheduleProgress } from '@/stores/appointments/reschedule'
import { bookAgain } from '@/stores/booking/bookAgain'
import { bringExaminee } from '@/stores/booking/bringExaminee'
import { startOrder, useOrder } from '@/stores/booking/order'
import { openPayment } from '@/stores/payment/pay'
import { noteReplacement, openReschedule, startReschedule } from '@/stores/payment/storedReschedule'
import { useClinics } from '@/stores/reports/clinics'
import { openPalpation } from '@/stores/reports/palpation'
import { loadRiskReport } from '@/stores/reports/risk'
import { openProfile, profileSubmission, saveProfile } from '@/stores/account/profile'
import { isRelativeUnconfirmed, openRecord, recordSubmission, saveRecord, useRecord } from '@/stores/account/record'
import { loadRelatives, useRelatives } from '@/stores/account/relatives'
import { consentAt, giveConsent, useConsent, refuseConsent } from '@/stores/auth/consent'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { USER_PREFIX } from '@/stores/userStorage'
import { useSubmissions } from '@/stores/submit'
import { resetStores } from '@/stores/createStore'
import { WX_RESULT } from '../../support/fixtures/order'
import { stopClock } from '../../support/stoppedClocks'
import { clientHost } from '../../support/fixtures/clientHost'
import { BOOKED_CHECK } from '../../support/fixtures/bookedCheck'
import { deferred } from '../../support/deferred'

const CUSTOMER = {
  id: '7',
  name: '王芳',
  telphone: '13812345678',
  age: 45,
  sex: '0',
  identityCard: '',
  birthday: '1981-05-06',
}
const RECORD = { id: '7', isPrimary: '1', name: '王芳', age: 45, sex: '0', telphone: '13812345678', menopausetime: 50 }

let calls: string[] = []
let replies: { [path: string]: (request: Request) => unknown } = {}
const server = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const path = new URL(request.url).pathname.replace(/^.*\//, '')
    calls.push(path)
    const data = await replies[path]?.(request)
    return data instanceof Response ? data : HttpResponse.json({ data: data ?? null, message: '', status: 200 })
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  connectClient(clientHost())
  calls = []
  replies = {
    getCustomerInfo: () => CUSTOMER,
    getRelativesInfoById: () => RECORD,
    getInspectorsInfoList: () => [{ id: '7', isPrimary: '1', name: '王芳' }],
    getRelativesList: () => [RECORD],
    addRelatives: () => '8',
    checkTelphone: () => false,
  }
})
afterEach(() => {
  resetStores()
  window.localStorage.clear()
})
afterAll(() => server.close())

describe('a patient record', () => {
  test('[RB1] a record saved twice at once, and again after it has arrived, is sent once', async () => {
    await openRecord({ kind: 'new' })
    answerQuestion('name', '田秀兰')
    const both = await Promise.all([saveRecord(), saveRecord()])
    expect(both).toEqual([{ kind: 'sent', data: '8' }, { kind: 'ignored' }])
    expect(await saveRecord()).toEqual({ kind: 'ignored' })
    expect(calls.filter((path) => path === 'addRelatives')).toHaveLength(1)
  })

  test('[A402] a save refetches every loaded list of people and nothing else', async () => {
    await Promise.all([loadExaminees(), loadRelatives(), openRecord({ kind: 'own' })])
    calls = []
    await saveRecord()
    await vi.waitFor(() =>
      expect([...calls].sort()).toEqual([
        'editRelatives',
        'getCustomerInfo',
        'getInspectorsInfoList',
        'getRelativesList',
      ]),
    )
    resetStores()
    await openRecord({ kind: 'new' })
    calls = []
    await saveRecord()
    await vi.waitFor(() => expect(calls).toEqual(['addRelatives', 'getCustomerInfo']))
  })

  test('[A402] [PATIENT-05] the customer’s own record stays the primary one, even when a list opens it as a relative’s', async () => {
    let sent: URLSearchParams | undefined
    replies['getRelativesInfoById'] = () => ({ ...RECORD, isPrimary: '0' })
    replies['editRelatives'] = async (request) => void (sent = new URLSearchParams(await request.text()))
    await openRecord({ kind: 'relative', id: '7' })
    answerQuestion('name', '王芳芳')
    expect(await saveRecord()).toEqual({ kind: 'sent', data: '7' })
    expect(Object.fromEntries(sent ?? [])).toMatchObject({ id: '7', isPrimary: '1', telphone: '13812345678' })
  })

  test('[A402] [A137] the customer is known by the id in lists whose rows do not say it, and comes first', async () => {
    const bare = { id: '7', name: '王芳' }
    const other = { id: '8', name: '田桂芳', isPrimary: '0' }
    replies['getRelativesList'] = () => [other, bare]
    replies['getInspectorsInfoList'] = () => [other, bare]
    await Promise.all([loadRelatives(), loadExaminees()])
    expect(dataOf(useRelatives.getState().list)).toMatchObject([
      { id: '7', primary: true },
      { id: '8', primary: false },
    ])
    expect(dataOf(useAccount.getState().examinees)).toMatchObject([{ id: '8' }, { id: '7', primary: true }])
    replies['getCustomerInfo'] = () => HttpResponse.json({}, { status: 502 })
    resetStores()
    await Promise.all([loadRelatives(), loadExaminees()])
    expect(dataOf(useRelatives.getState().list)).toMatchObject([{ id: '8' }, { id: '7', primary: false }])
  })

  test('[A402] lists that name the customer ask for no customer', async () => {
    await Promise.all([loadRelatives(), loadExaminees()])
    expect([...calls].sort()).toEqual(['getInspectorsInfoList', 'getRelativesList'])
  })

  test('the own form starts with the health record where it differs from the profile', async () => {
    replies['getRelativesInfoById'] = () => ({ ...RECORD, age: 46 })
    await openRecord({ kind: 'own' })
    expect(useForm.getState().answers).toMatchObject({ name: '王芳', age: '46' })
  })

  test('[RA11] an outdated answer does not fill the form', async () => {
    const slow = deferred()
    replies['getRelativesInfoById'] = ({ url }) =>
      url.endsWith('=8') ? slow.promise : { id: '9', name: '江月', isPrimary: '0' }
    const first = openRecord({ kind: 'relative', id: '8' })
    await openRecord({ kind: 'relative', id: '9' })
    slow.resolve({ id: '8', name: '田桂芳', isPrimary: '0' })
    await first
    expect(useForm.getState().answers.name).toBe('江月')
    expect(useRecord.getState().opened).toMatchObject({ state: 'ready', data: { relative: { id: '9' } } })
  })

  test('[RC7] a save that ends after the sign-out leaves nothing behind', async () => {
    const slow = deferred()
    replies['addRelatives'] = () => slow.promise
    await openRecord({ kind: 'new' })
    answerQuestion('name', '田秀兰')
    const saved = saveRecord()
    resetStores()
    slow.resolve('8')
    expect(await saved).toEqual({ kind: 'ignored' })
    expect(useRecord.getState()).toEqual({ opened: { state: 'idle' } })
    expect(recordSubmission(useSubmissions.getState())).toEqual({ state: 'idle' })
    expect(Object.keys(window.localStorage)).toEqual([])
  })
})

describe('an answer that arrives after the sign-out', () => {
  /** Asks, signs out, lets the answer arrive, and waits for all that follows from it. */
  const askAndLeave = async (path: string, data: unknown, ask: () => Promise<unknown>) => {
    const slow = deferred()
    replies[path] = () => slow.promise
    const late = ask()
    await vi.waitFor(() => expect(calls).toContain(path))
    resetStores()
    slow.resolve(data)
    await late.catch(() => undefined)
    await import('@/stores/reports/clinics')
    await new Promise((resolve) => setTimeout(resolve))
  }

  test.each([
    ['loaded', () => ensureCustomer()],
    ['refetched', () => refetchCustomer()],
  ])('[A66] [RC7] a customer who is being %s at the sign-out is not stored for the next person', async (_how, ask) => {
    await askAndLeave('getCustomerInfo', CUSTOMER, ask)
    expect(useAccount.getState().customer).toEqual({ state: 'idle' })
  })

  test('[A66] [RC7] the examinees do not become those of the next person', async () => {
    await askAndLeave('getInspectorsInfoList', [RECORD], ensureExaminees)
    expect(useAccount.getState().examinees).toEqual({ state: 'idle' })
  })

  test.each([
    ['palpation', 'viewReportInfo', () => openPalpation({ reportId: '81', specificationId: '1' })],
    ['risk', 'viewRiskReportInfo', () => loadRiskReport('81')],
  ])('[A66] [A499] a %s report leaves no clinic for the help of the next person', async (_which, path, open) => {
    const report = { orgName: '木棉体检中心', contractTel: '0571-88886666', inspectionId: '61' }
    await askAndLeave(path, report, open)
    expect(useClinics.getState().clinics).toEqual([])
    replies[path] = () => report
    await open()
    await vi.waitFor(() => expect(useClinics.getState().clinics).toHaveLength(1))
  })

  test('[A66] a report that was opened is not remembered for the next person', async () => {
    const opened = openPalpation({ reportId: '81', specificationId: '1' })
    resetStores()
    await opened
    await import('@/stores/reports/readState')
    await loadCustomer()
    expect(Object.keys(window.localStorage)).toEqual([])
  })

  test('[A66] booking again leaves no order', async () => {
    replies['getSubscribeDetail'] = () => BOOKED_CHECK
    const appointment = await fetchAppointment('777')
    await askAndLeave('getCustomerInfo', CUSTOMER, () => bookAgain(appointment))
    expect(useOrder.getState().choice).toBeUndefined()
  })

  test('[A66] a new relative does not become the examinee of the next person’s order', async () => {
    const slow = deferred()
    replies['getCustomerInfo'] = () => slow.promise
    const late = bringExaminee('8')
    resetStores()
    startOrder({ serviceId: '1', organisationId: '102', day: '' })
    slow.resolve(CUSTOMER)
    await late
    expect(useOrder.getState().choice).toMatchObject({ customerId: '' })
  })

  test('[A66] what paying an order needs is not stored', async () => {
    replies['getPayStatus'] = () => ({ payStatus: 1 })
    replies['paySurplusTime'] = () => 900
    await askAndLeave('continuePay', { id: '777', practicalPrice: 12_800, wxResult: WX_RESULT }, () =>
      openPayment('subscribe', '777'),
    )
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  test('[A66] a reschedule is shown to no other person', async () => {
    stopClock(chinaMoment('2026-11-25 10:00:00'))
    replies['getSubscribeDetail'] = ({ url }) => ({ ...BOOKED_CHECK, id: url.endsWith('=888') ? '888' : '777' })
    await startReschedule({
      appointmentId: '777',
      serviceId: '1',
      customerId: '2001',
      day: '2026-11-28',
      toldFen: 12_800,
    })
    const reschedule = await openReschedule()
    if (reschedule !== undefined) noteReplacement(reschedule, '888')
    const info = { refundPrice: 12_800, refundDeadline: '2026-11-27 10:00:00', cancelledToday: 0 }
    await askAndLeave('getCancelInfo', info, continueReschedule)
    expect(useRescheduleProgress.getState().progress).toBeUndefined()
    expect(calls).not.toContain('cancelSubscribe')
  })
})

describe('a new relative whose answer was lost', () => {
  const keys: (string | null)[] = []
  const lose = ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'))
    return Response.error()
  }
  /** Simulates a reload: only stored data is left. */
  const reload = () => resetStores(USER_PREFIX)
  const fill = async () => {
    await openRecord({ kind: 'new' })
    answerQuestion('name', '田秀兰')
    answerQuestion('phone', '13912345678')
  }
  beforeEach(() => {
    keys.length = 0
    replies['addRelatives'] = lose
  })

  test('[A434, A391] after a reload the same relative is sent under the same key, for the same person, and the open submission is known', async () => {
    await fill()
    expect(isRelativeUnconfirmed('7')).toBe(false)
    expect(await saveRecord()).toMatchObject({ kind: 'unconfirmed' })
    reload()
    await openRecord({ kind: 'new' })
    expect(useForm.getState().answers.name).toBe('田秀兰')
    expect(isRelativeUnconfirmed('7')).toBe(true)
    expect(isRelativeUnconfirmed('8')).toBe(false)
    // Drafts contain neither phone number nor ID card.
    answerQuestion('phone', '13912345678')
    await saveRecord()
    expect(keys[1]).toBe(keys[0])
  })

  test('[A434, RB2] the warning stays until a definite answer arrives, whatever the user changes meanwhile', async () => {
    await fill()
    await saveRecord()
    reload()
    await fill()
    answerQuestion('weight', '60')
    await saveRecord()
    expect(keys[1]).not.toBe(keys[0])
    expect(isRelativeUnconfirmed('7')).toBe(true)
    replies['addRelatives'] = () => '8'
    expect(await saveRecord()).toEqual({ kind: 'sent', data: '8' })
    expect(isRelativeUnconfirmed('7')).toBe(false)
  })

  test('[A434] [A539] a refusal of other answers leaves the warning, and a refusal of the lost ones ends it', async () => {
    await fill()
    await saveRecord()
    answerQuestion('weight', '60')
    replies['addRelatives'] = () => HttpResponse.json({ data: null, message: '手机号有误', status: 50090 })
    expect(await saveRecord()).toMatchObject({ kind: 'rejected' })
    expect(isRelativeUnconfirmed('7')).toBe(true)
    answerQuestion('weight', '')
    expect(await saveRecord()).toMatchObject({ kind: 'rejected' })
    expect(isRelativeUnconfirmed('7')).toBe(false)
  })
})

test('[A404, A434] a success for a new relative without an id is a success, and no warning is left', async () => {
  replies['addRelatives'] = () => null
  await openRecord({ kind: 'new' })
  answerQuestion('name', '田秀兰')
  expect(await saveRecord()).toEqual({ kind: 'sent', data: undefined })
  expect(isRelativeUnconfirmed('7')).toBe(false)
})

describe('withdrawn consent', () => {
  const drafts = () => Object.keys(window.localStorage).filter((key) => key.includes(':draft:'))

  test('[A428] it removes every health draft of that person and empties the open form', async () => {
    giveConsent('7')
    await openRecord({ kind: 'new' })
    answerQuestion('name', '田秀兰')
    await openRecord({ kind: 'own' })
    answerQuestion('weight', '60')
    expect(drafts()).toEqual(['of:7:draft:relative:new', 'of:7:draft:ownRecord:7'])
    withdrawConsent('7')
    expect(drafts()).toEqual([])
    expect(consentAt(useConsent.getState(), '7')).toBeUndefined()
    await openRecord({ kind: 'own' })
    expect(useForm.getState()).toMatchObject({ unsent: false, restoredFrom: undefined })
    expect(useForm.getState().answers.weight).toBeUndefined()
  })

  test('[A428] [A385] a withdrawal in another tab of this phone empties the open form of this page', async () => {
    giveConsent('7')
    await openRecord({ kind: 'own' })
    answerQuestion('weight', '60')
    window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'of:7:consent', oldValue: '{}', newValue: null }))
    expect(consentAt(useConsent.getState(), '7')).toBeUndefined()
    expect(useForm.getState()).toMatchObject({ form: undefined, answers: {}, unsent: false })
  })

  test('[A385] a consent given in another tab of this phone counts here after a withdrawal, and the open form stays', async () => {
    await openRecord({ kind: 'own' })
    answerQuestion('weight', '60')
    refuseConsent('7')
    expect(consentAt(useConsent.getState(), '7')).toBeUndefined()
    const newValue = JSON.stringify({ version: 3, at: 1 })
    window.localStorage.setItem('of:7:consent', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'of:7:consent', newValue }))
    expect(consentAt(useConsent.getState(), '7')).toBe(1)
    expect(useForm.getState().answers.weight).toBe('60')
  })

  test('[A428] a draft that another tab of this phone removes withdraws no consent, and the open form stays', async () => {
    giveConsent('7')
    await openRecord({ kind: 'own' })
    answerQuestion('weight', '60')
    const key = 'of:7:draft:relative:new'
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: '{}', newValue: null }))
    expect(consentAt(useConsent.getState(), '7')).toBeDefined()
    expect(useForm.getState()).toMatchObject({ form: { variantId: 'ownRecord' }, answers: { weight: '60' } })
  })

  test('[A428, A434] the key of an unconfirmed submission stays, because it names no person', async () => {
    replies['addRelatives'] = () => Response.error()
    await openRecord({ kind: 'new' })
    answerQuestion('name', '田秀兰')
    await saveRecord()
    withdrawConsent('7')
    expect(isRelativeUnconfirmed('7')).toBe(true)
  })
})

test('[A384] [RG2] the data of another customer is removed only after two answers in a row name the same customer', async () => {
  const names = () => Object.keys(window.localStorage)
  window.localStorage.setItem('of:7:draft:order', '{}')
  const ids = ['8', '7', '8', '8']
  replies['getCustomerInfo'] = () => ({ ...CUSTOMER, id: ids.shift() })
  await loadCustomer()
  expect(useAccount.getState().customer).toMatchObject({ state: 'ready', data: { id: '7' } })
  expect(names()).toEqual(['of:7:draft:order'])
  await loadCustomer()
  expect(useAccount.getState().customer).toMatchObject({ state: 'ready', data: { id: '8' } })
  expect(names()).toEqual([])
})

test('[RG2] a server that names another customer each time is asked four times, and nothing stored is lost', async () => {
  window.localStorage.setItem('of:7:draft:order', '{}')
  let requestCount = 0
  replies['getCustomerInfo'] = () => ({ ...CUSTOMER, id: String(100 + (requestCount += 1)) })
  await loadCustomer()
  expect(useAccount.getState().customer).toMatchObject({ state: 'failed', error: { kind: 'badResponse' } })
  expect(requestCount).toBe(4)
  expect(window.localStorage.getItem('of:7:draft:order')).toBe('{}')
})

test('a customer whose refresh failed is requested again before use', async () => {
  await loadCustomer()
  replies['getCustomerInfo'] = () => Response.error()
  await loadCustomer()
  expect(useAccount.getState().customer).toMatchObject({ state: 'ready', data: { id: '7', age: 45 } })
  await expect(ensureCustomer()).rejects.toMatchObject({ kind: 'offline' })
  replies['getCustomerInfo'] = () => ({ ...CUSTOMER, age: 46 })
  expect(await ensureCustomer()).toMatchObject({ id: '7', age: 46 })
  calls = []
  expect(await ensureCustomer()).toMatchObject({ id: '7', age: 46 })
  expect(calls).toEqual([])
})

test('[PATIENT-02] a list whose refresh fails stays, with the error', async () => {
  await loadRelatives()
  const before = useRelatives.getState().list
  replies['getRelativesList'] = () => Response.error()
  expect(await loadRelatives()).toBe(false)
  expect(useRelatives.getState().list).toEqual({
    ...before,
    refreshError: expect.objectContaining({ kind: 'offline' }) as unknown,
  })
  replies['getRelativesList'] = () => [{ id: '8', name: '江月', isPrimary: '0' }, RECORD]
  expect(await loadRelatives()).toBe(true)
  expect(useRelatives.getState().list).toEqual({
    state: 'ready',
    data: [expect.objectContaining({ id: '7' }), expect.objectContaining({ id: '8' })],
    refreshing: false,
  })
})

describe('the own profile', () => {
  const never = () => Promise.reject(new Error('not to be asked'))
  const changePhone = async () => {
    await openProfile()
    answerQuestion('modifyPhone', 'yes')
    answerQuestion('phone', '13912345678')
    answerQuestion('phoneCode', '123456')
    calls = []
  }

  test('[PROFILE-14] [A415] a changed phone number ends the session, and nothing is requested after it', async () => {
    await loadExaminees()
    await changePhone()
    expect(await saveProfile(never)).toEqual({ kind: 'sent', data: 'phoneChanged' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(calls).toEqual(['checkTelphone', 'editCustomerInfo'])
  })

  test('[PROFILE-13] [A149] without a confirmation nothing is sent, and the profile can be saved again', async () => {
    replies['checkTelphone'] = () => true
    await changePhone()
    expect(await saveProfile(() => Promise.resolve(false))).toEqual({ kind: 'ignored' })
    expect(calls).toEqual(['checkTelphone'])
    expect(profileSubmission(useSubmissions.getState()).state).not.toBe('sending')
    expect(useForm.getState()).toMatchObject({ unsent: true, answers: { phoneCode: '123456' } })
  })

  test('[A531] while it is being sent no answer changes', async () => {
    const slow = deferred()
    replies['editCustomerInfo'] = () => slow.promise
    await openProfile()
    const saved = saveProfile(never)
    answerQuestion('name', '王小芳')
    expect(useForm.getState()).toMatchObject({ unsent: false, answers: { name: '王芳' } })
    slow.resolve(Response.error())
    expect(await saved).toMatchObject({ kind: 'unconfirmed' })
    answerQuestion('name', '王小芳')
    expect(useForm.getState()).toMatchObject({ unsent: true, answers: { name: '王小芳' } })
  })

  test('a failed check sends nothing', async () => {
    replies['checkTelphone'] = () => Response.error()
    await changePhone()
    expect(await saveProfile(never)).toMatchObject({ kind: 'unconfirmed', error: { kind: 'offline' } })
    expect(calls).toEqual(['checkTelphone'])
  })

  test('[A384] [A402] the profile is not stored on the phone, and a save refetches the customer', async () => {
    await openProfile()
    answerQuestion('name', '王小芳')
    expect(Object.keys(window.localStorage)).toEqual([])
    replies['getCustomerInfo'] = () => ({ ...CUSTOMER, name: '王小芳' })
    expect(await saveProfile(never)).toEqual({ kind: 'sent', data: 'saved' })
    await vi.waitFor(() =>
      expect(useAccount.getState().customer).toMatchObject({ state: 'ready', data: { name: '王小芳' } }),
    )
  })
})
