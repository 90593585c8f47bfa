import { expect, test } from 'vitest'
import { lastSaid } from '@/domain/chat/rules'
import { message } from './messages'

test('[A407] the last that somebody else said: nothing of one’s own, nothing recalled, nothing that the group tells', () => {
  expect(lastSaid([])).toBe(0)
  const said = [
    message({ id: 'a', time: 10 }),
    message({ id: 'b', time: 30 }),
    message({ id: 'c', time: 20 }),
    message({ id: 'd', time: 40, flow: 'out' }),
    message({ id: 'e', time: 50, isRevoked: true }),
    message({ id: 'f', time: 60, body: { kind: 'groupTip', tip: 'joined', names: [] } }),
  ]
  expect(lastSaid(said)).toBe(30)
})
