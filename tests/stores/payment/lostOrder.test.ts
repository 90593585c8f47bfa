import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { createOrFind } from '@/stores/payment/lostOrder'

const REFUSED = new ApiError('refused', 50080, '请勿重复提交')
const order = { name: 'order', body: {} }

const sendAgain = (find: () => Promise<string[]>) =>
  createOrFind({ order, any: order, find }, () => Promise.reject(REFUSED))('key')

test('[A595] a refused order that the list has once is found', async () => {
  expect(await sendAgain(() => Promise.resolve(['7']))).toEqual({ found: '7' })
})

test('[A595] the refusal holds where the list lacks the order', async () => {
  await expect(sendAgain(() => Promise.resolve([]))).rejects.toBe(REFUSED)
})

test.each([
  ['several are equal', () => Promise.resolve(['7', '8'])],
  ['the list is refused', () => Promise.reject(new ApiError('refused', 50020, '系统繁忙'))],
  ['the list does not load', () => Promise.reject(new ApiError('timeout'))],
])('[A595] the order stays unconfirmed where %s', async (_what, find) => {
  await expect(sendAgain(find)).rejects.toMatchObject({ kind: 'badResponse' })
})

test('[A595] an order without an answer is not looked for: it is sent again under its key', async () => {
  const find = vi.fn<() => Promise<string[]>>()
  const lost = new ApiError('timeout')
  await expect(createOrFind({ order, any: order, find }, () => Promise.reject(lost))('key')).rejects.toBe(lost)
  expect(find).not.toHaveBeenCalled()
})
