import type { Page } from '@playwright/test'
import { peopleFrom } from '@/mocks/seeds/people'
import { heading } from './support/heading'
import { changePhone, describeMother, input, openNewRelative, saveButton, sent } from './support/account'
import { turn } from './support/panel'
import { holdsSecret } from './support/secrets'
import { openSignedIn } from './support/signedIn'
import { ACCOUNT, signInElsewhere } from './support/signIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

const at = async (page: Page, title: string) => expect(heading(page, title)).toBeVisible()

const openFilled = async (page: Page, words: SpokenWords) => {
  await openSignedIn(page, '/patient/list')
  await openNewRelative(page, words)
  await describeMother(page, words)
  await input(page, words.questions.labels.menopauseAge).fill('51')
}

test('[RB3] without a network nothing is sent or lost, and the form is saved once when the network is back @zh', async ({
  page,
  words,
  context,
}) => {
  const saves = sent(page, '/relativesManager/addRelatives')
  await openFilled(page, words)
  await context.setOffline(true)
  await expect(page.getByText(words.shell.offline.replace('{{kept}}', words.shell.kept))).toBeVisible()
  await expect(saveButton(page, words)).toBeDisabled()
  await expect(input(page, words.questions.labels.name)).toHaveValue('田秀兰')
  await expectScreenOk(page)
  await context.setOffline(false)
  await expect(saveButton(page, words)).toBeEnabled()
  await saveButton(page, words).click()
  await at(page, words.shell.titles.patientList)
  await expect(page.getByRole('link', { name: /田秀兰/ })).toHaveCount(1)
  expect(saves()).toBe(1)
})

test('[RB3] [A391] a save without an answer can be repeated and registers one relative @zh', async ({
  page,
  words,
  problems,
}) => {
  problems.expected(/addRelatives/)
  await openFilled(page, words)
  await turn(page, words, 'offline')
  await saveButton(page, words).click()
  const alert = page.getByRole('dialog', { name: words.account.maybeAdded.title })
  await expect(alert).toContainText(words.account.maybeAdded.text)
  await alert.getByRole('button', { name: words.account.notSaved.close }).click()
  await turn(page, words, 'offline')
  await saveButton(page, words).click()
  await at(page, words.shell.titles.patientList)
  await expect(page.getByRole('link', { name: /田秀兰/ })).toHaveCount(1)
})

test('[RA12] a form is never saved in the name of another user after a sign-out elsewhere @zh', async ({
  page,
  words,
  context,
}) => {
  const saves = sent(page, '/relativesManager/addRelatives')
  await openFilled(page, words)
  const other = await signInElsewhere(context, words)
  await at(other, words.shell.product)
  await page.bringToFront()
  await page.waitForLoadState('networkidle')
  await expect(input(page, words.questions.labels.name)).toHaveCount(0)
  await expect(page.getByText('田秀兰')).toHaveCount(0)
  expect(saves()).toBe(0)
})

test('[RA12] a tap on Save before the page notices the sign-out elsewhere saves nothing @zh', async ({
  page,
  words,
  context,
}) => {
  const saves = sent(page, '/relativesManager/addRelatives')
  await page.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()))
  await openFilled(page, words)
  const other = await signInElsewhere(context, words)
  await at(other, words.shell.product)
  await expect(input(page, words.questions.labels.name)).toHaveValue('田秀兰')
  await saveButton(page, words).dispatchEvent('click')
  await expect(input(page, words.questions.labels.name)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('田秀兰')).toHaveCount(0)
  expect(saves()).toBe(0)
})

const keptOnPhone = async (page: Page): Promise<string> => {
  const stored = await page.evaluate(() =>
    [window.localStorage, window.sessionStorage]
      .flatMap((store) => Object.entries(store) as [string, string][])
      .filter(([key]) => key !== 'demo-clinic')
      .map((entry) => entry.join('=')),
  )
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${decodeURIComponent(value)}`)
  return [...stored, ...cookies].join('\n')
}

test('[RC7] [A66] nothing of the user is in addresses, titles or the console, and nothing on the phone after the sign-out @zh', async ({
  page,
  words,
}) => {
  const { account, questions, shell } = words
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(frame.url()))
  page.on('console', (message) => shown.push(message.text()))
  const lookAround = async () => shown.push(page.url(), await page.title())

  await openFilled(page, words)
  await input(page, questions.labels.phone).fill('13987654321')
  await input(page, questions.labels.identityCard).fill('990101195802030027')
  await lookAround()
  // The draft has neither phone nor ID card.
  const draft = await keptOnPhone(page)
  expect(draft).toContain('田秀兰')
  expect(draft).not.toMatch(/13987654321|990101195802030027/)
  await saveButton(page, words).click()
  await at(page, shell.titles.patientList)
  await lookAround()
  expect(await keptOnPhone(page)).not.toContain('田秀兰')
  await page.getByRole('link', { name: /周玉珍/ }).click()
  await at(page, shell.titles.patientEdit)
  await input(page, questions.labels.height).fill('158')
  await lookAround()
  await page.goto('/profile')
  await at(page, shell.titles.profile)
  await changePhone(page, words, '13912345678')
  await lookAround()
  expect(await keptOnPhone(page)).not.toContain('13912345678')

  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? 'no token'
  const secrets = [
    token,
    ACCOUNT,
    '13987654321',
    '13912345678',
    peopleFrom(Date.now())[0]?.identityCard ?? 'no identity card',
    '990101195802030027',
    '林婉清',
    '周玉珍',
    '田秀兰',
    '158',
  ]
  expect(secrets.filter((secret) => shown.some((text) => holdsSecret(text, secret)))).toEqual([])

  await page.goto('/my')
  await page.getByRole('button', { name: account.signOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: account.signOut }).click()
  await at(page, shell.titles.login)
  const left = await keptOnPhone(page)
  expect(secrets.filter((secret) => holdsSecret(left, secret))).toEqual([])
  expect(
    left
      .split('\n')
      .map((entry) => entry.split('=')[0] ?? '')
      .sort((one, other) => one.localeCompare(other)),
  ).toEqual(['device:code-sent-at', 'device:stay-at-login'])
  await expect(page.getByText(/林婉清|周玉珍|田秀兰/)).toHaveCount(0)
})
