import { test } from './test'

type Running = { url: string; close: () => Promise<void> }

/** Returns a `test` whose pages open this server. Each worker starts one, as the fixture `site`. */
export const testAt = <S extends Running>(open: () => Promise<S>) =>
  test.extend<object, { site: S }>({
    site: [
      async ({ browserName: _any }, provide) => {
        const site = await open()
        await provide(site)
        await site.close()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ site }, provide) => {
      await provide(site.url)
    },
  })
