import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyOf, mergeMessages } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { message } from './messages'

const TIME = 1_795_000_000
const at = (sequence: number, more: Partial<ChatMessage> = {}) =>
  message({ id: `m${String(sequence)}`, sequence, time: TIME + sequence, ...more })
const names = (list: readonly ChatMessage[]) => list.map(keyOf)
const own = { flow: 'out', from: 'me' } as const
const echo = message({ ...own, id: undefined, localId: 'x', state: 'sending', time: TIME + 999 })
const taken = message({ ...own, id: 'm5', localId: 'x', sequence: 5, time: TIME + 5 })

/** A sequence of events: own messages, recalls, unsent and failed messages. */
const talk = fc
  .array(
    fc.record({
      own: fc.boolean(),
      step: fc.constantFrom(0, 7, 7, -9),
      revoked: fc.boolean(),
      changed: fc.boolean(),
      fate: fc.constantFrom('sent', 'sent', 'sent', 'sending', 'failed'),
      told: fc.constantFrom('counted', 'counted', 'nameless', 'timed'),
    }),
    { maxLength: 40 },
  )
  .map((all) => {
    let time = TIME
    return all.map((one, index) => {
      time += one.step
      const name = String(index + 1)
      const sequence = one.told === 'timed' ? undefined : index + 1
      const whole = one.own
        ? message({ ...own, id: `m${name}`, localId: `l${name}`, sequence, time })
        : message({ id: `m${name}`, sequence, time })
      const first: ChatMessage = { ...whole, id: undefined, sequence: undefined, state: 'sending', time: time + 3600 }
      if (one.own && one.fate !== 'sent')
        return {
          copies: one.fate === 'failed' ? [first, { ...first, state: 'failed' as const }] : [first],
          isSent: false,
        }
      const copies: ChatMessage[] = [whole, { ...whole }]
      if (one.own) copies.push(first, { ...first, state: 'failed' }, { ...whole, localId: undefined })
      if (one.revoked) copies.push({ ...whole, isRevoked: true, body: { kind: 'other' } })
      if (one.changed) copies.push({ ...whole, edition: 1, body: { kind: 'text', text: 'changed' } })
      if (one.told === 'nameless')
        copies.push({ ...whole, id: undefined, localId: undefined, body: { kind: 'other' } })
      return { copies, isSent: true }
    })
  })

const pages = (copies: readonly ChatMessage[], sizes: readonly number[]): ChatMessage[][] => {
  const cut: ChatMessage[][] = []
  for (let from = 0, page = 0; from < copies.length; page++) {
    const size = sizes[page % sizes.length] ?? 1
    cut.push(copies.slice(from, from + size))
    from += size
  }
  return [[], ...cut]
}

describe('merging messages', () => {
  test('[RE4] [RE5] [CHAT-54] it keeps each message once and in order for any arrival order, page size, echo or overlap', () => {
    fc.assert(
      fc.property(
        talk.chain((all) =>
          fc.record({
            all: fc.constant(all),
            copies: fc.shuffledSubarray(
              all.flatMap(({ copies }) => copies),
              { minLength: all.reduce((sum, { copies }) => sum + copies.length, 0) },
            ),
            again: fc.shuffledSubarray(all.flatMap(({ copies }) => copies)),
            sizes: fc.array(fc.constantFrom(1, 2, 15, 21), { minLength: 1, maxLength: 3 }),
          }),
        ),
        ({ all, copies, again, sizes }) => {
          const whole = mergeMessages(
            [],
            all.flatMap((one) => one.copies),
          )
          const merged = pages([...copies, ...again], sizes).reduce<readonly ChatMessage[]>(mergeMessages, [])
          expect(merged).toEqual(whole)
          expect(new Set(names(whole)).size).toBe(all.length)
          expect(whole).toHaveLength(all.length)
          const counted = whole.flatMap(({ sequence }) => sequence ?? [])
          expect(counted).toEqual([...counted].sort((a, b) => a - b))
          const sent = whole.filter(({ state }) => state === 'sent').length
          expect(whole.slice(sent).every(({ state }) => state !== 'sent')).toBe(true)
          expect(mergeMessages(merged, again)).toBe(merged)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('[RE6] the response to a sent message replaces its echo, whichever comes first', () => {
    const known = [at(4), at(6)]
    expect(mergeMessages(known, [echo])).toEqual([at(4), at(6), echo])
    const after = mergeMessages(mergeMessages(known, [echo]), [taken])
    expect(after).toEqual([at(4), taken, at(6)])
    expect(mergeMessages(mergeMessages(known, [taken]), [echo])).toEqual(after)
    expect(mergeMessages(mergeMessages(known, [taken]), [{ ...echo, state: 'failed' }])).toEqual(after)
  })

  test('[RE4] two copies with different ids become one when a copy with both ids arrives', () => {
    const [byId, byLocalId] = [
      { ...taken, localId: undefined },
      { ...taken, id: undefined, sequence: undefined },
    ]
    const both = mergeMessages([], [byId, byLocalId])
    expect(both).toHaveLength(2)
    expect(mergeMessages(both, [taken])).toEqual([taken])
  })

  test('[RE5] the sequence number orders before the time, and the time before the id', () => {
    const late = at(1, { time: TIME + 500 })
    expect(names(mergeMessages([], [at(2), late]))).toEqual(['m1', 'm2'])
    const archived = ['c', 'a', 'b'].map((id) => message({ id, time: TIME }))
    expect(names(mergeMessages([], [message({ id: 'z', time: TIME - 1 }), ...archived]))).toEqual(['z', 'a', 'b', 'c'])
    expect(names(mergeMessages([at(1), at(9)], [message({ id: 'between', time: TIME + 5 })]))).toEqual([
      'm1',
      'between',
      'm9',
    ])
  })

  test('[RE5] unsent messages come last, whatever the clocks say', () => {
    const waiting = { ...echo, time: TIME - 999 }
    expect(names(mergeMessages([], [waiting, at(1), message({ id: 'timed', time: TIME + 9 })]))).toEqual([
      'm1',
      'timed',
      'x',
    ])
  })

  test('[CHAT-54] a recalled message stays recalled and keeps its text', () => {
    const recalled = at(1, { isRevoked: true, body: { kind: 'other' } })
    for (const order of [
      [recalled, at(1)],
      [at(1), recalled],
    ])
      expect(order.reduce<readonly ChatMessage[]>((list, one) => mergeMessages(list, [one]), [])).toEqual([
        at(1, { isRevoked: true }),
      ])
  })

  test('[RE4] a changed message shows its last edition, whichever arrives first', () => {
    const changed = (edition: number, text: string) => at(1, { edition, body: { kind: 'text', text } })
    const all = [at(1), changed(1, 'zero'), changed(2, 'a')]
    for (const order of [all, [...all].reverse(), [all[2], all[0], all[1]].flatMap((one) => one ?? [])])
      expect(order.reduce<readonly ChatMessage[]>((list, one) => mergeMessages(list, [one]), [])).toEqual([
        changed(2, 'a'),
      ])
  })

  test.each<[string, ChatMessage, ChatMessage]>([
    [
      'what can be read',
      at(1, { body: { kind: 'lost', what: 'image' } }),
      at(1, { body: { kind: 'other' }, time: TIME + 9 }),
    ],
    ['the later one', at(1, { time: TIME + 9 }), at(1, { body: { kind: 'text', text: 'z' } })],
    ['one of two', at(1, { body: { kind: 'text', text: 'z' } }), at(1, { body: { kind: 'text', text: 'a' } })],
    ['that it was read', at(1, { isPeerRead: true }), at(1)],
  ])('[RE4] contradicting copies show %s, whichever arrives first', (_, shown, other) => {
    for (const order of [
      [shown, other],
      [other, shown],
    ])
      expect(order.reduce<readonly ChatMessage[]>((list, one) => mergeMessages(list, [one]), [])).toEqual([shown])
  })

  test('an unchanged message and an unchanged list stay the same objects', () => {
    const list = mergeMessages([], [at(1), at(2)])
    expect(mergeMessages(list, [])).toBe(list)
    expect(mergeMessages(list, [at(2)])).toBe(list)
    const [first] = list
    expect(mergeMessages(list, [at(2, { isPeerRead: true })])[0]).toBe(first)
  })

  test.each<[string, Partial<ChatMessage>]>([
    ['changed last', { edition: 1 }],
    ['later', { time: TIME + 1 }],
    ['read by the other side', { isPeerRead: true }],
  ])('[RE4] of two otherwise equal copies the one that is %s is kept', (_, more) => {
    const [plain, better] = [message({ time: TIME }), message({ time: TIME, ...more })]
    expect(mergeMessages(mergeMessages([], [plain]), [better])).toEqual([better])
    expect(mergeMessages(mergeMessages([], [better]), [plain])).toEqual([better])
  })

  test('[RE9] 10,000 messages merge page by page and one by one in as many steps as a phone has time for', () => {
    let reads = 0
    const counted = (index: number): ChatMessage => {
      const made = at(index)
      const { sequence } = made
      const get = () => {
        reads++
        return sequence
      }
      return Object.defineProperty(made, 'sequence', { enumerable: true, get })
    }
    const all = Array.from({ length: 10_000 }, (_, index) => counted(index + 1))
    let list: readonly ChatMessage[] = []
    for (let end = all.length; end > 0; end -= 15) list = mergeMessages(list, all.slice(Math.max(0, end - 15), end))
    for (let index = 1; index <= 100; index++) list = mergeMessages(list, [counted(10_000 + index)])
    expect(list).toHaveLength(10_100)
    expect(reads, 'how often the number of a message is read').toBeLessThan(12_000_000)
  })
})
