import type { Locator, Page } from '@playwright/test'
import { live, said, write } from './support/chat'
import { heading } from './support/heading'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

/** The doctor answers within three seconds, and repeated requests get the cached answer for a moment. */
const REPLIED_MS = 4000

const ANSWER = /好的，我了解了|I see\. This has/

const tabs = (page: Page, { shell }: SpokenWords): Locator => page.getByRole('navigation', { name: shell.tabs.label })
const consultTab = (page: Page, words: SpokenWords, badge: string): Locator =>
  tabs(page, words).getByRole('link', { name: `${words.shell.tabs.consult} ${badge}`.trim(), exact: true })
const newReplies = ({ shell }: SpokenWords, count: number): string =>
  shell.unread.count.replace('{{count}}', String(count))

const openTalk = async (page: Page, words: SpokenWords): Promise<void> => {
  const { consultations } = words
  await page.getByRole('link', { name: consultations.index.mine }).tap()
  await page
    .getByRole('link', { name: new RegExp(consultations.statuses.inConsultation) })
    .first()
    .tap()
  await live(page, words)
}

const backToDoctors = async (page: Page, { shell }: SpokenWords): Promise<void> => {
  await page.goBack()
  await expect(heading(page, shell.titles.myConsult)).toBeVisible()
  await page.goBack()
  await expect(heading(page, shell.titles.consultIndex)).toBeVisible()
}

test('[A407] the answer of a doctor shows a badge at the tab until the chat is opened', async ({ page, words }) => {
  const { shell, nextStep } = words
  await openSignedIn(page, '/consult/index', { agreed: true })
  await expect(consultTab(page, words, newReplies(words, 1))).toBeVisible()
  await openTalk(page, words)
  await write(page, words, '1 2 3')
  await expect(said(page, '1 2 3')).toBeVisible()
  await expect(page.getByRole('img', { name: words.chat.message.sending })).toHaveCount(0)
  await expect(said(page, ANSWER)).toHaveCount(0)
  await backToDoctors(page, words)
  await expect(consultTab(page, words, '')).toBeVisible()
  await page.waitForTimeout(REPLIED_MS)
  await tabs(page, words).getByRole('link', { name: shell.tabs.my }).tap()
  await expect(consultTab(page, words, newReplies(words, 1))).toBeVisible()
  await expectScreenOk(page)
  await tabs(page, words).getByRole('link', { name: shell.tabs.home }).tap()
  await expect(consultTab(page, words, newReplies(words, 1))).toBeVisible()
  await expect(page.getByRole('region', { name: nextStep.pay.title })).toBeVisible()
  await consultTab(page, words, newReplies(words, 1)).tap()
  await openTalk(page, words)
  await expect(said(page, ANSWER)).toBeVisible()
  await backToDoctors(page, words)
  await expect(consultTab(page, words, '')).toBeVisible()
})

test('[A407] the tab shows that there is something new when the server does not count, until the chat is opened @zh', async ({
  page,
  words,
}) => {
  const { shell, nextStep } = words
  // A picture of this chat is missing in the demo on purpose; here it must not cause a failed request.
  await page.route('**/pictures/gone.jpg', (route) => route.fulfill({ path: 'public/pictures/organ-1.svg' }))
  await openSignedIn(page, '/home', { phone: '13800000006', agreed: true })
  await expect(consultTab(page, words, shell.unread.some)).toBeVisible()
  await expectScreenOk(page)
  await page.getByRole('region', { name: nextStep.replied.title }).getByRole('link').tap()
  await live(page, words)
  // The read state is stored once the chat is idle.
  await page.waitForTimeout(1000)
  await page.goBack()
  await expect(heading(page, shell.product)).toBeVisible()
  await expect(consultTab(page, words, '')).toBeVisible()
  await page.waitForTimeout(REPLIED_MS)
  await page.reload()
  await expect(heading(page, shell.product)).toBeVisible()
  await page.waitForResponse(/queryConsultationImMsgById/)
  await expect(consultTab(page, words, '')).toBeVisible()
})
