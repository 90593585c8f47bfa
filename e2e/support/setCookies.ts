import { expect } from '@playwright/test'
import type { Driver } from './driver'

/** Sets cookies on a page without the app. An open screen would see them and lead elsewhere at the same moment. */
export const setCookies = async (
  browser: Pick<Driver, 'run'>,
  cookies: Readonly<Record<string, string>>,
): Promise<void> => {
  await browser.run(`location.href = '/version.json'`)
  await expect(async () => expect(await browser.run('return location.pathname')).toBe('/version.json')).toPass({
    timeout: 10_000,
  })
  for (const [name, value] of Object.entries(cookies))
    await browser.run(`document.cookie = '${name}=${value}; path=/'`)
}
