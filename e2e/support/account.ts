import { expect, type Locator, type Page } from '@playwright/test'
import { heading } from './heading'
import type { SpokenWords } from './words'

export const input = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })

const answer = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name: option, exact: true }).check()

export const saveButton = (page: Page, { account, questionnaires }: SpokenWords): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${account.save}|${questionnaires.sending})$`) })

export const agree = async (page: Page, { consent }: SpokenWords): Promise<void> => {
  await page.getByRole('checkbox', { name: consent.box }).check()
  await page.getByRole('button', { name: consent.goOn, exact: true }).click()
}

export const openNewRelative = async (page: Page, words: SpokenWords): Promise<void> => {
  await page.getByRole('button', { name: words.shell.titles.patientAdd }).click()
  await expect(heading(page, words.shell.titles.patientAdd)).toBeVisible()
  await agree(page, words)
}

export const describeMother = async (page: Page, { questions }: SpokenWords): Promise<void> => {
  await input(page, questions.labels.name).fill('田秀兰')
  await input(page, questions.labels.age).fill('68.5')
  await answer(page, questions.labels.sex, questions.dictionaries.sex.female)
}

const smsCode = async (page: Page, { demo }: SpokenWords, phone: string): Promise<string> => {
  const code = page
    .getByRole('status')
    .filter({ hasText: demo.sms.from })
    .filter({ hasText: phone })
    .getByRole('strong')
  await expect(code).toHaveText(/^\d{6}$/)
  return code.innerText()
}

export const changePhone = async (page: Page, words: SpokenWords, phone: string): Promise<string> => {
  const { questions, auth } = words
  await page.getByRole('button', { name: questions.labels.modifyPhone }).click()
  await input(page, questions.labels.phone).fill(phone)
  await page.getByRole('button', { name: auth.getCode }).click()
  const code = await smsCode(page, words, phone)
  await input(page, questions.labels.phoneCode).fill(code)
  return code
}

export const putOffRecord = async (page: Page, { appointments }: SpokenWords): Promise<void> => {
  const question = page.getByRole('alertdialog', { name: appointments.record.title })
  await question.getByRole('button', { name: appointments.record.later }).click()
  await expect(question).toHaveCount(0)
}

export const sent = (page: Page, path: string): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === `/api${path}`) count += 1
  })
  return () => count
}
