import type { BrowserContext } from '@playwright/test'
import { peopleFrom } from '@/mocks/seeds/people'
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units'
import { seededNumbers } from '../../../tests/support/fixtures/seededNumbers'
import { record } from '../problems'
import { actionsOf, type Scenario } from './actions'
import { openTabs } from './tabs'
import { installPageTools } from './pageTools'
import { isPassing, judge, type Ordered } from './judge'
import { installInspect, type Account } from './inspect'

/** A walk resets the clinic, and starts as the account with the most content. */
const START = '/home?demo=as:openid-1001'
/** How many of the last steps a failure reports. */
const REPORTED_STEPS = 25
/** How long an invariant may be broken while a page loads, reloads or waits for a payment. */
const PATIENCE_MS = 40_000
const LOOK_AGAIN_MS = 100
/** A page that does not respond within this time counts as hanging. */
const HANGS_AFTER_MS = 2 * MINUTE_MS

const accountsAt = (time: number): readonly Account[] => {
  const holders = peopleFrom(time).filter(({ openId }) => openId !== null)
  const textsOf = ({ name, phone, identityCard }: (typeof holders)[number]) =>
    [name, phone, identityCard].filter((text) => text !== null)
  const isOfOne = (text: string) => holders.filter((holder) => textsOf(holder).includes(text)).length === 1
  return holders.map((holder) => ({ id: holder.id, texts: textsOf(holder).filter(isOfOne) }))
}

/**
 * Returns ten o'clock in China, because a walk across midnight could not be repeated. From nine in the evening it is
 * ten o'clock tomorrow. The browser's own clock keeps running, and the cookies of a check-in last half a day.
 */
const stoppedAt = (): number => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now() + 3 * HOUR_MS)
  return Date.parse(`${day}T10:00:00+08:00`)
}

const within = async <R>(work: Promise<R>): Promise<R> => {
  let timer: NodeJS.Timeout | undefined
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page hangs')), HANGS_AFTER_MS)
  })
  return Promise.race([work, hangs]).finally(() => clearTimeout(timer))
}

export type Walk = { seed: number; steps: number }

/** Walks the demo by a seed. Throws an error with the seed and the last steps at the first broken invariant. */
export const walk = async (context: BrowserContext, baseURL: string, { seed, steps }: Walk): Promise<void> => {
  const next = seededNumbers(seed)
  const problems = await record(context, baseURL)
  const time = stoppedAt()
  await context.addInitScript(installPageTools, time)
  await context.addInitScript(installInspect)
  const tabs = await openTabs(context, baseURL, accountsAt(time))
  const scenario: Scenario = { faults: [], aheadMs: 0 }
  const actions = actionsOf(tabs, { context, baseURL, next, scenario })
  const ordered: Ordered = { ids: new Set(), since: new Map() }
  const went: string[] = []

  const choose = () => {
    let left = next() * actions.reduce((sum, [weight]) => sum + weight, 0)
    const chosen = actions.find(([weight]) => (left -= weight) < 0) ?? actions[0]
    if (chosen === undefined) throw new Error('there is nothing to do')
    return chosen
  }
  const wrongNow = async (isTroubled: boolean): Promise<string[]> => [
    ...judge(await within(tabs.see()), ordered),
    ...problems.splice(0).filter((problem) => !isTroubled || !OF_THE_NETWORK.test(problem)),
  ]

  await tabs.open(START)
  await tabs.turn()
  await tabs.open('/home')
  await tabs.turn()
  for (let step = 1; step <= steps; step += 1) {
    const [, name, act] = choose()
    const wasTroubled = scenario.faults.length > 0
    try {
      const what = await within(act())
      const isTroubled = wasTroubled || scenario.faults.length > 0
      let wrong = await wrongNow(isTroubled)
      went.push(`${step}. ${name} ${what ?? ''} → ${new URL(tabs.page().url()).pathname}`)
      for (const until = Date.now() + PATIENCE_MS; wrong.some(isPassing) && Date.now() < until;) {
        await tabs.page().waitForTimeout(LOOK_AGAIN_MS)
        wrong = [...wrong.filter((one) => !isPassing(one)), ...(await wrongNow(isTroubled))]
      }
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    } catch (failure) {
      const last = went.slice(-REPORTED_STEPS).join('\n')
      throw new Error(
        `Seed ${seed}, step ${step}, ${name} at ${tabs.page().url()}: ${String(failure)}\nThe last steps:\n${last}`,
      )
    }
  }
}

/** Matches the problems that a simulated network fault causes. */
const OF_THE_NETWORK = /Failed to load resource|request failed/
