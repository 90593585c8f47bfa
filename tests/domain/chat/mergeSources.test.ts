import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOf } from '@/domain/chat/merge'
import { mergeSources } from '@/domain/chat/mergeSources'
import type { ChatMessage } from '@/domain/chat/message'
import { message } from './messages'

const TIME = 1_795_000_000
const onPlatform = (sequence: number, second: number, text: string, more: Partial<ChatMessage> = {}) =>
  message({ id: `p${String(sequence)}`, sequence, time: TIME + second, body: { kind: 'text', text }, ...more })
const inArchive = (place: string, second: number, text: string, more: Partial<ChatMessage> = {}) =>
  message({ id: place, time: TIME + second, body: { kind: 'text', text }, ...more })
const merged = (...pages: ChatMessage[][]) =>
  pages.reduce<readonly ChatMessage[]>((list, page) => mergeSources(list, page), [])

const A = onPlatform(1, 0, 'hello')
const B = onPlatform(2, 1, 'ok')
const C = onPlatform(3, 1, 'ok')
const ARCHIVE = [inArchive('1/2', 0, 'hello'), inArchive('1/1', 1, 'ok'), inArchive('1/0', 1, 'ok')]

test('[A591] archive and platform give each message once, whichever comes first and however often', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom([A, B, C], ARCHIVE, [C], [B, C], [A]), { minLength: 2 }), (pages) => {
      const list = merged(...pages, [A, B, C], ARCHIVE)
      expect(list.map(keyOf)).toEqual(['p1', 'p2', 'p3'])
      expect(mergeSources(list, ARCHIVE)).toBe(list)
    }),
  )
})

test('[A591] a message that was sent twice is shown twice, while only one of the two sources has both', () => {
  expect(merged([A, B], ARCHIVE)).toHaveLength(3)
  expect(merged([A, B], ARCHIVE, [A, B], ARCHIVE)).toHaveLength(3)
  expect(merged(ARCHIVE, [B])).toHaveLength(3)
  // Messages that are listed already are paired with no second one.
  expect(merged([A, B], ARCHIVE, [B])).toHaveLength(3)
  expect(merged([A, B], ARCHIVE, ARCHIVE.slice(2))).toHaveLength(3)
  expect(merged([B, C], [inArchive('1/0', 1, 'ok')])).toHaveLength(2)
})

test('[A591] another sender, second or text is another message', () => {
  for (const other of [
    inArchive('1/0', 0, 'hello', { from: 'nurse' }),
    inArchive('1/0', 1, 'hello'),
    inArchive('1/0', 0, 'hello!'),
    inArchive('1/0', 0, 'hello', { body: { kind: 'custom', data: '', description: 'hello', extension: '' } }),
    inArchive('1/0', 0, 'hello', { state: 'failed' }),
  ])
    expect(merged([A], [other])).toHaveLength(2)
})

test('[A591] the second counts, whatever its part, and that of each message', () => {
  const timed = (time: number, one: ChatMessage) => ({ ...one, time: TIME + time })
  const [archived] = ARCHIVE
  if (archived === undefined) throw new Error('no archived message')
  expect(merged([timed(0.2, A)], [timed(0.9, archived)])).toHaveLength(1)
  expect(merged([timed(0.9, A)], [timed(1.1, archived)])).toHaveLength(2)
  expect(merged([A], [timed(1, archived), inArchive('1/9', 0, 'another')])).toHaveLength(3)
})

test('[A591] an own text that was not sent is another message than one of the platform', () => {
  const failed = inArchive('own', 0, 'hello', { state: 'failed' })
  expect(merged([failed], [A])).toHaveLength(2)
})

test('[A591] [RE4] what the archive knows of a recall stays, under the name of the platform', () => {
  const [one] = merged([inArchive('1/0', 0, 'hello', { isRevoked: true })], [A])
  expect(one).toMatchObject({ id: 'p1', sequence: 1, isRevoked: true })
})
