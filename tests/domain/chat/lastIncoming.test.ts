import { expect, test } from 'vitest'
import { lastIncomingAt } from '@/domain/chat/rules'
import { message } from './messages'

test('[A407] the last message of the other side skips own, recalled and group messages', () => {
  expect(lastIncomingAt([])).toBe(0)
  const said = [
    message({ id: 'a', time: 10 }),
    message({ id: 'b', time: 30 }),
    message({ id: 'c', time: 20 }),
    message({ id: 'd', time: 40, flow: 'out' }),
    message({ id: 'e', time: 50, isRevoked: true }),
    message({ id: 'f', time: 60, body: { kind: 'groupTip', tip: 'joined', names: [] } }),
  ]
  expect(lastIncomingAt(said)).toBe(30)
})
