import { expect, test } from 'vitest'
import { incomingSince, isSystemMessage, lastArrived, lastIncoming, rowsOf } from '@/domain/chat/rows'
import type { MessageBody } from '@/domain/chat/message'
import { message } from './messages'

const TIME = 1_795_000_000

test('the time is shown above the first message and after five minutes of silence', () => {
  const said = [0, 299, 599, 600].map((later) => message({ id: `m${String(later)}`, time: TIME + later }))
  expect(rowsOf(said).map(({ key, showsTime }) => [key, showsTime])).toEqual([
    ['m0', true],
    ['m299', false],
    ['m599', true],
    ['m600', false],
  ])
})

/** Midnight in China. */
const MIDNIGHT = Date.UTC(2026, 10, 25, 16) / 1000

test('the time is shown above the first message of a day in China, also above one without an answer from the day before', () => {
  const at = (id: string, time: number) => message({ id, time })
  const unsent = message({ id: 'unsent', flow: 'out', state: 'failed', time: MIDNIGHT - 9 })
  const said = [
    at('before', MIDNIGHT - 60),
    at('after', MIDNIGHT),
    at('next', MIDNIGHT + 9),
    unsent,
    at('timeless', 0),
  ]
  expect(
    rowsOf(said)
      .filter(({ showsTime }) => showsTime)
      .map(({ key }) => key),
  ).toEqual(['before', 'after', 'unsent'])
})

const heard = message({ id: 'heard' })
const own = message({ id: 'own', flow: 'out' })
const onItsWay = message({ id: undefined, localId: 'x', flow: 'out', state: 'sending' })

test('the last delivered message is never one that is still being sent', () => {
  expect(lastArrived([heard, own, onItsWay])).toBe(own)
  expect(lastArrived([onItsWay])).toBeUndefined()
})

test('the last message of the other side is found behind an own one', () => {
  expect(lastIncoming([message(), heard, own, onItsWay])).toBe(heard)
  expect(lastIncoming([own])).toBeUndefined()
})

test('[A522] [CHAT-01] the messages of others since one are all that follow it, or the newest that has changed', () => {
  const own = message({ id: 'o', flow: 'out' })
  const [a, b, c] = [message({ id: 'a' }), message({ id: 'b' }), message({ id: 'c' })]
  expect(incomingSince([a, b, own, c], a)).toEqual([b, c])
  expect(incomingSince([own, b, c], undefined)).toEqual([b, c])
  expect(incomingSince([b, c], undefined)).toEqual([b, c])
  // An earlier page is no news, and neither is one that takes the place of a removed one.
  expect(incomingSince([a, b, own], undefined)).toEqual([b])
  expect(incomingSince([a, b], c)).toEqual([b])
  expect(incomingSince([a, { ...b, isRevoked: true }], b)).toEqual([{ ...b, isRevoked: true }])
  expect(incomingSince([own], b)).toEqual([])
})

const custom = (data: string, description: string): MessageBody => ({
  kind: 'custom',
  data,
  description,
  extension: '',
})

test.each<[boolean, MessageBody]>([
  [false, { kind: 'text', text: 'hello' }],
  [false, { kind: 'lost', what: 'image' }],
  [false, { kind: 'video' }],
  [false, custom('note', '按时换药')],
  [true, custom('note', '')],
  [true, custom('doctor_end', '医生已结束咨询')],
  [true, custom('patient_end', '患者已结束咨询')],
  [true, custom('system_first', '欢迎')],
  [true, { kind: 'groupTip', tip: 'joined', names: [] }],
  [true, { kind: 'call', action: 'ended', seconds: 9 }],
  [true, { kind: 'other' }],
])('[CHAT-04] [CHAT-05] [CHAT-06] [RE7] it is %s that %j is a line of the system', (isSystem, body) => {
  expect(isSystemMessage(message({ body }))).toBe(isSystem)
  expect(isSystemMessage(message({ body, isRevoked: true }))).toBe(true)
})
