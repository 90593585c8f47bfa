import { expect, test } from 'vitest'
import { runWithLimit } from '@/lib/concurrency'

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

test('at most the given number runs at once, each once and in order', async () => {
  let now = 0
  let most = 0
  const begun: number[] = []
  const tasks = Array.from({ length: 10 }, (_, index) => async () => {
    begun.push(index)
    most = Math.max(most, ++now)
    await rest()
    now--
  })
  await runWithLimit(3, tasks, () => true)
  expect(most).toBe(3)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('nothing more starts once the caller stops waiting', async () => {
  let begun = 0
  const tasks = Array.from({ length: 10 }, () => async () => {
    begun++
    await rest()
  })
  await runWithLimit(3, tasks, () => begun < 5)
  expect(begun).toBe(5)
})
