import { expect, test, vi } from 'vitest'
import { connectIm, fetchIm } from '@/gateways/im/port'

test('[CHAT-10] the platform connected first is used, which is the demo clinic’s where there is one', async () => {
  await expect(fetchIm()).rejects.toThrow('connectIm was not called')
  const [first, second] = [vi.fn(), vi.fn()]
  connectIm(() => Promise.resolve(first))
  connectIm(() => Promise.resolve(second))
  await expect(fetchIm()).resolves.toBe(first)
})
