import { expect } from '@playwright/test'
import type { Driver } from './driver'

/** Sets cookies on a page without the app. An open screen would see them and lead elsewhere at the same moment. */
export const setCookies = async (
  browser: Pick<Driver, 'run'>,
  cookies: Readonly<Record<string, string>>,
): Promise<void> => {
  // A page that still starts writes its history, which cancels a navigation in WebKit. So each try asks again.
  const leave = `if (location.pathname !== '/version.json') location.href = '/version.json'; return location.pathname`
  await expect(async () => expect(await browser.run(leave)).toBe('/version.json')).toPass({
    intervals: [100, 400, 2000],
    timeout: 20_000,
  })
  for (const [name, value] of Object.entries(cookies))
    await browser.run(`document.cookie = '${name}=${value}; path=/'`)
}
