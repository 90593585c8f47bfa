import { box, consultation, GROUP, said, write } from './support/chat'
import { imPlatform } from './support/imPlatform'
import { heading } from './support/heading'
import { agree } from './support/account'
import { photoFrom } from './support/photo'
import { quiet, test } from './support/signedInSite'
import { expect } from './support/test'

const LOGOUT = 'im_open_status.wslogout'
const ENDS_MS = 2000

test('[A448] [A449] [A442] [RG6] the platform connects only with consent, stores nothing, and disconnects within two seconds @zh', async ({
  page,
  context,
  words,
  problems,
}) => {
  const { shell, chat, consent, privacyCentre } = words
  problems.expected(/^foreign host: /)
  const { sockets, requests, commands, uploads } = await imPlatform(context, { group: GROUP, silent: [LOGOUT] })
  const console: string[] = []
  page.on('console', (message) => console.push(message.text()))
  const platformKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /TIM|ssolog/.test(key)))

  const rest = quiet(page)
  await page.goto(consultation(3))
  await expect(page.getByRole('checkbox', { name: consent.box })).toBeVisible()
  await rest()
  expect([sockets().made, requests.length]).toEqual([0, 0])
  await expect(box(page, words)).toHaveCount(0)

  await agree(page, words)
  await expect(box(page, words)).toBeVisible()
  await expect(page.getByText(chat.connection.connecting)).toHaveCount(0)
  await write(page, words, '1 2 3')
  await expect(said(page, '1 2 3')).toBeVisible()
  await expect(page.getByRole('img', { name: chat.message.sending })).toHaveCount(0)
  await page.getByRole('button', { name: chat.box.more, exact: true }).tap()
  await page.locator('input[type=file]').setInputFiles(await photoFrom(page))
  await expect.poll(uploads).toBe(1)
  expect(sockets().open).toBe(1)
  expect(commands).toContain('group_open_http_svc.send_group_msg')

  const another = await context.newPage()
  await another.goto('/my/privacy')
  await expect(heading(another, shell.titles.privacyCentre)).toBeVisible()
  await another.getByRole('button', { name: privacyCentre.consent.withdraw, exact: true }).tap()
  await another.getByRole('alertdialog').getByRole('button', { name: privacyCentre.consent.ask.confirm }).tap()
  await expect.poll(() => sockets().open, { timeout: ENDS_MS, intervals: [50] }).toBe(0)
  const before = requests.length
  await expect(page.getByRole('checkbox', { name: consent.box })).toBeVisible()
  await expect(box(page, words)).toHaveCount(0)
  // The package itself would wait this long for the answer to its sign-out.
  await page.waitForTimeout(18_000)
  expect([sockets(), requests.length]).toEqual([{ made: 1, open: 0 }, before])
  expect(await platformKeys()).toEqual([])
  expect(console).toEqual([])
})
