import type { Page } from '@playwright/test'

/**
 * Holds these requests back; returns a function that lets them go on. It throws an error if none was held. In the
 * demo a service worker answers the calls of the clinic before they can be intercepted.
 */
export const holdRequests = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined
  let count = 0
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    count += 1
    await held
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return () => {
    release()
    if (count === 0) throw new Error(`No request for ${url} came here. docs/testing.md says how to intercept a call.`)
  }
}

/**
 * Answers the calls of the clinic one after the other, each `ms` after the one before. The returned function waits
 * until no call has been open for twice that time.
 */
export const answerInTurn = async (page: Page, ms: number): Promise<() => Promise<void>> => {
  let open = 0
  let turn = Promise.resolve()
  const pause = () => new Promise<void>((over) => setTimeout(over, ms))
  await page.route('**/api/**', async (route) => {
    open += 1
    turn = turn.then(pause)
    await turn
    await route.continue().catch(() => undefined)
    open -= 1
  })
  return async () => {
    for (let quiet = 0; quiet < 2; quiet = open === 0 ? quiet + 1 : 0) await pause()
  }
}
