import type { Page } from '@playwright/test'
import { FAULTS } from '@/mocks/scenario/record'
import { expectNoAxeViolations } from './support/expectNoAxeViolations'
import { largeText } from './support/largeText'
import { expectNoPlaceholderText } from './support/expectNoPlaceholderText'
import { expectNotice } from './support/expectNotice'
import { closePanel, openPanel, panelHandle, panelOf, turn } from './support/panel'
import { openSignedIn } from './support/signedIn'
import { ACCOUNT, signIn } from './support/signIn'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'
import { heading } from './support/heading'

const tab = (page: Page, { shell }: SpokenWords, name: keyof SpokenWords['shell']['tabs']) =>
  page.getByRole('navigation', { name: shell.tabs.label }).getByRole('link', { name: shell.tabs[name] })
const atProvider = (page: Page, { demo }: SpokenWords) => expect(heading(page, demo.provider.title)).toBeVisible()

const signedInAtHome = async (page: Page, words: SpokenWords) => {
  await openSignedIn(page, '/')
  await expect(heading(page, words.shell.product)).toBeVisible()
  // Open requests of Home must not meet the faults of the panel.
  await page.waitForLoadState('networkidle')
}

const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token')?.value

test('the panel opens by keyboard, shows no key in place of a text, and closes by Esc and Back', async ({
  page,
  words,
}) => {
  await signedInAtHome(page, words)
  await panelHandle(page, words).focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page, words)
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('switch', { checked: true })).toHaveCount(0)
  await expect(panel.getByText(words.demo.panel.off, { exact: true })).toHaveCount(FAULTS.length)
  await expectNoPlaceholderText(page)
  await expectNoAxeViolations(page)
  await largeText(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(panelHandle(page, words)).toBeFocused()
  await openPanel(page, words)
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(heading(page, words.shell.product)).toBeVisible()
})

test('the handle never covers the bars of the app, on either edge and at large text', async ({ page, words }) => {
  await signedInAtHome(page, words)
  const bar = await page.getByRole('navigation', { name: words.shell.tabs.label }).boundingBox()
  const handle = await panelHandle(page, words).boundingBox()
  expect((handle?.y ?? 0) + (handle?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  expect(handle?.width).toBeLessThanOrEqual(28)
  const panel = await openPanel(page, words)
  await panel.getByRole('button', { name: words.demo.panel.edges.left }).click()
  await closePanel(page, words)
  expect((await panelHandle(page, words).boundingBox())?.x).toBe(0)
  await largeText(page)
  await expectNoAxeViolations(page)
})

test('[RA12] signing in as another person shows that person’s data, here and in another tab @zh', async ({
  page,
  words,
  context,
}) => {
  await signedInAtHome(page, words)
  await tab(page, words, 'my').click()
  await expect(page.getByText('林婉清')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/my')
  await expect(other.getByText('林婉清')).toBeVisible()
  await page.bringToFront()
  const panel = await openPanel(page, words)
  await panel.getByRole('button', { name: '林婉清' }).click()
  await expectNoAxeViolations(page)
  await largeText(page)
  await page.getByRole('radio', { name: '蔡若兰' }).click()
  await expect(page.getByText('蔡若兰')).toBeVisible()
  await other.bringToFront()
  await expect(other.getByText('蔡若兰')).toBeVisible()
  await expect(other.getByText('林婉清')).toHaveCount(0)
})

test('[RA6] a page says that the server is down and recovers by its retry @zh', async ({ page, words, problems }) => {
  // The request for doctors' replies, a POST, may fail too.
  problems.expected(/502|500 \(Internal Server Error\).*queryConsultationsByUserId/)
  await signedInAtHome(page, words)
  await turn(page, words, 'serverDown')
  await expect(panelHandle(page, words)).toHaveAccessibleName(
    `${words.demo.panel.title} · 1 ${words.demo.panel.active}`,
  )
  await page.goto('/organ/list?serviceId=1')
  await expect(page.getByText(words.shell.failed.title)).toBeVisible()
  await expectNoAxeViolations(page)
  await turn(page, words, 'serverDown')
  await page.getByRole('button', { name: words.shell.actions.retry }).click()
  await expect(heading(page, words.shell.titles.organisationList)).toBeVisible()
  await expect(panelHandle(page, words)).toHaveAccessibleName(words.demo.panel.title)
})

test('[A68] [RA1] a renewed token goes unnoticed @zh', async ({ page, words }) => {
  await signedInAtHome(page, words)
  const before = await tokenOf(page)
  await turn(page, words, 'renew')
  await page.reload()
  await expect(heading(page, words.shell.product)).toBeVisible()
  await expect.poll(() => tokenOf(page)).not.toBe(before)
  await tab(page, words, 'my').click()
  await expect(page.getByText('林婉清')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(panelHandle(page, words)).toHaveAccessibleName(words.demo.panel.title)
})

test('[RA4] an expired session says so, asks for a sign-in, and returns to the same screen @zh', async ({
  page,
  words,
}) => {
  await signedInAtHome(page, words)
  await turn(page, words, 'expire')
  await expectNotice(page, words.shell.errors.signedOut, () => tab(page, words, 'my').click())
  await atProvider(page, words)
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toContain('/login?redirect=%2Fmy')
  expect(await tokenOf(page)).toBeUndefined()
  await signIn(page, words, ACCOUNT)
  await expect(page.getByText('林婉清')).toBeVisible()
})

test('[A76] [RA5] a session that the server ends shows the server’s message @zh', async ({ page, words }) => {
  await signedInAtHome(page, words)
  await turn(page, words, 'end')
  await expectNotice(page, '您的账号已在其他设备登录', () => tab(page, words, 'my').click())
  await atProvider(page, words)
})

test('a changed clock survives a reload, and a reset of the clinic restores everything', async ({ page, words }) => {
  const { panel: said } = words.demo
  await signedInAtHome(page, words)
  const panel = await openPanel(page, words)
  await expect(panel.getByText(said.clockReal)).toBeVisible()
  await panel.getByRole('button', { name: said.day, exact: true }).click()
  await expect(panel.getByText(new RegExp(`^${said.realTime}`))).toBeVisible()
  await panel.getByRole('button', { name: said.edges.left }).click()
  await panel.getByRole('button', { name: said.reload, exact: true }).click()
  await expect(heading(page, words.shell.product)).toBeVisible()
  await openPanel(page, words)
  const days = (await panel.getByRole('status').innerText()).match(/\d{4}-\d\d-\d\d/g) ?? []
  expect(Date.parse(days[0] ?? '') - Date.parse(days[1] ?? '')).toBe(86_400_000)
  await panel.getByRole('button', { name: said.reset }).click()
  const question = page.getByRole('alertdialog', { name: said.resetTitle })
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: said.reset }).click()
  await atProvider(page, words)
  expect(await tokenOf(page)).toBeUndefined()
  await signIn(page, words, ACCOUNT)
  await openPanel(page, words)
  await expect(panel.getByText(said.clockReal)).toBeVisible()
  await expect(panel.getByRole('button', { name: said.edges.left })).toBeVisible()
})

test('[RB3] a switch of one tab applies in the other @zh', async ({ page, words, context, problems }) => {
  problems.expected(/Failed to load resource|request failed/)
  await signedInAtHome(page, words)
  const other = await context.newPage()
  await other.goto('/organ/list?serviceId=1')
  await expect(heading(other, words.shell.titles.organisationList)).toBeVisible()
  await page.bringToFront()
  await turn(page, words, 'offline')
  await other.bringToFront()
  await expect(panelHandle(other, words)).toHaveAccessibleName(
    `${words.demo.panel.title} · 1 ${words.demo.panel.active}`,
  )
  await other.reload()
  await expect(other.getByText(words.shell.failed.title)).toBeVisible()
})

test('an address opens a screen as an account, at a time and with faults, and the panel copies it @en', async ({
  page,
  words,
}) => {
  const state = 'demo=as:openid-1003,clock:1d@18:00,faults:endFails.payLate8'
  await page.goto(`/organ/list?serviceId=1&${state}`)
  await expect(heading(page, words.shell.titles.organisationList)).toBeVisible()
  expect(new URL(page.url()).search).toBe('?serviceId=1')
  await expect(panelHandle(page, words)).toHaveAccessibleName(
    `${words.demo.panel.title} · 3 ${words.demo.panel.active}`,
  )
  const panel = await openPanel(page, words)
  await expect(panel.getByText('18:00', { exact: false }).first()).toBeVisible()
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.title = text
      return Promise.resolve()
    }
  })
  await panel.getByRole('button', { name: words.demo.panel.copyLink }).click()
  await expect(panel.getByText(words.demo.panel.linkCopied)).toBeVisible()
  const copied = new URL(await page.title())
  expect(copied.pathname).toBe('/organ/list')
  expect(copied.searchParams.get('demo')).toMatch(/^as:openid-1003,clock:1d@18:0[0-2],faults:endFails\.payLate8$/)
})
