import type { Page } from '@playwright/test'
import { heading } from './support/heading'
import { chooseSpecification, openConfirmOrder, submitButton } from './support/order'
import { agree, changePhone, describeMother, input, openNewRelative, saveButton, sent } from './support/account'
import { openSignedIn } from './support/signedIn'
import { signInByPhone } from './support/signIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

const NEW_PHONE = '13912345678'
const TAKEN_PHONE = '13800000003'

const at = async (page: Page, title: string) => expect(heading(page, title)).toBeVisible()
const openScreen = async (
  page: Page,
  words: SpokenWords,
  address: string,
  title: keyof SpokenWords['shell']['titles'],
) => {
  await openSignedIn(page, address)
  await at(page, words.shell.titles[title])
}
const signInAgain = async (page: Page, words: SpokenWords, phone: string) => {
  await page.clock.setFixedTime(Date.now() + 61_000)
  await signInByPhone(page, words, phone)
  await at(page, words.shell.product)
}

test('[PATIENT-01] [PATIENT-11] [PATIENT-19] [RB1] a relative is registered during an order, which is then made for the relative', async ({
  page,
  words,
}) => {
  const { booking, account, questions, questionnaires, shell } = words
  const saves = sent(page, '/relativesManager/addRelatives')
  await openConfirmOrder(page, words)
  await page.getByRole('button', { name: shell.titles.patientAdd }).click()
  await at(page, shell.titles.patientAdd)
  await agree(page, words)
  await describeMother(page, words)
  await saveButton(page, words).click()
  const alert = page.getByRole('dialog', { name: questionnaires.neither.title })
  await expect(alert).toContainText(questions.problems.neitherPeriodNorMenopause)
  await alert.getByRole('button', { name: questionnaires.neither.close }).click()
  await input(page, questions.labels.menopauseAge).fill('51')
  await page.getByRole('button', { name: new RegExp(`^${questions.labels.relation}`) }).click()
  await page.getByRole('dialog').getByRole('radio', { name: questions.dictionaries.relation.parent }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectScreenOk(page)
  await saveButton(page, words).evaluate((element) => {
    if (element instanceof HTMLElement) for (let taps = 0; taps < 2; taps++) element.click()
  })
  await expect(page.getByText(account.saved)).toBeVisible()
  await at(page, shell.titles.confirmOrder)
  await expect(page.getByRole('button', { name: new RegExp(`^${booking.confirm.patient}`) })).toContainText('田秀兰')
  expect(saves()).toBe(1)
  await chooseSpecification(page, words, /标准|Standard/, '¥128.00')
  await submitButton(page, words).click()
  await at(page, shell.titles.tradePay)
  await page.goto('/patient/list')
  await expect(page.getByRole('link', { name: /田秀兰/ })).toContainText(questions.dictionaries.relation.parent)
  await page.goto('/subscribe/list')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  await at(page, shell.titles.subscribeDetail)
  await expect(page.getByText('田秀兰')).toBeVisible()
})

test('[PATIENT-07] [RB4] the own health record keeps half-typed answers after a reload, and is saved @zh', async ({
  page,
  words,
}) => {
  const { account, questions, questionnaires, shell } = words
  await openScreen(page, words, '/my', 'my')
  await page.getByRole('link', { name: shell.titles.profileEdit }).click()
  await at(page, shell.titles.profileEdit)
  await agree(page, words)
  await expect(input(page, questions.labels.height)).toHaveValue('163')
  await input(page, questions.labels.height).fill('164')
  await page.reload()
  await expect(page.getByText(questionnaires.restored.apart)).toBeVisible()
  await expect(input(page, questions.labels.height)).toHaveValue('164')
  await expectScreenOk(page)
  await saveButton(page, words).click()
  await expect(page.getByText(account.saved)).toBeVisible()
  await at(page, shell.titles.my)
  await page.goto('/profileEdit')
  await expect(input(page, questions.labels.height)).toHaveValue('164')
  await expect(page.getByText(questionnaires.restored.apart)).toHaveCount(0)
})

test('[APPT-14] [APPT-15] the appointment of a relative asks for the height once, and is shown again after it is entered @en', async ({
  page,
  words,
}) => {
  const { appointments, account, questions, shell } = words
  await openScreen(page, words, '/subscribe/list', 'subscribeList')
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: '周玉珍' })
    .filter({ hasText: appointments.statuses.paid })
    .getByRole('link')
    .first()
    .click()
  const question = page.getByRole('alertdialog', { name: appointments.record.title })
  await expect(question).toBeVisible()
  await expectScreenOk(page)
  await question.getByRole('button', { name: appointments.record.open }).click()
  await at(page, shell.titles.patientEdit)
  await agree(page, words)
  await expect(input(page, questions.labels.name)).toHaveValue('周玉珍')
  await input(page, questions.labels.height).fill('158')
  await saveButton(page, words).click()
  await expect(page.getByText(account.saved)).toBeVisible()
  await at(page, shell.titles.subscribeDetail)
  await page.reload()
  await at(page, shell.titles.subscribeDetail)
  await page.waitForLoadState('networkidle')
  await expect(question).toHaveCount(0)
})

test('[PROFILE-14] [A415] changing the phone number signs out, and the new number signs in', async ({
  page,
  words,
}) => {
  const { account, shell } = words
  await openScreen(page, words, '/my', 'my')
  await page.getByRole('link', { name: shell.titles.profile }).click()
  await at(page, shell.titles.profile)
  await changePhone(page, words, NEW_PHONE)
  await expectScreenOk(page)
  await saveButton(page, words).click()
  await expect(page.getByText(account.phoneChanged)).toBeVisible()
  await at(page, shell.titles.login)
  await expect(page).toHaveURL(/\/login$/)
  await signInAgain(page, words, NEW_PHONE)
  await page.goto('/my')
  await expect(page.getByText('林婉清')).toBeVisible()
  await expect(page.getByText('1391***5678')).toBeVisible()
})

test('[PROFILE-13] [A149] a phone number with another account needs a confirmation, after which that account’s history is gone @zh', async ({
  page,
  words,
}) => {
  const { account, shell } = words
  const edits = sent(page, '/customer/editCustomerInfo')
  await openScreen(page, words, '/profile', 'profile')
  await changePhone(page, words, TAKEN_PHONE)
  await saveButton(page, words).click()
  const question = page.getByRole('alertdialog', { name: account.replace.title })
  await expect(question).toContainText(account.replace.message)
  await expectScreenOk(page)
  await question.getByRole('button', { name: account.replace.cancel }).click()
  await expect(question).toHaveCount(0)
  expect(edits()).toBe(0)
  await saveButton(page, words).click()
  await question.getByRole('button', { name: account.replace.goOn }).click()
  await at(page, shell.titles.login)
  expect(edits()).toBe(1)
  await signInAgain(page, words, TAKEN_PHONE)
  await page.goto('/patient/list')
  await expect(page.getByRole('link', { name: /林婉清/ })).toBeVisible()
  await expect(page.getByText('何秀英')).toHaveCount(0)
})

test('[A138] the person of the order is chosen on a separate page, where a relative can be added too @zh', async ({
  page,
  words,
}) => {
  const { booking, account, questions, shell } = words
  await openConfirmOrder(page, words)
  await page.goto('/patient/select')
  await at(page, shell.titles.patientSelect)
  await expect(page.getByRole('button', { name: '林婉清' })).toContainText(account.self)
  await openNewRelative(page, words)
  await describeMother(page, words)
  await input(page, questions.labels.menopauseAge).fill('51')
  await saveButton(page, words).click()
  await at(page, shell.titles.patientSelect)
  await page.getByRole('button', { name: '田秀兰', pressed: true }).click()
  await at(page, shell.titles.confirmOrder)
  await expect(page.getByRole('button', { name: new RegExp(`^${booking.confirm.patient}`) })).toContainText('田秀兰')
})

test('[PROFILE-10] [PROFILE-12] a wrong code changes nothing, and no other can be requested for a minute @zh', async ({
  page,
  words,
}) => {
  const { account, questions, auth, shell } = words
  const codeRequests = sent(page, '/login/sendPhoneCode')
  await openScreen(page, words, '/profile', 'profile')
  const code = await changePhone(page, words, NEW_PHONE)
  await input(page, questions.labels.phoneCode).fill(code === '111111' ? '222222' : '111111')
  await saveButton(page, words).click()
  const alert = page.getByRole('dialog', { name: account.notSaved.title })
  await expect(alert).toContainText('验证码错误')
  await expectScreenOk(page)
  await alert.getByRole('button', { name: account.notSaved.close }).click()
  await expect(input(page, questions.labels.phone)).toHaveValue(NEW_PHONE)
  const again = page.getByRole('button', { name: new RegExp(auth.getCodeIn.replace('{{seconds}}', '\\d+')) })
  await expect(again).toBeDisabled()
  await page.clock.setFixedTime(Date.now() + 61_000)
  await page.getByRole('button', { name: auth.getCode, exact: true }).click()
  await expect.poll(codeRequests).toBe(2)
  await at(page, shell.titles.profile)
})

test('[PROFILE-11] [A151] the phone number that is already bound gets no code, and a tap says why @zh', async ({
  page,
  words,
}) => {
  const { questions, auth } = words
  const codeRequests = sent(page, '/login/sendPhoneCode')
  await openScreen(page, words, '/profile', 'profile')
  await page.getByRole('button', { name: questions.labels.modifyPhone }).click()
  await page.getByRole('button', { name: auth.getCode }).click({ force: true })
  await expect(page.getByText(auth.phoneUnchanged)).toBeVisible()
  await expectScreenOk(page)
  expect(codeRequests()).toBe(0)
})

test('rows that lead on have chevrons of one colour, links and buttons alike @zh', async ({ page }) => {
  await openSignedIn(page, '/my')
  const chevrons = page.locator('main :is(a, button) > span + svg:last-child')
  await expect(chevrons.last()).toBeVisible()
  const rows = await chevrons.evaluateAll((all) =>
    all.map((chevron) => [chevron.parentElement?.localName, getComputedStyle(chevron).color]),
  )
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(['a', 'button']))
  expect(new Set(rows.map(([, colour]) => colour)).size).toBe(1)
})
