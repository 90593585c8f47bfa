import type { ChatMessage } from '@/domain/chat/message'

export const message = (more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'a',
  localId: undefined,
  sequence: undefined,
  time: 1_795_000_000,
  from: 'doctor',
  flow: 'in',
  state: 'sent',
  isRevoked: false,
  isPeerRead: false,
  edition: 0,
  body: { kind: 'text', text: 'hello' },
  ...more,
})
