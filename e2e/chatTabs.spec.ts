import type { Page } from '@playwright/test'
import { arrived, box, consultation, live, said, write } from './support/chat'
import { heading } from './support/heading'
import { signInElsewhere } from './support/signIn'
import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

const ON = consultation(3)
/** RE1: sign-ins to the platform are at least 15 s apart, so one that starts by itself has started by then. */
const SIGN_INS_MS = 31_000

const sentAway = (page: Page, { chat }: SpokenWords) => page.getByRole('alertdialog', { name: chat.kicked.title })

test('[RE3] [CHAT-40] a chat in two tabs moves to the later one; the first says so, keeps the typed text, and takes over on request @zh', async ({
  page,
  words,
  context,
}) => {
  const { chat } = words
  await page.clock.install()
  await openSignedIn(page, ON)
  await live(page, words)
  await box(page, words).fill('1 2 3')
  const other = await context.newPage()
  await other.goto(ON)
  await live(other, words)
  const dialog = sentAway(page, words)
  await expect(dialog).toContainText(chat.kicked.multipleAccount)
  await expect(dialog).toContainText(chat.typedKept)
  await dialog.getByRole('button', { name: chat.kicked.close }).tap()
  await expect(box(page, words)).toBeDisabled()
  await expect(box(page, words)).toHaveValue('1 2 3')

  await write(other, words, '4 5 6')
  await arrived(other, words, '4 5 6')
  // Neither tab signs in again by itself, or the tabs would sign each other out for ever.
  await page.clock.fastForward(SIGN_INS_MS)
  await write(other, words, '7 8 9')
  await arrived(other, words, '7 8 9')
  await expect(sentAway(other, words)).toHaveCount(0)
  await expect(box(page, words)).toBeDisabled()

  await page.getByRole('button', { name: chat.connection.again }).tap()
  await expect(sentAway(other, words)).toBeVisible()
  await expect(box(page, words)).toBeEnabled()
  await expect(box(page, words)).toHaveValue('1 2 3')
  await expect(said(page, '4 5 6')).toHaveCount(1)
  await box(page, words).press('Enter')
  await arrived(page, words, '1 2 3')
})

test('[RA12] [RE10] a sign-out in another tab closes the chat of the first one and shows nothing of it to the next user @zh', async ({
  page,
  words,
  context,
}) => {
  await openSignedIn(page, ON)
  await live(page, words)
  await box(page, words).fill('1 2 3')
  const other = await signInElsewhere(context, words)
  await expect(heading(other, words.shell.product)).toBeVisible()
  await page.bringToFront()
  await page.waitForLoadState('networkidle')
  await expect(box(page, words)).toHaveCount(0)
  await expect(said(page)).toHaveCount(0)
  const kept = () => page.evaluate(() => Object.values(window.localStorage).join('\n'))
  expect(await kept()).not.toContain('1 2 3')
})
