import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError, EXPIRED, RENEWED, type ApiErrorKind } from '@/api/errors'
import { phoneNow, setClockByServer, setClockOffset, unsetClock } from '@/lib/time/clock'
import { HOUR_MS } from '@/lib/time/units'
import { fnv1a64 } from '@/lib/fnv1a'
import { USER_PREFIX } from '@/stores/userStorage'
import { hasUnconfirmed, adoptUnconfirmed, sendUnderKey } from '@/stores/idempotency'
import { isSettledElsewhere } from '@/stores/idempotencyElsewhere'
import { resetStores } from '@/stores/createStore'

const HALF_A_DAY_MS = 12 * HOUR_MS
let keys: string[] = []

const send = async (body: unknown, answer: ApiErrorKind | ApiError | 'taken', userId?: string): Promise<void> => {
  const sending = sendUnderKey({ name: 'thing', body, userId }, (key) => {
    keys.push(key)
    return answer === 'taken'
      ? Promise.resolve()
      : Promise.reject(answer instanceof ApiError ? answer : new ApiError(answer))
  })
  await sending.catch(() => undefined)
}

beforeEach(() => {
  keys = []
})
afterEach(() => {
  resetStores()
  window.localStorage.clear()
  setClockOffset(0)
  unsetClock()
})

describe.each([
  ['without an owner', undefined],
  ['of a person', '7'],
])('a submission %s', (_, userId) => {
  test('[A391] the same body keeps its key until a definite answer arrives, even when another body is sent in between', async () => {
    await send({ day: 1 }, 'timeout', userId)
    await send({ day: 2 }, 'offline', userId)
    await send({ day: 1 }, 'http', userId)
    expect(keys[2]).toBe(keys[0])
    expect(keys[1]).not.toBe(keys[0])
    expect(hasUnconfirmed({ name: 'thing', body: { day: 1 }, userId })).toBe(true)
    expect(hasUnconfirmed({ name: 'thing', body: { day: 3 }, userId })).toBe(false)
    expect(hasUnconfirmed({ name: 'other thing', body: { day: 1 }, userId })).toBe(false)
  })

  test.each(['taken', 'refused', 'silent'] as const)(
    '[A391] after the definite answer "%s" the same body gets a new key',
    async (answer) => {
      await send({ day: 1 }, 'badResponse', userId)
      await send({ day: 1 }, answer, userId)
      expect(hasUnconfirmed({ name: 'thing', body: { day: 1 }, userId })).toBe(false)
      await send({ day: 1 }, 'taken', userId)
      expect(keys[1]).toBe(keys[0])
      expect(keys[2]).not.toBe(keys[1])
    },
  )

  test('[A434] [A443] a page that stays open gives up the key after half a day of server time', async () => {
    await send({ day: 1 }, 'timeout', userId)
    setClockOffset(HALF_A_DAY_MS + 1)
    expect(hasUnconfirmed({ name: 'thing', body: { day: 1 }, userId })).toBe(true)
    for (let answer = 0; answer < 2; answer++) setClockByServer(new Date(phoneNow()).toUTCString())
    expect(hasUnconfirmed({ name: 'thing', body: { day: 1 }, userId })).toBe(false)
    await send({ day: 1 }, 'taken', userId)
    expect(keys[1]).not.toBe(keys[0])
  })

  test('[A434] the key of a submission without an answer lasts for half a day after the last attempt', async () => {
    for (let answer = 0; answer < 2; answer++) setClockByServer(new Date(phoneNow()).toUTCString())
    await send({ day: 1 }, 'timeout', userId)
    setClockOffset(HALF_A_DAY_MS - HOUR_MS)
    await send({ day: 1 }, 'timeout', userId)
    setClockOffset(HALF_A_DAY_MS + HOUR_MS)
    await send({ day: 1 }, 'taken', userId)
    expect(new Set(keys).size).toBe(1)
  })

  test.each(['signedOut', 'cancelled'] as const)(
    '[A391] [RA4] the session end "%s" leaves a lost answer unconfirmed',
    async (answer) => {
      await send({ day: 1 }, answer, userId)
      expect(hasUnconfirmed({ name: 'thing', body: { day: 1 }, userId })).toBe(false)
      await send({ day: 1 }, 'timeout', userId)
      await send({ day: 1 }, answer, userId)
      expect(hasUnconfirmed({ name: 'thing', body: { day: 1 }, userId })).toBe(true)
      await send({ day: 1 }, 'taken', userId)
      expect(new Set(keys.slice(1)).size).toBe(1)
    },
  )

  test.each([
    ['50011 for ever', new ApiError('refused', RENEWED)],
    ['50012 to two tokens', new ApiError('silent', EXPIRED)],
  ])('[A391] [RA3] %s concerns the token and leaves a lost answer unconfirmed', async (_what, answer) => {
    await send({ day: 1 }, 'timeout', userId)
    await send({ day: 1 }, answer, userId)
    expect(hasUnconfirmed({ name: 'thing', body: { day: 1 }, userId })).toBe(true)
    await send({ day: 1 }, 'taken', userId)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('an unconfirmed submission of a person', () => {
  test('[A434] [A443] survives the page and the end of the session for half a day of server time, and stores nothing of its body', async () => {
    await send({ phone: '13812345678' }, 'timeout', '7')
    resetStores(USER_PREFIX)
    expect(hasUnconfirmed({ name: 'thing', body: { phone: '13812345678' }, userId: '7' })).toBe(true)
    expect(hasUnconfirmed({ name: 'thing', body: { phone: '13812345678' }, userId: '8' })).toBe(false)
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('13812345678')
    setClockOffset(HALF_A_DAY_MS + 1)
    expect(hasUnconfirmed({ name: 'thing', body: { phone: '13812345678' }, userId: '7' })).toBe(true)
    for (let answer = 0; answer < 2; answer++) setClockByServer(new Date(phoneNow()).toUTCString())
    expect(hasUnconfirmed({ name: 'thing', body: { phone: '13812345678' }, userId: '7' })).toBe(false)
  })

  test('[A484] keeps its key in the tab whose answer was lost, even when another tab has received the answer', async () => {
    const day = { name: 'thing', body: { day: 1 }, userId: '7' }
    await send({ day: 1 }, 'timeout', '7')
    expect(isSettledElsewhere(day)).toBe(false)
    // The other tab sends the same body under the stored key and receives the answer.
    window.localStorage.clear()
    expect([isSettledElsewhere(day), hasUnconfirmed(day)]).toEqual([true, true])
    expect(isSettledElsewhere({ ...day, userId: '8' })).toBe(false)
    await send({ day: 1 }, 'taken', '7')
    expect(keys[1]).toBe(keys[0])
    expect([isSettledElsewhere(day), hasUnconfirmed(day)]).toEqual([false, false])
  })

  test('[A484] is noted on the page with its own kind, not with one whose name contains it', async () => {
    const lost = (name: string) =>
      sendUnderKey({ name, body: 1, userId: '7' }, () => Promise.reject(new ApiError('timeout'))).catch(
        () => undefined,
      )
    for (const name of ['thing', 'any thing x', 'other thing', 'any other thing x']) await lost(name)
    // What the phone keeps meets a new page.
    const kept = Object.entries(window.localStorage) as [string, string][]
    resetStores()
    for (const [key, value] of kept) window.localStorage.setItem(key, value)
    adoptUnconfirmed('thing', '7')
    window.localStorage.clear()
    const isNoted = (name: string) => hasUnconfirmed({ name, body: 1, userId: '7' })
    expect(['thing', 'any thing x', 'other thing', 'any other thing x'].map(isNoted)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('[A434] is gone after a sign-out', async () => {
    await send({ day: 1 }, 'timeout', '7')
    resetStores()
    expect(hasUnconfirmed({ name: 'thing', body: { day: 1 }, userId: '7' })).toBe(false)
  })
})

test('the digest equals FNV-1a with 64 bits', () => {
  expect(fnv1a64('')).toBe('cbf29ce484222325')
  expect(fnv1a64('a')).toBe('af63dc4c8601ec8c')
  expect(fnv1a64('foobar')).toBe('85944171f73967e8')
})
