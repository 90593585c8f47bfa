import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/api/errors'
import { USER_PREFIX } from '@/stores/userStorage'
import { hasUnconfirmed } from '@/stores/idempotency'
import {
  failureOf,
  clearRejection,
  forgetSubmission,
  refusalOf,
  CANCELLED,
  send,
  submissionNow,
  sendParts,
  type Sent,
} from '@/stores/submit'
import { resetStores } from '@/stores/createStore'
import { setOnline } from '../support/setOnline'

const THING = { name: 'thing', body: { day: 1 } }
let keys: string[] = []

/** Sends the thing and leaves the answer to the test. */
const sendSlowly = (what = THING) => {
  let answer = (_data: string): void => undefined
  let refuse = (_kind: ApiErrorKind): void => undefined
  const sent = send(what, (key) => {
    keys.push(key)
    return new Promise<string>((resolve, reject) => {
      answer = resolve
      refuse = (kind) => reject(new ApiError(kind))
    })
  })
  return { sent, answer: (data: string) => answer(data), refuse: (kind: ApiErrorKind) => refuse(kind) }
}

const sendNow = (kind: ApiErrorKind | 'taken', what: Parameters<typeof send>[0] = THING): Promise<Sent<string>> =>
  send(what, (key) => {
    keys.push(key)
    return kind === 'taken' ? Promise.resolve('7') : Promise.reject(new ApiError(kind))
  })

beforeEach(() => {
  keys = []
})
afterEach(() => {
  resetStores()
  window.localStorage.clear()
})

describe('the outcome of a submission', () => {
  test('after a success the caller receives the answer and the screen sees it', async () => {
    const { sent, answer } = sendSlowly()
    expect(submissionNow('thing')).toEqual({ state: 'sending' })
    answer('7')
    expect(await sent).toEqual({ kind: 'sent', data: '7' })
    expect(submissionNow('thing')).toEqual({ state: 'sent' })
    expect(failureOf(submissionNow('thing'))).toBeUndefined()
  })

  test('[A481] [RB3] nothing is sent while the phone is offline, and an earlier submission stays unconfirmed', async () => {
    const online = setOnline(false)
    expect(await sendNow('taken')).toMatchObject({ kind: 'rejected', error: { kind: 'unsent' } })
    expect([keys, hasUnconfirmed(THING)]).toEqual([[], false])
    online.mockReturnValue(true)
    await sendNow('timeout')
    online.mockReturnValue(false)
    expect((await sendNow('taken')).kind).toBe('unconfirmed')
    expect([submissionNow('thing'), hasUnconfirmed(THING)]).toMatchObject([{ state: 'unconfirmed' }, true])
    online.mockReturnValue(true)
    expect((await sendNow('taken')).kind).toBe('sent')
    expect(keys).toEqual([keys[0], keys[0]])
    online.mockRestore()
  })

  test('[A451] [RB3] a call held back by Retry-After leaves an earlier submission unconfirmed', async () => {
    expect(await sendNow('held')).toMatchObject({ kind: 'rejected', error: { kind: 'held' } })
    expect(hasUnconfirmed(THING)).toBe(false)
    await sendNow('timeout')
    expect((await sendNow('held')).kind).toBe('unconfirmed')
    expect([submissionNow('thing'), hasUnconfirmed(THING)]).toMatchObject([{ state: 'unconfirmed' }, true])
  })

  test('[A583] a pause that the server asks for leaves an earlier submission unconfirmed, and is its reason', async () => {
    const pause = () => send(THING, () => Promise.reject(new ApiError('refused', 429)))
    expect((await pause()).kind).toBe('rejected')
    await sendNow('timeout')
    expect(refusalOf(submissionNow('thing'))).toBeUndefined()
    expect((await pause()).kind).toBe('unconfirmed')
    expect(refusalOf(submissionNow('thing'))).toMatchObject({ status: 429 })
    expect((await sendNow('refused')).kind).toBe('rejected')
  })

  test.each(['offline', 'timeout', 'badResponse', 'http'] as const)(
    '[A391] %s leaves the submission unconfirmed: the screen may say so, and the retry uses the same key',
    async (kind) => {
      const sent = await sendNow(kind)
      expect(sent).toMatchObject({ kind: 'unconfirmed', error: { kind } })
      expect(submissionNow('thing')).toMatchObject({ state: 'unconfirmed', error: { kind } })
      expect(failureOf(submissionNow('thing'))).toMatchObject({ kind })
      expect(hasUnconfirmed(THING)).toBe(true)
      await sendNow('taken')
      expect(keys[1]).toBe(keys[0])
      expect(hasUnconfirmed(THING)).toBe(false)
    },
  )

  test.each(['refused', 'silent', 'signedOut', 'cancelled'] as const)('%s rejects the submission', async (kind) => {
    expect(await sendNow(kind)).toMatchObject({ kind: 'rejected', error: { kind } })
    expect(submissionNow('thing')).toMatchObject({ state: 'rejected', error: { kind } })
    expect(hasUnconfirmed(THING)).toBe(false)
  })

  test('an unexpected error leaves the submission unconfirmed', async () => {
    const sent = await send(THING, () => Promise.reject(new TypeError('a fault of ours')))
    expect(sent).toMatchObject({ kind: 'unconfirmed', error: { kind: 'badResponse' } })
  })
})

describe('a double tap', () => {
  test('the second tap sends nothing and reports nothing; the first one reports for both', async () => {
    const { sent, answer } = sendSlowly()
    expect(await sendNow('taken')).toEqual({ kind: 'ignored' })
    expect(await sendNow('taken', { name: 'thing', body: { day: 2 } })).toEqual({ kind: 'ignored' })
    expect(keys).toHaveLength(1)
    expect(submissionNow('thing')).toEqual({ state: 'sending' })
    answer('7')
    expect(await sent).toEqual({ kind: 'sent', data: '7' })
  })

  test('another submission may be sent meanwhile', async () => {
    const { sent, answer } = sendSlowly()
    expect(await sendNow('taken', { name: 'other thing', body: {} })).toEqual({ kind: 'sent', data: '7' })
    answer('8')
    expect(await sent).toEqual({ kind: 'sent', data: '8' })
  })

  test.each(['taken', 'refused', 'timeout'] as const)('after "%s" it can be sent again', async (kind) => {
    await sendNow(kind)
    expect(await sendNow('taken')).toEqual({ kind: 'sent', data: '7' })
  })

  test('a screen that starts over does not clear a running submission', async () => {
    const { sent, answer } = sendSlowly()
    forgetSubmission('thing')
    clearRejection('thing')
    expect(submissionNow('thing')).toEqual({ state: 'sending' })
    answer('7')
    await sent
    clearRejection('thing')
    expect(submissionNow('thing')).toEqual({ state: 'sent' })
    forgetSubmission('thing')
    expect(submissionNow('thing')).toEqual({ state: 'idle' })
  })

  test('a change of the answers clears a rejection, but not a lost answer', async () => {
    await sendNow('refused')
    clearRejection('thing')
    expect(submissionNow('thing')).toEqual({ state: 'idle' })
    await sendNow('timeout')
    clearRejection('thing')
    expect(submissionNow('thing')).toMatchObject({ state: 'unconfirmed' })
  })
})

describe('the end of the session', () => {
  test.each([
    ['an answer', 'answer'],
    ['a failure', 'refuse'],
  ] as const)('[RA4] %s that arrives after it is ignored, and the next session starts empty', async (_, how) => {
    const before = sendSlowly()
    resetStores()
    expect(submissionNow('thing')).toEqual({ state: 'idle' })
    const after = sendSlowly()
    if (how === 'answer') before.answer('7')
    else before.refuse('timeout')
    expect(await before.sent).toEqual({ kind: 'ignored' })
    expect(submissionNow('thing')).toEqual({ state: 'sending' })
    after.answer('8')
    expect(await after.sent).toEqual({ kind: 'sent', data: '8' })
  })

  test('[A434] a person’s unconfirmed submission is remembered beyond it, for that person', async () => {
    const mine = { ...THING, userId: '7' }
    await sendNow('timeout', mine)
    resetStores(USER_PREFIX)
    expect(submissionNow('thing')).toEqual({ state: 'idle' })
    expect(hasUnconfirmed(mine)).toBe(true)
    expect(hasUnconfirmed({ ...mine, userId: '8' })).toBe(false)
    await sendNow('taken', mine)
    expect(keys[1]).toBe(keys[0])
    expect(hasUnconfirmed(mine)).toBe(false)
  })
})

describe('a submission of several parts', () => {
  test('[A392] each part has its own key; a failed part ends the submission and is repeated under the same key', async () => {
    const sendBoth = (second: ApiErrorKind | 'taken') =>
      sendParts('both', async (sendPart) => {
        await sendPart({ name: 'one', body: 1 }, (key) => {
          keys.push(key)
          return Promise.resolve()
        })
        const id = await sendPart({ name: 'two', body: 2 }, (key) => {
          keys.push(key)
          return second === 'taken' ? Promise.resolve('2') : Promise.reject(new ApiError(second))
        })
        return id
      })
    expect(await sendBoth('timeout')).toMatchObject({ kind: 'unconfirmed' })
    expect(submissionNow('both')).toMatchObject({ state: 'unconfirmed' })
    expect(await sendBoth('taken')).toEqual({ kind: 'sent', data: '2' })
    expect(new Set(keys).size).toBe(3)
    expect(keys[3]).toBe(keys[1])
  })

  test('[RC7] after the session ends no further part is sent', async () => {
    let answer = (): void => undefined
    const done: string[] = []
    const sent = sendParts('both', async (sendPart) => {
      await sendPart({ name: 'one', body: 1 }, () => new Promise<void>((resolve) => (answer = resolve)))
      done.push('one')
      await sendPart({ name: 'two', body: 2 }, () => Promise.resolve(done.push('two')))
    })
    resetStores()
    answer()
    expect(await sent).toEqual({ kind: 'ignored' })
    expect(done).toEqual([])
  })

  test('[A66] [RC7] a part that waits for a dialog is not sent in the name of the next person', async () => {
    let confirm = (): void => undefined
    const done: string[] = []
    const sent = sendParts('both', async (sendPart) => {
      await new Promise<void>((resolve) => (confirm = resolve))
      await sendPart({ name: 'one', body: 1 }, () => Promise.resolve(done.push('one')))
    })
    resetStores()
    confirm()
    expect(await sent).toEqual({ kind: 'ignored' })
    expect(done).toEqual([])
  })

  test('a submission that the user cancels leaves no outcome', async () => {
    expect(await sendParts('both', () => Promise.resolve(CANCELLED))).toEqual({ kind: 'ignored' })
    expect(submissionNow('both')).toEqual({ state: 'idle' })
  })
})
