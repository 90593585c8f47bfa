import { expect, test, vi } from 'vitest'
import * as begin from '@/app/preload'
import * as app from '@/app/mount'
import * as tasks from '@/lib/yieldToMain'
import { startHome } from '@/routes/home/loaders'
import { useHome } from '@/stores/home/home'
import { useNews } from '@/stores/news/news'

/** Starts the next task when the test says so. */
const byHand = () => {
  const due: (() => void)[] = []
  vi.spyOn(tasks, 'yieldToMain').mockImplementation(() => new Promise((resolve) => due.push(resolve)))
  return due
}

test('the requests of the first script run in a task between that script and the app', async () => {
  const due = byHand()
  const beginScreen = vi.spyOn(begin, 'preloadScreen').mockImplementation(() => undefined)
  const boot = vi.spyOn(app, 'mountApp').mockResolvedValue()
  await import('@/main')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(due).toHaveLength(1)
  expect(beginScreen).not.toHaveBeenCalled()
  expect(boot).not.toHaveBeenCalled()
  due[0]?.()
  await vi.waitFor(() => expect(boot).toHaveBeenCalledOnce())
  expect(beginScreen).toHaveBeenCalledBefore(boot)
})

test('[HOME-01] [HOME-05] Home requests its services at once, and ads and news in the next task', async () => {
  const due = byHand()
  startHome({ param: () => '', query: new URLSearchParams() })
  expect(useHome.getState().cards.state).toBe('loading')
  expect(useNews.getState().ads.state).toBe('idle')
  due[0]?.()
  await vi.waitFor(() => expect(useNews.getState().ads.state).not.toBe('idle'))
  expect(useNews.getState().columns.state).not.toBe('idle')
})
