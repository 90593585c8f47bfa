import { expect, test } from 'vitest'
import type { ChatMessage } from '@/domain/chat/message'
import { matchArchivedCopies } from '@/domain/chat/merge'
import { message } from './messages'

const TIME = 1_795_000_000
const text = (said: string) => ({ kind: 'text', text: said }) as const
const ghost = (more: Partial<ChatMessage> = {}) =>
  message({ id: undefined, localId: 'x', state: 'failed', flow: 'out', time: TIME, body: text('没有'), ...more })
const archived = (more: Partial<ChatMessage> = {}) =>
  message({ id: 'a', flow: 'out', time: TIME, body: text('没有'), ...more })
const found = (...all: ChatMessage[]) => matchArchivedCopies(all).map(({ id, localId }) => [id, localId])

test('[RE6] [A394] a text in the archive is matched by its text and time', () => {
  for (const later of [-10, 0, 40]) expect(found(archived({ time: TIME + later }), ghost())).toEqual([['a', 'x']])
  for (const later of [-11, 41]) expect(found(archived({ time: TIME + later }), ghost())).toEqual([])
})

test('[RE6] another text, sender, known message or picture is not matched', () => {
  const picture = { kind: 'image', url: '/1.jpg', previewUrl: '', size: undefined } as const
  for (const other of [
    archived({ body: text('没有。') }),
    archived({ flow: 'in' }),
    archived({ localId: 'y' }),
    archived({ state: 'sending' }),
    archived({ body: picture }),
  ])
    expect(found(other, ghost())).toEqual([])
  expect(found(archived({ body: picture }), ghost({ body: picture }))).toEqual([])
  expect(found(archived(), ghost({ state: 'sending' }))).toEqual([])
  expect(found(archived(), ghost({ localId: undefined }))).toEqual([])
})

test('[RE6] of two equal texts only as many are matched as the archive has', () => {
  const second = ghost({ localId: 'y', time: TIME + 5 })
  expect(found(archived(), ghost(), second)).toEqual([['a', 'x']])
  expect(found(archived(), archived({ id: 'b', time: TIME + 5 }), ghost(), second)).toEqual([
    ['a', 'x'],
    ['b', 'y'],
  ])
})
