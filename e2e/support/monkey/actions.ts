import type { BrowserContext } from '@playwright/test'
import { FAULTS } from '@/mocks/scenario/record'
import { DAY_MS, HOUR_MS } from '@/lib/time/units'
import { ROUTES } from '../../../tests/support/navigationRoutes'
import { SCREENS_WITH_REQUESTS } from '../../../tests/support/screensWithRequests'
import type { Tabs } from './tabs'

const ADDRESSES = [
  ...new Set([...SCREENS_WITH_REQUESTS, ...ROUTES.map(([, url]) => url), '/subscribe/nowFree?orgId=105', '/x']),
]
const TEXTS = [
  '',
  '0',
  '1',
  '-1',
  '65',
  '165',
  '13800000009',
  '123456',
  '左侧有点胀痛',
  'Mary',
  '<b>x</b>',
  '😀',
  ' ',
  '长'.repeat(600),
]
const NETWORK_FAULTS = ['offline', 'serverDown', 'slow']

/** A step and how often it is chosen, relative to the others. `act` returns what the report adds to the name. */
type Action = readonly [weight: number, name: string, act: () => Promise<string | void>]

/** The demo's scenario as the walk has set it. */
export type Scenario = { faults: string[]; aheadMs: number }

/** What a person may do, and what may happen to them. `next` gives numbers in [0, 1). */
export const actionsOf = (
  { page, act, turn, open, reload, change, tapThrough }: Tabs,
  {
    context,
    baseURL,
    next,
    scenario,
  }: {
    context: BrowserContext
    baseURL: string
    next: () => number
    scenario: Scenario
  },
): readonly Action[] => {
  const oneOf = <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T
  const turnFault = async (faults: readonly string[]) => {
    scenario.faults = scenario.faults.length > 0 ? [] : [oneOf(faults)]
    await change({ on: scenario.faults })
    return scenario.faults.join('') || 'none'
  }
  return [
    [50, 'tap', () => act({ kind: 'tap', pick: next(), last: false })],
    [18, 'tap the last', () => act({ kind: 'tap', pick: 0, last: true })],
    [10, 'type', () => act({ kind: 'type', pick: next(), text: oneOf(TEXTS) })],
    [6, 'back', () => act({ kind: 'go', by: -1 })],
    [1, 'two back', () => act({ kind: 'go', by: -2 })],
    [1, 'forward', () => act({ kind: 'go', by: 1 })],
    [
      4,
      'visit',
      async () => {
        const address = oneOf(ADDRESSES)
        await act({ kind: 'visit', address })
        return address
      },
    ],
    [
      2,
      'open',
      async () => {
        const address = oneOf(ADDRESSES)
        await open(address)
        return address
      },
    ],
    [1, 'reload', reload],
    [2, 'other tab', turn],
    [
      1,
      'language',
      async () => {
        const to = oneOf(['zh', 'en'])
        await context.addCookies([{ name: 'language', value: to, url: baseURL }])
        await reload()
        return to
      },
    ],
    [2, 'network', () => turnFault(NETWORK_FAULTS)],
    [1.5, 'fault', () => turnFault(FAULTS)],
    [
      1,
      'clock',
      async () => {
        scenario.aheadMs = oneOf([0, scenario.aheadMs + HOUR_MS, scenario.aheadMs + DAY_MS])
        await change({ aheadMs: scenario.aheadMs })
        return `${scenario.aheadMs / HOUR_MS} h`
      },
    ],
    [
      0.5,
      'sign out',
      async () => {
        await open('/my')
        await page()
          .evaluate(() => [...document.querySelectorAll<HTMLElement>('main button')].at(-1)?.click())
          .catch(() => undefined)
        await tapThrough(['[role=alertdialog] button'], 0)
      },
    ],
    [
      1,
      'another person',
      () => tapThrough(['aside button', '[role=dialog] [aria-haspopup]', '[role=dialog] [type=radio]'], next()),
    ],
  ]
}
