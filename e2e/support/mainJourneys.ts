import { expect } from '@playwright/test'
import { chinaDay } from '@/lib/time/day'
import { wordsOf } from './words'
import type { Driver } from './driver'
import type { Site } from './nginxSite'
import { setCookies } from './setCookies'
import { ACCOUNT } from './signIn'

const words = wordsOf('zh')
const PAID = '1745039284758340003'

export const h1 = (text: string) => `//h1[normalize-space()='${text}']`
export const button = (text: string) => `//button[normalize-space()='${text}']`
const buttonWith = (text: string) => `//button[contains(., '${text}')]`
export const link = (text: string) => `//a[normalize-space()='${text}']`
export const linkWith = (text: string) => `//main//a[contains(., '${text}')]`
const field = (label: string) => `//*[@id=//label[span[normalize-space()='${label}']]/@for]`
const textOf = (text: string) => `//*[text()[contains(., '${text}')]]`
const choice = (text: string) => `//label[contains(., '${text}')]`
const choiceOf = (group: string, text: string) =>
  `//*[@role='radiogroup' and contains(., '${group}')]//label[normalize-space()='${text}']`

type Journey = (browser: Driver, site: Site) => Promise<void>

const open = (browser: Driver, path: string) => browser.run(`location.href = ${JSON.stringify(path)}`)

/** Opens a page as with an earlier sign-in. */
export const openSignedIn = async (browser: Driver, site: Site, path: string) => {
  await browser.see(h1(words.shell.titles.login))
  await setCookies(browser, { token: site.tokenFor(ACCOUNT) })
  await open(browser, path)
}

const agree = async (browser: Driver) => {
  await browser.click(choice(words.consent.box))
  await browser.click(button(words.consent.goOn))
}

const payAtCashier = async (browser: Driver, site: Site) => {
  await browser.click(buttonWith(words.payment.pay))
  const toPay = async () => String(await browser.run('return window.toPay'))
  await expect.poll(toPay).toMatch(/^prepay_id=\d+$/)
  expect(site.pay((await toPay()).replace('prepay_id=', ''))).toBe(true)
  await browser.run('window.endPayment()')
}

export const signIn: Journey = async (browser, site) => {
  const { auth, shell } = words
  await browser.see(h1(shell.titles.login))
  await browser.type(field(auth.phone), ACCOUNT)
  await browser.click(button(auth.getCode))
  await expect.poll(() => site.codeFor(ACCOUNT)).toMatch(/^\d{6}$/)
  await browser.type(field(auth.code), site.codeFor(ACCOUNT) ?? '')
  await browser.click(button(auth.signIn))
  await browser.see(h1(shell.product))
}

const bookAndPay: Journey = async (browser, site) => {
  const { booking, payment, selectTime, shell } = words
  await openSignedIn(browser, site, '/home')
  await browser.click(linkWith('乳腺健康检测'))
  await browser.click(link(selectTime.use.appointment))
  await browser.see(h1(shell.titles.organisationList))
  await browser.click('(//main//a)[1]')
  await browser.click(`(//*[@role='radiogroup']//label[not(.//input[@disabled]) and contains(., '余')])[2]`)
  await browser.click(button(selectTime.next))
  await browser.see(h1(shell.titles.confirmOrder))
  await browser.click(buttonWith(booking.confirm.choosePatient))
  await browser.click(`//*[@role='dialog']${choice('林婉清')}`)
  await browser.click(choice('标准'))
  await browser.see(`//*[@role='status' and contains(., '¥128.00')]`)
  await browser.click(button(booking.confirm.submit))
  await browser.see(h1(shell.titles.tradePay))
  await payAtCashier(browser, site)
  await browser.see(h1(payment.outcomes.ok))
  expect((await browser.address()).pathname).toMatch(/^\/subscribe\/detail\/\d+$/)
}

const cancel: Journey = async (browser, site) => {
  const { cancel: cancelling, detail } = words.appointments
  await openSignedIn(browser, site, `/subscribe/detail/${PAID}`)
  await browser.click(link(detail.cancel))
  await browser.see(h1(words.shell.titles.subscribeCancel))
  await browser.click(choice(cancelling.reasons.planChanged))
  await browser.click(button(cancelling.submit))
  await browser.click(`//*[@role='alertdialog']${button(cancelling.confirm)}`)
  await browser.see(h1(cancelling.done))
}

const questionnaire: Journey = async (browser, site) => {
  const { questionnaireForms, questionnaires, questions } = words
  await openSignedIn(browser, site, `/subscribe/detail/${PAID}`)
  await browser.click(link(words.appointments.questionnaire.open))
  await agree(browser)
  const next = `//button[normalize-space()='${questionnaires.steps.next}' or normalize-space()='${questionnaires.review.next}']`
  const section = (name: keyof typeof questionnaires.sections) =>
    browser.see(`//h2[contains(., '${questionnaires.sections[name]}')]`)
  await section('basicInfo')
  await browser.click(next)
  await section('menstruation')
  await browser.click(next)
  await section('familyAndBiopsy')
  await browser.click(choiceOf(questions.labels.biopsy, questions.dictionaries.yesNo.no))
  await browser.click(next)
  await section('habits')
  await browser.click(next)
  await browser.see(`//h2[normalize-space()='${questionnaires.review.title}']`)
  await browser.click(button(questionnaireForms.send))
  await browser.see(`//*[@role='dialog']//*[normalize-space()='${questionnaireForms.sent.title}']`)
}

const reportWithPdf: Journey = async (browser, site) => {
  const { palpation, pdf } = words
  await openSignedIn(browser, site, '/report/palpationReport?reportId=8745039284758360001&specificationId=2')
  await browser.see(`//h2[normalize-space()='${palpation.found.title}']`)
  await browser.see("//main//figure//*[name()='svg']")
  // The messaging app saves no files, so a browser does.
  await browser.run('delete window.WeixinJSBridge')
  await browser.click(button(pdf.export.begin))
  // A busy machine draws the sheets for longer than an element is waited for.
  const isSaved = () =>
    browser.run(`return document.body.innerText.includes('${pdf.export.saved.replace('{{name}}', pdf.fileName)}')`)
  await expect.poll(isSaved, { timeout: 40_000 }).toBe(true)
}

/** Runs in the page: puts a drawn picture into the field, as if the user had chosen it. */
const PICK = `
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
  const pen = canvas.getContext('2d')
  for (let at = 0; at < 400; at++) {
    pen.fillStyle = 'hsl(' + at * 37 + ' 60% 50%)'
    pen.fillRect((at * 53) % 640, (at * 29) % 480, 24, 24)
  }
  const [, encoded] = canvas.toDataURL('image/jpeg').split(',')
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
  const held = new DataTransfer()
  held.items.add(new File([bytes], 'IMG_0001.jpg', { type: 'image/jpeg' }))
  const field = document.querySelector('input[type=file]')
  field.files = held.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
`

const consultation: Journey = async (browser, site) => {
  const { consultations, consultationOrder, shell } = words
  await openSignedIn(browser, site, '/consult/problemDesc/3001')
  await agree(browser)
  await browser.type('//textarea', '左侧有点胀痛')
  await browser.run(PICK)
  await browser.see(`//*[@role='status' and contains(., '${consultations.pictures.states.done}')]`)
  await browser.click(choice(consultationOrder.agree))
  await browser.click(button(consultationOrder.next))
  await browser.see(h1(shell.titles.consultOrder))
  await browser.see(`//img[@alt='${consultationOrder.order.pictures.replace('{{number}}', '1')}']`)
  await browser.click(button(consultationOrder.order.pay))
  await browser.see(h1(shell.titles.tradePay))
  await payAtCashier(browser, site)
  await expect.poll(async () => (await browser.address()).pathname).toMatch(/^\/chat\/\d+$/)
}

const chat: Journey = async (browser, site) => {
  const { chat: talk, shell } = words
  await openSignedIn(browser, site, '/consult/my')
  await browser.see(h1(shell.titles.myConsult))
  await open(browser, '/chat/1745039284758380003?type=1')
  await agree(browser)
  const said = (text: string) => `//li[@data-key and contains(., '${text}')]`
  const say = async (text: string) => {
    await browser.type('//textarea', text)
    await browser.click(button(talk.box.send))
    await browser.see(said(text))
  }
  await say('1 2 3')
  await browser.click(button(talk.ending.action))
  await browser.click(`//*[@role='alertdialog']${button(talk.ending.yes)}`)
  const left = (count: number) => textOf(talk.states.left.replace('{{count}}', String(count)))
  await browser.see(left(2))
  await say('4 5 6')
  await browser.see(left(1))
  await say('7 8 9')
  await browser.see(textOf(talk.states.over))
}

const checkIn: Journey = async (browser) => {
  const { checkIn: desk, consent, questionnaireForms, questions, shell } = words
  const begun = chinaDay(Date.now())
  await browser.see(h1(shell.titles.login))
  await open(browser, '/subscribe/nowFree?orgId=105')
  await browser.see(h1(shell.titles.nowFree))
  await browser.type(field(desk.name), '沈若兰')
  await browser.type(field(desk.phone), '13911112222')
  // An ID number fills in birth date, age and sex.
  await browser.type(field(desk.identityCard), '990101198209140029')
  await browser.click(choice(desk.no))
  await browser.click(choice(consent.box))
  await browser.click(button(desk.submit))
  await browser.see(h1(desk.done.nearly))
  await browser.click(choice(questions.dictionaries.menarcheBand.upTo12))
  await browser.click(button(questionnaireForms.send))
  await browser.click(button(questionnaireForms.sent.goOn))
  await browser.see(h1(desk.done.sent))
  const cookies = decodeURIComponent(String(await browser.run('return document.cookie')))
  // Midnight may have passed since.
  expect([begun, chinaDay(Date.now())].filter((day) => cookies.includes(day))).not.toEqual([])
}

/** The eight main journeys; each begins at the sign-in of a new visitor. */
export const MAIN_JOURNEYS: Readonly<Record<string, Journey>> = {
  'signs in': signIn,
  'books and pays': bookAndPay,
  'cancels an appointment': cancel,
  'answers a questionnaire': questionnaire,
  'saves a report as a PDF': reportWithPdf,
  'asks a doctor with a picture': consultation,
  'chats with a doctor to the last follow-up': chat,
  'checks in without an account': checkIn,
}
