import type { Browser } from '@playwright/test'
import { openedScreens } from '../support/everyScreen'
import { measureOpening, measureTalk, OPENING } from './chat'
import { measureHeap } from './chatHeap'
import { measureLighthouse } from './lighthouse'
import { measureLoad, type Load, type Screen } from './load'
import { measureDocument, measureExport, measureReader } from './documents'
import { measurePictures } from './pictures'
import { measurePlainList, measureReport } from './reports'
import { measureRows, measureTables, type Row } from './rows'
import type { Site, Sites } from './sites'
import { measureTraffic, rowsOfTraffic } from './traffic'
import { writeTraffic } from './trafficPage'
import { inTurns, ROUNDS } from './turns'
import { measureTyping } from './typing'
import { measureWalk, STEPS, type Leg } from './walk'

export const HELLO = 'React hello world'
export const BARE = 'the same packages alone'
export const HOME = '/home'

export type Results = {
  loads?: Map<string, Load[]>
  walk?: Map<string, Leg[]>
  rows?: Row[]
}

const measureLoads = async (browser: Browser, sites: Sites, isWanted: (path: string) => boolean): Promise<Results> => {
  const screens: Screen[] = [
    { name: HELLO, url: `${sites.hello}/` },
    { name: BARE, url: `${sites.bare}/` },
    ...openedScreens()
      .filter(({ path }) => isWanted(path))
      .map(({ path, at, signedOut }) => ({ name: path, url: sites.app + at, signedOut })),
  ]
  // The first loads warm the machine up and do not count.
  for (const screen of screens.slice(0, 3)) await measureLoad(browser, sites, screen)
  const names = screens.map(({ name }) => name)
  const loads = await inTurns(names, ROUNDS, (name) =>
    measureLoad(browser, sites, screens.find((screen) => screen.name === name) ?? { name, url: name }),
  )
  return { loads }
}

export const PARTS = {
  home: (browser: Browser, sites: Sites) => measureLoads(browser, sites, (path) => path === HOME),
  screens: (browser: Browser, sites: Sites) => measureLoads(browser, sites, () => true),
  walk: async (browser: Browser, sites: Sites): Promise<Results> => {
    const walk = new Map<string, Leg[]>()
    const note = (name: string, leg: Leg) => walk.set(name, [...(walk.get(name) ?? []), leg])
    for (let round = 0; round < ROUNDS; round += 1)
      for (const restMs of [0, 4000]) await measureWalk(browser, sites, restMs, note)
    return { walk: new Map([...walk].sort(([one], [other]) => legIndex(one) - legIndex(other))) }
  },
  typing: async (browser: Browser, sites: Sites): Promise<Results> => ({
    rows: await measureRows('typing in the longest form', { 'a field': () => measureTyping(browser, sites) }),
  }),
  pictures: async (browser: Browser, sites: Sites): Promise<Results> => ({
    rows: await measureRows('three pictures of 12 megapixels', {
      'a question': () => measurePictures(browser, sites),
    }),
  }),
  reports: async (browser: Browser, sites: Sites): Promise<Results> => ({
    rows: await measureRows('to the end and back', {
      '200 lesions': () => measureReport(browser, sites),
      '200 plain boxes': () => measurePlainList(browser, sites),
    }),
  }),
  documents: async (browser: Browser, sites: Sites): Promise<Results> => ({
    rows: [
      ...(await measureRows('200 pages', {
        'the reader alone': () => measureReader(browser, sites),
        'the app': () => measureDocument(browser, sites),
      })),
      ...(await measureRows('a PDF of 20 lesions', { 'the export': () => measureExport(browser, sites) })),
    ],
  }),
  chat: async (browser: Browser, sites: Sites): Promise<Results> => ({
    rows: [
      ...(await measureTables({
        'the chat': async () => ({ [OPENING]: await measureOpening(browser, sites, 'chat') }),
        'a bare windowed list': async () => ({ [OPENING]: await measureOpening(browser, sites, 'list') }),
        'the chat, all told at once': () => measureTalk(browser, sites, 'chat'),
        'the list, all told at once': () => measureTalk(browser, sites, 'list'),
      })),
      ...(await measureRows('ten times in and out', { 'the chat': () => measureHeap(browser, sites) }, 1)),
    ],
  }),
  traffic: async (browser: Browser, sites: Sites): Promise<Results> => {
    const journeys = await measureTraffic(browser, sites)
    writeTraffic(journeys)
    return { rows: rowsOfTraffic(journeys) }
  },
  lighthouse: async (_: Browser, sites: Sites): Promise<Results> => ({
    rows: await measureLighthouse(sites, process.env['BENCH_ONLY']),
  }),
} as const

export type Part = keyof typeof PARTS

export const SITES_OF: Readonly<Record<Part, readonly Site[]>> = {
  home: ['app', 'hello', 'bare'],
  screens: ['app', 'hello', 'bare'],
  walk: ['app'],
  typing: ['app'],
  pictures: ['app'],
  reports: ['app', 'hello'],
  documents: ['app', 'reader'],
  chat: ['chat', 'list'],
  traffic: ['app'],
  lighthouse: ['app'],
}

const legIndex = (name: string): number => STEPS.findIndex((step) => name.startsWith(step.name))
