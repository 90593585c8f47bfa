import type { BrowserContext, Page } from '@playwright/test'
import type { Move } from './pageTools'
import { type Account, type Seen } from './inspect'

/** The two tabs of a walk, and the actions on the tab in front. */
export type Tabs = {
  page: () => Page
  tab: () => number
  /** Brings the other tab to the front. */
  turn: () => Promise<void>
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Acts, waits and inspects in one call, because a call to the page takes longer than the step. */
  act: (move: Move) => Promise<string | undefined>
  change: (change: Parameters<Window['monkey']['change']>[0]) => Promise<void>
  /** Taps the first element of each selector, and for the last selector the one at `pick`; in the topmost sheet. */
  tapThrough: (selectors: readonly string[], pick: number) => Promise<void>
  /** Waits for the step to end, and returns what the page shows. */
  see: () => Promise<Seen>
}

const LOADED_IN_MS = 30_000
const TRIES = 6

/** Matches the errors of a call to a page that is being left or has not loaded yet. */
const LEAVING =
  /context was destroyed|navigat|ERR_ABORTED|SecurityError|undefined \(reading '(act|change|settle|inspect)/

/** Back may lead to the blank page of a new tab, and a link to a text file. */
const isOfApp = (url: string): boolean => url.startsWith('http') && !url.endsWith('.txt')

export const openTabs = async (
  context: BrowserContext,
  baseURL: string,
  accounts: readonly Account[],
): Promise<Tabs> => {
  const pages = [await context.newPage(), await context.newPage()] as const
  for (const page of pages) page.on('dialog', (dialog) => void dialog.accept())
  let front = 0
  /** What the page showed after the last action, until `see` returns it. */
  let seen: Seen | undefined
  const page = (): Page => pages[front === 0 ? 0 : 1]
  const urlOf = (address: string) => new URL(address, baseURL).href

  /** Repeats a call to the page, because a reload by the app may interrupt it. */
  const retried = async <R>(work: () => Promise<R>): Promise<R> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work()
      } catch (failure) {
        if (tries === TRIES || !LEAVING.test(String(failure))) throw failure
        if (!isOfApp(page().url()))
          await page()
            .goto(urlOf('/home'))
            .catch(() => null)
        await ready()
      }
    }
  }
  const isReady = () => document.getElementById('boot') === null && 'monkey' in window
  const ready = async () => {
    if (
      await page()
        .evaluate(isReady)
        .catch(() => false)
    )
      return
    await page().waitForFunction(isReady, undefined, { timeout: LOADED_IN_MS })
  }
  const settle = () =>
    retried(async () => {
      await ready()
      await page().evaluate(() => window.monkey.settle())
    })

  return {
    page,
    tab: () => front,
    turn: async () => {
      front = 1 - front
      await settle()
      await retried(() =>
        page().evaluate(() => {
          document.dispatchEvent(new Event('visibilitychange'))
          window.dispatchEvent(new Event('focus'))
        }),
      )
    },
    open: (address) =>
      retried(async () => {
        await page().goto(urlOf(address), { waitUntil: 'commit' })
        await settle()
      }),
    reload: () => retried(async () => void (await page().reload({ waitUntil: 'commit' }))),
    act: async (move) => {
      const done = await page()
        .evaluate(
          async ([step, known]) => {
            const name = window.monkey.act(step)
            await window.monkey.settle()
            return { name, seen: window.monkey.inspect(known) }
          },
          [move, accounts] as const,
        )
        // The step has left the page, which ends the call.
        .catch(() => undefined)
      seen = done?.seen
      return done?.name
    },
    change: (to) => retried(() => page().evaluate((change) => window.monkey.change(change), to)),
    tapThrough: async (selectors, pick) => {
      for (const selector of selectors) {
        await page()
          .evaluate(
            ([wanted, which]) => {
              const all = [...document.querySelectorAll<HTMLElement>(wanted)]
              const sheet = all.at(-1)?.closest('[role=dialog]')
              const found = all.filter((one) => one.closest('[role=dialog]') === sheet)
              found[Math.floor(which * found.length)]?.click()
            },
            [selector, selector === selectors.at(-1) ? pick : 0] as const,
          )
          .catch(() => undefined)
        await settle()
      }
    },
    see: async () => {
      const before = seen
      seen = undefined
      if (before !== undefined && isOfApp(page().url())) return before
      return retried(async () => {
        await settle()
        return page().evaluate((known) => window.monkey.inspect(known), accounts)
      })
    },
  }
}
