import { expect, test, vi } from 'vitest'

const { openTim } = vi.hoisted(() => ({ openTim: vi.fn() }))
vi.mock('../../src/gateways/im/tim', () => ({ openTim }))
vi.mock('../../src/app/env', () => ({ env: { imSdkAppId: '1400000007' } }))

test.each([
  [7, 7],
  [undefined, 1400000007],
])('[A266] told application %s, the platform is opened for %s', async (told, opened) => {
  const { wire } = await import('../../src/app/wire')
  const { fetchIm } = await import('../../src/gateways/im/port')
  wire()
  const open = await fetchIm()
  open(told)
  expect(openTim).toHaveBeenLastCalledWith(opened)
})
