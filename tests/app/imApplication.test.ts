import { expect, test, vi } from 'vitest'

const { openTim } = vi.hoisted(() => ({ openTim: vi.fn() }))
vi.mock('@/gateways/im/tim', () => ({ openTim }))
vi.mock('@/app/env', () => ({ env: { imSdkAppId: '1400000007' } }))

test.each([
  [7, 7],
  [undefined, 1400000007],
])('[A266] with application %s configured, the platform is opened for %s', async (configured, opened) => {
  const { wire } = await import('@/app/wire')
  const { fetchIm } = await import('@/gateways/im/port')
  wire()
  const open = await fetchIm()
  open(configured)
  expect(openTim).toHaveBeenLastCalledWith(opened)
})
