import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { watchDrafts } from '@/app/drafts'
import { ApiError } from '@/api/errors'
import { onSessionExpired } from '@/app/onSessionExpired'
import { wire } from '@/app/wire'
import { VARIANTS } from '@/domain/questionForm/variants'
import { setClockByServer, setClockOffset, unsetClock } from '@/lib/time/clock'
import { DAY_MS, HOUR_MS } from '@/lib/time/units'
import { keepDraft, readDraft } from '@/stores/questionForm/draft'
import { keepSavedId } from '@/stores/questionnaires/saved'
import { hasUnconfirmed, sendUnderKey } from '@/stores/idempotency'
import { isMarkedConfirming, markConfirming } from '@/stores/payment/mark'
import { startSession } from '@/stores/auth/session'
import { signOut } from '@/stores/auth/signOut'
import { server, tokenOf } from '../support/app'

const keep = (userId: string) =>
  keepDraft(VARIANTS.inspection, { userId, patientId: `${userId}:1` }, { name: '林婉清' })
const kept = () =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith('of:'))
    .sort()
const requests: string[] = []
server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))

afterEach(() => {
  vi.useRealTimers()
  requests.length = 0
})

/** Sets the clock by two answers of the server with this time. */
const serverSays = (ms: number) => {
  const date = new Date(ms).toUTCString()
  setClockByServer(date)
  setClockByServer(date)
}
const AHEAD = { right: 0, 'a year ahead': 365 * DAY_MS, 'ten years behind': -3652 * DAY_MS }

test.each(Object.entries(AHEAD))(
  '[A384] [RB4] a draft of eleven hours is kept, and one of more than twelve is removed (phone: %s)',
  (_phone, ahead) => {
    const start = Date.now()
    const at = (hours: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start + ahead + hours * HOUR_MS })
      unsetClock()
      watchDrafts()
      serverSays(start + hours * HOUR_MS)
    }
    at(0)
    keep('1001')
    at(11)
    keep('1003')
    expect(kept()).toEqual(['of:1001:draft:inspection:1001:1', 'of:1003:draft:inspection:1003:1'])
    at(12.01)
    expect(kept()).toEqual(['of:1003:draft:inspection:1003:1'])
  },
)

/** Stores a draft, a key and a payment mark. */
const keepAll = async () => {
  keep('1001')
  markConfirming('1001', 'subscribe', '7')
  const lost = sendUnderKey({ name: 'order', body: { day: 1 }, userId: '1001' }, () =>
    Promise.reject(new ApiError('timeout')),
  )
  await lost.catch(() => undefined)
}

test.each([24, -24])(
  '[A443] an answer whose Date is %i hours off removes and hides no draft, key or mark',
  async (hours) => {
    watchDrafts()
    serverSays(Date.now())
    await keepAll()
    const before = kept()
    setClockByServer(new Date(Date.now() + hours * HOUR_MS).toUTCString())
    watchDrafts()
    for (let answer = 0; answer < 3; answer++)
      setClockByServer(new Date(Date.now() + hours * HOUR_MS).toUTCString(), '3600')
    // All answers may be wrong: nothing is removed as long as the phone’s clock has not jumped.
    serverSays(Date.now() + hours * HOUR_MS)
    watchDrafts()
    expect(kept()).toEqual(before)
    expect(isMarkedConfirming('subscribe', '7')).toBe(true)
    expect(hasUnconfirmed({ name: 'order', body: { day: 1 }, userId: '1001' })).toBe(true)
    expect(readDraft(VARIANTS.inspection, { userId: '1001', patientId: '1001:1' })?.answers).toMatchObject({
      name: '林婉清',
    })
  },
)

test('[A443] a phone clock that jumps a day removes nothing while the server’s time disagrees', async () => {
  const start = Date.now()
  watchDrafts()
  serverSays(start)
  await keepAll()
  const before = kept()
  unsetClock()
  setClockOffset(DAY_MS)
  watchDrafts()
  serverSays(start)
  expect(kept()).toEqual(before)
})

test('[A443] [A444] a phone clock set two days ahead loses no draft once an answer of the server corrects it', async () => {
  const start = Date.now()
  serverSays(start)
  await keepAll()
  const before = kept()
  setClockOffset(2 * DAY_MS)
  serverSays(start)
  expect(readDraft(VARIANTS.inspection, { userId: '1001', patientId: '1001:1' })?.answers).toMatchObject({
    name: '林婉清',
  })
  watchDrafts()
  expect(kept()).toEqual(before)
})

test('[A443] [A444] at start a draft a day past its end is removed without the server’s time; a key, a mark and a saved id are kept', async () => {
  await keepAll()
  keepSavedId({ variantId: 'inspection', owner: { userId: '1001', patientId: '1001:1' } }, '5')
  setClockOffset(35 * HOUR_MS)
  watchDrafts()
  expect(kept()).toHaveLength(4)
  setClockOffset(36 * HOUR_MS)
  watchDrafts()
  expect(kept().map((key) => key.split(/[ :]/)[3])).toEqual(['confirming', 'saved', 'sent'])
  serverSays(Date.now() + 36 * HOUR_MS)
  expect(kept()).toEqual([])
})

test('[A384] [RB4] the next user of this phone finds no draft of another person', async () => {
  wire()
  keep('1001')
  keep('1003')
  watchDrafts()
  startSession(await tokenOf('13800000003'))
  await vi.waitFor(() => expect(kept()).toEqual(['of:1003:draft:inspection:1003:1']))
  expect(requests).toContain('/api/customer/getCustomerInfo')
})

test('[A384] without a draft on the phone no customer is requested', async () => {
  wire()
  Cookies.set('token', await tokenOf('13800000001'), { path: '/' })
  requests.length = 0
  watchDrafts()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(requests).toEqual([])
})

test('[A384] [RA4] an expired session keeps the draft, and a sign-out removes it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  keep('1001')
  window.localStorage.setItem('something-else', '1')
  void onSessionExpired({ kind: 'expired' })
  expect(Object.keys(window.localStorage)).toEqual(['of:1001:draft:inspection:1001:1'])
  signOut()
  expect(Object.keys(window.localStorage)).toEqual([])
})
