import { expect, test } from 'vitest'
import { messageOf } from '../../../src/domain/chat/fromPlatform'

const item = (more: object) => ({
  ID: 'a',
  type: 'TIMTextElem',
  payload: { text: 'hello' },
  from: 'd',
  flow: 'in',
  time: 9,
  ...more,
})

test('[CHAT-07] [CHAT-08] a message has a direction, and whether the other has read it', () => {
  expect(messageOf(item({}))).toMatchObject({ flow: 'in', isPeerRead: false, body: { kind: 'text', text: 'hello' } })
  expect(messageOf(item({ flow: 'out', isPeerRead: true }))).toMatchObject({ flow: 'out', isPeerRead: true })
})
