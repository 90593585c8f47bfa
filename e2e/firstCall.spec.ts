import type { Page, Request } from '@playwright/test'
import { expect } from './support/test'
import { test } from './support/signedInSite'

const APP = /\/assets\/(app|vendor)-[^/]*\.js$/

const holdApp = async (page: Page): Promise<() => void> => {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(APP, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

const callsOf = (page: Page): (() => string[]) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request)
  })
  return () => calls.map((request) => new URL(request.url()).pathname)
}

const VISITS = [
  { at: '/home', call: '/api/healthService/listHealthService', screen: 'home' },
  { at: '/subscribe/list', call: '/api/subscribe/listSubscribe', screen: 'subscribeList' },
  { at: '/organ/list?serviceId=1', call: '/api/organ/listOrgan', screen: 'organisationList' },
  { at: '/subscribe/nowFree?orgId=102', call: '/api/organ/getOrganConfig', screen: 'nowFree' },
] as const

for (const { at, call, screen } of VISITS)
  test(`${at} is requested once, before the app has loaded @zh`, async ({ page, words }) => {
    const calls = callsOf(page)
    const letGo = await holdApp(page)
    await page.goto(at, { waitUntil: 'commit' })
    await expect.poll(calls).toContain(call)
    await expect(page.locator('#root > *')).toHaveCount(0)
    letGo()
    await expect(page).toHaveTitle(words.shell.titles[screen])
    await expect(page.locator('#boot')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls().filter((path) => path === call)).toHaveLength(1)
  })

test('[NAV-57] nothing is requested where the guard leads to the sign-in @zh', async ({ page, context, words }) => {
  await context.clearCookies({ name: 'token' })
  const calls = callsOf(page)
  await page.goto('/subscribe/list')
  await expect(page).toHaveTitle(words.shell.titles.login)
  expect(calls()).toEqual([])
})
