import type { Browser, BrowserContext, Page } from '@playwright/test'
import { chooseFreeDay } from '../support/order'
import { photoFrom } from '../support/photo'
import { next, OWN_CHECK, send, review } from '../support/questionnaire'
import { ACCOUNT } from '../support/signIn'
import { wordsOf } from '../support/words'
import type { Row } from './rows'
import type { Served, Sites } from './sites'

/** What one journey requests from the site: with an empty cache, and again on the same phone. */
export type Traffic = { name: string; first: Served; again: Served }

type Visit = { page: Page; sites: Sites; phone: string }
type Journey = { name: string; address: string; signedOut?: boolean; walk?: (visit: Visit) => Promise<void> }

const words = wordsOf('zh')
/** Another account of the demo clinic. */
const OTHER = '13800000003'
const LIMIT_MS = 60_000
const QUIET_MS = 1500

const { auth, appointments, booking, selectTime, checkIn, consent, consultations, consultationOrder, payment, shell } =
  words

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).first().waitFor()

const signIn = async ({ page, sites, phone }: Visit): Promise<void> => {
  await page.getByLabel(auth.phone, { exact: true }).fill(phone)
  const before = sites.codeFor(phone)
  await page.getByRole('button', { name: auth.getCode }).click()
  await until(() => sites.codeFor(phone) !== before)
  await page.getByLabel(auth.code, { exact: true }).fill(sites.codeFor(phone) ?? '')
  await page.getByRole('button', { name: auth.signIn, exact: true }).click()
  await page.waitForURL('**/home')
}

const until = async (isTrue: () => boolean): Promise<void> => {
  const begun = Date.now()
  while (!isTrue()) {
    if (Date.now() - begun > LIMIT_MS) throw new Error('The code did not come.')
    await new Promise((later) => setTimeout(later, 50))
  }
}

const pay = async (page: Page): Promise<void> => {
  await heading(page, shell.titles.tradePay)
  await page.getByRole('button', { name: payment.pay }).click()
}

const book = async ({ page }: Visit): Promise<void> => {
  await page.locator('main a[href="/service/detail/1"]').first().click()
  await page.locator('a[href^="/organ/list"]').click()
  await page.locator('a[href*="orgId=105"]').click()
  await chooseFreeDay(page, words, 2)
  await page.getByRole('button', { name: selectTime.next }).click()
  await page.getByRole('button', { name: new RegExp(booking.confirm.patient) }).click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: '标准' }).check()
  await page.locator('button:not([aria-disabled])', { hasText: booking.confirm.submit }).click()
  await pay(page)
  await page.waitForURL((url) => !url.pathname.includes('tradePay'))
}

const cancel = async ({ page }: Visit): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(appointments.statuses.paid, { exact: true }) })
    .first()
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('link', { name: appointments.detail.cancel }).click()
  await page.getByRole('radio', { name: appointments.cancel.reasons.planChanged }).check()
  await page.getByRole('button', { name: appointments.cancel.submit }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: appointments.cancel.confirm }).click()
  await heading(page, appointments.cancel.done)
}

const agree = async (page: Page, wanted: { waitFor: () => Promise<void> }): Promise<void> => {
  const box = page.getByRole('checkbox', { name: consent.box })
  await Promise.race([box.waitFor(), wanted.waitFor()])
  if (!(await box.isVisible())) return
  await box.check()
  await page.getByRole('button', { name: consent.goOn, exact: true }).click()
}

const answer = async ({ page }: Visit): Promise<void> => {
  await agree(page, next(page, words))
  await next(page, words).waitFor()
  await review(page, words)
  await send(page, words).click()
  await page.getByRole('dialog', { name: words.questionnaireForms.sent.title }).waitFor()
}

const REPORT = '/report/palpationReport?reportId=8745039284758360001&specificationId=2'
const DOCUMENT = `/pdf/pdfViewer?pdfUrl=${encodeURIComponent('https://files.demo.example/reports/7001.pdf')}`

const readReport = async ({ page, sites }: Visit): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.goto(sites.app + REPORT)
  await page.waitForLoadState('networkidle')
  await page.goto(sites.app + DOCUMENT)
  await page.locator('canvas').first().waitFor()
}

const consult = async ({ page }: Visit): Promise<void> => {
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await page.getByRole('link', { name: consultations.doctor.ask }).click()
  const question = page.getByRole('textbox', { name: new RegExp(consultationOrder.question.label) })
  await agree(page, question)
  await page.getByRole('button', { name: new RegExp(`^${consultationOrder.price.label}`) }).click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await question.fill('左侧有点胀痛')
  const uploaded = page.waitForResponse(/uploadConsultationImage/)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photoFrom(page, 1200, 900))
  await uploaded
  await page.waitForLoadState('networkidle')
  await page.getByRole('checkbox', { name: consultationOrder.agree }).check()
  await page.getByRole('button', { name: consultationOrder.next, exact: true }).click()
  await heading(page, shell.titles.consultOrder)
  await page.getByRole('button', { name: consultationOrder.order.pay, exact: true }).click()
  await pay(page)
  await page.waitForURL(/\/chat\/\d+/)
}

const openChat = async ({ page }: Visit): Promise<void> => {
  await agree(page, page.getByRole('main').getByRole('region').first())
  await page.waitForLoadState('networkidle')
}

const checkInAtClinic = async ({ page }: Visit): Promise<void> => {
  await page.getByRole('radio', { name: checkIn.no, exact: true }).check()
  const box = page.getByRole('checkbox', { name: consent.box })
  // A phone that has agreed before is not asked again.
  if (await box.isVisible()) await box.check()
  await page.getByRole('button', { name: checkIn.submit, exact: true }).click()
  await heading(page, checkIn.done.sent)
}

const JOURNEYS: readonly Journey[] = [
  { name: 'Home', address: '/home' },
  { name: 'sign in by phone', address: '/home', signedOut: true, walk: signIn },
  { name: 'book and pay', address: '/home', walk: book },
  { name: 'cancel', address: '/subscribe/list', walk: cancel },
  { name: 'questionnaire', address: OWN_CHECK, walk: answer },
  { name: 'report with its PDF', address: '/report/list', walk: readReport },
  { name: 'consultation with a picture', address: '/consult/index', walk: consult },
  { name: 'chat', address: '/chat/1745039284758380003?type=1', walk: openChat },
  { name: 'check-in', address: '/subscribe/nowFree?orgId=105', walk: checkInAtClinic },
]

/** Walks each journey twice with one phone, whose cache is empty at first, and returns what the site answered. */
export const measureTraffic = async (browser: Browser, sites: Sites): Promise<Traffic[]> => {
  const measured: Traffic[] = []
  for (const journey of JOURNEYS) {
    const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', serviceWorkers: 'block' })
    await cashier(context, sites)
    measured.push({
      name: journey.name,
      first: await walked(context, sites, journey),
      again: await walkedAgain(context, sites, journey),
    })
    await context.close()
  }
  return measured
}

/**
 * Walks the journey again. A phone and an account get another code after a minute only, so a sign-in clears the
 * phone's storage and uses another account.
 */
const walkedAgain = async (context: BrowserContext, sites: Sites, journey: Journey) => {
  if (journey.signedOut !== true) return walked(context, sites, journey)
  const page = await context.newPage()
  await page.goto(`${sites.app}/version.json`)
  await page.evaluate(() => localStorage.clear())
  await page.close()
  return walked(context, sites, journey, OTHER)
}

const walked = async (context: BrowserContext, sites: Sites, journey: Journey, phone = ACCOUNT) => {
  const { name, address, signedOut, walk } = journey
  await context.clearCookies()
  const cookies = { language: 'zh', ...(signedOut === true ? {} : { token: sites.tokenOf(ACCOUNT) }) }
  await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: sites.app })))
  const page = await context.newPage()
  page.setDefaultTimeout(LIMIT_MS)
  sites.served()
  try {
    await page.goto(sites.app + address)
    await page.locator('#boot').waitFor({ state: 'detached' })
    await page.locator('#root h1').first().waitFor()
    await walk?.({ page, sites, phone })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_MS)
  } catch (error) {
    throw new Error(`${name} stopped at ${page.url()}: ${error instanceof Error ? error.message : 'no reason'}`)
  }
  await page.close()
  return sites.served()
}

/** The bridge of the messaging app, whose cashier pays at once. */
const cashier = async (context: BrowserContext, sites: Sites): Promise<void> => {
  await context.exposeFunction('payAtCashier', (packageValue: string) =>
    sites.pay(packageValue.replace('prepay_id=', '')),
  )
  await context.addInitScript(() => {
    const { payAtCashier } = window as unknown as { payAtCashier: (packageValue: string) => Promise<void> }
    const invoke = (method: string, values: { package?: string }, callback: (result: object) => void) =>
      void payAtCashier(values.package ?? '').then(() => callback({ err_msg: `${method}:ok` }))
    Object.assign(window, { WeixinJSBridge: { invoke, call: () => undefined } })
  })
}

export const rowsOfTraffic = (journeys: readonly Traffic[]): Row[] =>
  journeys.map(({ name, first, again }) => ({
    head: 'what a journey asks of the site',
    name,
    runs: [
      {
        calls: again.calls.requests,
        'calls kB': again.calls.bytes / 1000,
        'files first': first.files.requests,
        'files first kB': first.files.bytes / 1000,
        'files again': again.files.requests,
        'files again kB': again.files.bytes / 1000,
        'documents kB': again.documents.bytes / 1000,
      },
    ],
  }))
