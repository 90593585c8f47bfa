import type { Page } from '@playwright/test'

/** Holds these requests back; returns a function that lets them go on. */
export const holdRequests = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await held
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return release
}
