import type { Page } from '@playwright/test'
import type { Changes } from '@/mocks/records'
import { box, live, said, saidByOthers, untilAnyTime, write } from './support/chat'
import { describe, openDoctorQuestion, payAtCashier, placeOrder } from './support/consultation'
import { heading } from './support/heading'
import { openPanel, turn } from './support/panel'
import { appThere, openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

test('[CHAT-22] [CHAT-23] [CHAT-30] [A350] [A408] a paid question leads through its chat and end to both follow-ups @en', async ({
  page,
  words,
}) => {
  const { chat, consultationOrder } = words
  await openDoctorQuestion(page, words, '3001')
  await describe(page, words)
  await placeOrder(page, consultationOrder.order.pay)
  await payAtCashier(page, words)
  await expect(page).toHaveURL(/\/chat\/\d+\?type=1$/)
  await expect(page.getByText(chat.connection.connecting)).toBeVisible()
  await live(page, words)
  await expect(said(page, '左侧有点胀痛')).toBeVisible()
  await expect(page.getByText(untilAnyTime(chat.until.awaitingReply))).toBeVisible()
  const end = page.getByRole('button', { name: chat.ending.action, exact: true })
  await expect(end).toHaveCount(0)
  await write(page, words, '1 2 3')
  await expect(saidByOthers(page)).toHaveCount(1)
  await expect(page.getByText(untilAnyTime(chat.until.inConsultation))).toBeVisible()
  await end.tap()
  const question = page.getByRole('alertdialog', { name: chat.ending.question })
  await question.getByRole('button', { name: chat.ending.no, exact: true }).tap()
  await expect(question).toHaveCount(0)
  await expect(page.getByText(untilAnyTime(chat.until.inConsultation))).toBeVisible()
  await end.tap()
  await question.getByRole('button', { name: chat.ending.yes, exact: true }).tap()
  await expect(said(page, chat.message.patientEnd)).toHaveCount(1)
  const left = (count: number) => page.getByText(chat.states.left.replace('{{count}}', String(count)))
  await expect(left(2)).toBeVisible()
  const { sent, ended } = await endsOf(page)
  expect(sent).toEqual([{ type: 'TIMCustomElem', data: 'patient_end', at: expect.any(Number) as unknown }])
  expect(ended).toMatchObject({ by: 'user' })
  expect(ended?.at).toBeGreaterThanOrEqual(sent[0]?.at ?? Infinity)
  await expect(end).toHaveCount(0)
  await expectScreenOk(page)
  // The counter changes before the server has counted; a fresh request shows the server's number.
  const counted = () => page.waitForResponse(/customerExtraAsk/)
  const [first] = [counted(), await write(page, words, '4 5 6')]
  await expect(left(1)).toBeVisible()
  await expect(saidByOthers(page)).toHaveCount(2)
  await first
  const [second] = [counted(), await write(page, words, '7 8 9')]
  await expect(page.getByText(chat.states.over)).toBeVisible()
  await second
  await write(page, words, '0 0 0')
  await expect(page.getByText(chat.box.problems.blocked)).toBeVisible()
  await expect(box(page, words)).toHaveValue('0 0 0')
  await expect(said(page, '0 0 0')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(chat.closed.archived)).toBeVisible()
  await expect(box(page, words)).toHaveCount(0)
  for (const text of ['左侧有点胀痛', '1 2 3', '4 5 6', '7 8 9']) await expect(said(page, text)).toHaveCount(1)
})

test('[CONSULT-45] [CONSULT-46] a quick question that no doctor accepts within a day shows it, and no chat opens @zh', async ({
  page,
  words,
}) => {
  const { consultations, consultationOrder, shell } = words
  await openSignedIn(page, '/consult/quickProblemDesc')
  await turn(page, words, 'nobodyAnswers')
  await describe(page, words)
  await placeOrder(page, consultationOrder.order.pay)
  await payAtCashier(page, words)
  await expect(heading(page, shell.titles.myConsult)).toBeVisible()
  const newest = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(newest).toContainText(consultations.statuses.assigning)
  await aDayLater(page, words)
  await page.getByRole('tab', { name: consultations.mine.complete }).tap()
  await expect(newest).toContainText('左侧有点胀痛')
  await expect(newest).toContainText(consultations.statuses.notAccepted)
  await expect(newest).toContainText(consultations.meanings.notAccepted)
  await expectScreenOk(page)
  await newest.getByRole('button').first().tap()
  await expect(page.getByRole('status').getByText(consultations.statuses.notAccepted)).toBeVisible()
  await expect(page).toHaveURL(/\/consult\/my$/)
})

test('[CHAT-35] [CONSULT-44] a doctor’s silence for a day leaves the messages readable and hides the input @zh', async ({
  page,
  words,
}) => {
  const { chat, consultations, consultationOrder, shell } = words
  await openDoctorQuestion(page, words, '3001')
  await turn(page, words, 'nobodyAnswers')
  await describe(page, words)
  await placeOrder(page, consultationOrder.order.pay)
  await payAtCashier(page, words)
  await live(page, words)
  await write(page, words, '1 2 3')
  await expect(page.getByRole('img', { name: chat.message.sending })).toHaveCount(0)
  await aDayLater(page, words)
  await expect(page.getByText(chat.closed.doctorTimeout)).toBeVisible()
  await expect(box(page, words)).toHaveCount(0)
  for (const text of ['左侧有点胀痛', '1 2 3']) await expect(said(page, text)).toHaveCount(1)
  await expect(saidByOthers(page)).toHaveCount(0)
  await page.goto('/consult/my')
  await expect(heading(page, shell.titles.myConsult)).toBeVisible()
  await page.getByRole('tab', { name: consultations.mine.complete }).tap()
  const newest = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(newest).toContainText(consultations.statuses.doctorTimeout)
  await newest.getByRole('link').first().tap()
  await expect(page.getByText(chat.closed.doctorTimeout)).toBeVisible()
})

/** Returns the end of the open consultation: the messages on the demo's chat platform, and its server's record. */
const endsOf = (page: Page) =>
  page.evaluate(
    (id) => {
      const { tables } = JSON.parse(localStorage.getItem('demo-clinic') ?? '') as Changes
      const said = tables.chats[id]?.said ?? []
      return {
        sent: said
          .map(({ type, payload: { data }, at }) => ({ type, data, at }))
          .filter(({ type }) => type === 'TIMCustomElem'),
        ended: tables.consultations[id]?.ended,
      }
    },
    new URL(page.url()).pathname.replace('/chat/', ''),
  )

const aDayLater = async (page: Page, words: SpokenWords): Promise<void> => {
  const panel = await openPanel(page, words)
  await panel.getByRole('button', { name: words.demo.panel.day, exact: true }).click()
  await panel.getByRole('button', { name: words.demo.panel.reload, exact: true }).click()
  await appThere(page)
}
