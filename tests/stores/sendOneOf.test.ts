import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { hasUnconfirmed, storeUnconfirmed } from '@/stores/idempotency'
import { resetStores } from '@/stores/createStore'
import { sendOneOf } from '@/stores/sendOneOf'
import { sendParts } from '@/stores/submit'

const ANY = { name: 'any answers', body: undefined, userId: '1001' }
const OUTER = { name: 'phone change', body: '13800000002', userId: '1001' }
const INNER = { name: 'customer', body: { phone: '13800000002' }, userId: '1001' }

const lost = () => Promise.reject(new ApiError('offline'))
const refused = () => Promise.reject(new ApiError('refused', 50000, '手机号已被使用'))
const arrived = () => Promise.resolve('done')

/** Sends the inner body while the outer one is being sent, as a change of the phone number does. */
const sendNested = (call: () => Promise<string>, inner = INNER) =>
  sendParts('answers', (sendPart) => sendOneOf(ANY, sendPart, OUTER, () => sendOneOf(ANY, sendPart, inner, call)))

beforeEach(() => {
  resetStores()
})

test('[RB2] [A539] a lost answer to a nested submission leaves every part of it unconfirmed', async () => {
  await sendNested(lost)
  expect([ANY, OUTER, INNER].map(hasUnconfirmed)).toEqual([true, true, true])
})

test.each([
  ['refusal', refused],
  ['success', arrived],
])('[A539] a %s after a lost answer leaves no part of a nested submission unconfirmed', async (_, call) => {
  await sendNested(lost)
  await sendNested(call)
  expect([ANY, OUTER, INNER].map(hasUnconfirmed)).toEqual([false, false, false])
})

test('[A539] a refusal of another nested body leaves the lost one unconfirmed', async () => {
  await sendNested(lost)
  await sendNested(refused, { ...INNER, body: { phone: '13800000003' } })
  expect([ANY, OUTER, INNER].map(hasUnconfirmed)).toEqual([true, false, true])
})

test('[A539] a success settles also another lost body of its kind', async () => {
  await sendNested(lost, { ...INNER, body: { phone: '13800000003' } })
  await sendNested(arrived)
  expect(hasUnconfirmed(ANY)).toBe(false)
})

test('[A539] [RB2] a success leaves the warning of a lost answer to another part', async () => {
  const report = { name: 'report', body: 1, userId: '1001' }
  const sendOnly = (part: typeof report | typeof INNER, call: () => Promise<string>) =>
    sendParts('answers', (sendPart) => sendOneOf(ANY, sendPart, part, call))
  await sendOnly(report, lost)
  await sendOnly(INNER, arrived)
  expect(hasUnconfirmed(ANY)).toBe(true)
  await sendOnly(report, arrived)
  expect(hasUnconfirmed(ANY)).toBe(false)
})

/** What 0.1.0 stored for `ANY` while an answer was lost: a random id in place of the names. */
const keepOfFirstRelease = () => storeUnconfirmed(ANY, { key: '0f8c2a6e-5b1d-4c3e-9a7f-1d2e3f4a5b6c', at: Date.now() })

test('[A660] a success ends the warning of a lost answer that 0.1.0 has left', async () => {
  keepOfFirstRelease()
  await sendNested(arrived)
  expect(hasUnconfirmed(ANY)).toBe(false)
})

test.each([
  ['refusal', refused],
  ['lost answer', lost],
])('[A539] [A660] a %s leaves the warning of 0.1.0, which may be of another body', async (_, call) => {
  keepOfFirstRelease()
  await sendNested(call)
  expect(hasUnconfirmed(ANY)).toBe(true)
  await sendNested(arrived)
  expect(hasUnconfirmed(ANY)).toBe(false)
})
