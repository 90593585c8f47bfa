import type { Browser } from '@playwright/test'
import { openedScreens } from '../support/everyScreen'
import { measureLoad, type Load, type Screen } from './load'
import { measurePictures, type Pictures } from './pictures'
import type { Sites } from './sites'
import { inTurns, ROUNDS } from './turns'
import { measureTyping, type Typing } from './typing'
import { measureWalk, STEPS, type Leg } from './walk'

export const FLOOR = 'React hello world'
export const BARE = 'the same packages bare'
export const HOME = '/home'

/**
 * What was measured: of each screen, of each leg of the way to an order, of a field of the longest form, of the
 * pictures of a problem.
 */
export type Results = {
  loads?: Map<string, Load[]>
  walk?: Map<string, Leg[]>
  typing?: Typing[]
  pictures?: Pictures[]
}

const measureLoads = async (browser: Browser, sites: Sites, isWanted: (path: string) => boolean): Promise<Results> => {
  const screens: Screen[] = [
    { name: FLOOR, url: `${sites.floor}/` },
    { name: BARE, url: `${sites.bare}/` },
    ...openedScreens()
      .filter(({ path }) => isWanted(path))
      .map(({ path, at, signedOut }) => ({ name: path, url: sites.app + at, signedOut })),
  ]
  // The first visits of all wake the machine up and do not count.
  for (const screen of screens.slice(0, 3)) await measureLoad(browser, sites, screen)
  const names = screens.map(({ name }) => name)
  const loads = await inTurns(names, ROUNDS, (name) =>
    measureLoad(browser, sites, screens.find((screen) => screen.name === name) ?? { name, url: name }),
  )
  return { loads }
}

/** What can be measured by itself. */
export const PARTS = {
  home: (browser: Browser, sites: Sites) => measureLoads(browser, sites, (path) => path === HOME),
  screens: (browser: Browser, sites: Sites) => measureLoads(browser, sites, () => true),
  walk: async (browser: Browser, sites: Sites): Promise<Results> => {
    const walk = new Map<string, Leg[]>()
    const note = (name: string, leg: Leg) => walk.set(name, [...(walk.get(name) ?? []), leg])
    for (let round = 0; round < ROUNDS; round += 1)
      for (const restMs of [0, 4000]) await measureWalk(browser, sites, restMs, note)
    // By leg, and not in the order of the walks.
    return { walk: new Map([...walk].sort(([one], [other]) => legIndex(one) - legIndex(other))) }
  },
  typing: async (browser: Browser, sites: Sites): Promise<Results> => ({
    typing: (await inTurns(['typing'], ROUNDS, () => measureTyping(browser, sites))).get('typing') ?? [],
  }),
  pictures: async (browser: Browser, sites: Sites): Promise<Results> => ({
    pictures: (await inTurns(['pictures'], ROUNDS, () => measurePictures(browser, sites))).get('pictures') ?? [],
  }),
} as const

export type Part = keyof typeof PARTS

const legIndex = (name: string): number => STEPS.findIndex((step) => name.startsWith(step.name))
