import type { Page } from '@playwright/test'
import { waitForIdle } from './waitForIdle'

type Traced = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: unknown } }

/**
 * Returns the processor time of the page's longest task during `act`, in milliseconds. Time on the clock would depend
 * on other programs.
 */
export const longestTask = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('This page has no browser that can trace it.')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await act()
  await waitForIdle(page)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  // The browser's own threads have long tasks as well, such as the end of an earlier page.
  const pageThreads = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid}/${tid}`] : [],
    ),
  )
  const tasks = traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name === 'RunTask' && tdur !== undefined && pageThreads.has(`${pid}/${tid}`) ? [tdur / 1000] : [],
  )
  if (tasks.length === 0) throw new Error('The trace has no task.')
  return Math.max(...tasks)
}
