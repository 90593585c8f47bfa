import { expect, type Locator, type Page } from '@playwright/test'
import { agree } from './account'
import { openSignedIn } from './signedIn'
import type { SpokenWords } from './words'

/** The check of 林婉清 with a complete questionnaire, and her mother's, stored by an older app. */
export const OWN_CHECK =
  '/chq/inspectChq?customerId=1001&orgId=102&serviceId=1&inspectionId=6745039284758340014&hqiId=1745039284758350002'
export const MOTHERS_ASSESSMENT = '/chq/healthServiceChqSimple?inspectionId=6745039284758340015&riskReportId=31'

type Question = keyof SpokenWords['questions']['labels']
type Section = keyof SpokenWords['questionnaires']['sections']

export const openQuestions = async (page: Page, words: SpokenWords, address: string): Promise<void> => {
  await openSignedIn(page, address)
  await agree(page, words)
  await expect(next(page, words)).toBeVisible()
}

export const next = (page: Page, { questionnaires: { steps, review: look } }: SpokenWords): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${steps.next}|${look.next})$`) })
export const send = (page: Page, { questionnaireForms, questionnaires }: SpokenWords): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${questionnaireForms.send}|${questionnaires.sending})$`) })

export const typed = (page: Page, { questions }: SpokenWords, question: Question): Locator =>
  page.getByRole('textbox', { name: questions.labels[question], exact: true })
export const radio = (page: Page, { questions }: SpokenWords, question: Question, answer: string): Locator =>
  page
    .getByRole('radiogroup', { name: questions.labels[question], exact: true })
    .getByRole('radio', { name: answer, exact: true })
export const picker = (page: Page, { questions }: SpokenWords, question: Question): Locator =>
  page.getByRole('button', { name: new RegExp(`^${questions.labels[question]} `) })

export const toSection = async (page: Page, words: SpokenWords, section: Section): Promise<void> => {
  const { steps, sections } = words.questionnaires
  const [before = ''] = steps.at.split('{{')
  await page.getByRole('button', { name: new RegExp(`^${before}\\d`) }).click()
  await page.getByRole('dialog', { name: steps.title }).getByRole('button', { name: sections[section] }).click()
  await expect(sectionHeading(page, words, section)).toBeFocused()
}

export const sectionHeading = (page: Page, { questionnaires }: SpokenWords, section: Section): Locator =>
  page.getByRole('heading', { level: 2, name: questionnaires.sections[section] })

export const review = async (page: Page, words: SpokenWords): Promise<void> => {
  const title = page.getByRole('heading', { level: 2, name: words.questionnaires.review.title })
  for (let section = 0; section < 6 && !(await title.isVisible()); section += 1) {
    const before = await page.locator('main h2').first().textContent()
    await next(page, words).click()
    await expect(page.locator('main h2').first()).not.toHaveText(before ?? '')
  }
  await expect(title).toBeFocused()
}

export const arrived = (page: Page, { questionnaireForms }: SpokenWords): Locator =>
  page.getByRole('dialog', { name: questionnaireForms.sent.title })

export const restored = (page: Page, { questionnaires }: SpokenWords): Locator => {
  const [before = '', after = ''] = questionnaires.restored.text.split('{{when}}')
  return page.getByRole('status').filter({ hasText: new RegExp(`${before}.*\\d\\d:\\d\\d${after}`) })
}

type Sent = { questionContent: string; customerId: string }

export const sentFrom = (page: Page): { body: Sent; key: string | undefined }[] => {
  const sent: { body: Sent; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/subscribe/saveOrUpdateHealthQuestionnaireInfo') return
    sent.push({ body: request.postDataJSON() as Sent, key: request.headers()['idempotency-key'] })
  })
  return sent
}

export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < 90 && !(await target.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
