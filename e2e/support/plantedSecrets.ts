import type { Page } from '@playwright/test'
import { CODE_SENT_KEY } from '@/stores/auth/session'
import { box, consultation, said, write } from './chat'
import { questionField } from './consultation'
import type { Site } from './nginxSite'
import { chooseFreeDay, submitButton } from './order'
import { agree, describeMother, input, saveButton } from './account'
import { keepUploads, skinPhotoFrom, uploaded } from './photo'
import { OWN_CHECK, typed } from './questionnaire'
import { ACCOUNT, signInByCode } from './signIn'
import { expect } from './test'
import type { SpokenWords } from './words'

/** The doctor's message on the chat platform. */
export const REPLY = '医生只对她说的一句话'
export const SAID = '一个只对医生说的秘密'
export const DRAFT = '一个还没有说出口的秘密'

/** The ID numbers have right check digits. */
const TYPED = {
  phone: ACCOUNT,
  'relative’s name': '田秀兰',
  'relative’s ID number': '990101195803170040',
  'relative’s phone': '13955550001',
  'name left in a form': '秦若溪',
  'ID number left in a form': '990101198806090066',
  'phone left in a form': '13955550002',
  'name in a questionnaire': '林婉清静',
  'question for a doctor': '结节会不会变大，需要穿刺吗',
  'question in a consultation': '右侧外上有一处硬块，洗澡时摸到的',
  'code of a coupon': 'ASKFREE',
  'code that no coupon has': 'GIFT-7Q2M-88',
  'name at the check-in': '沈若兰',
  'phone at the check-in': '13955550004',
  'ID number at the check-in': '990101198209140029',
  'message to a doctor': SAID,
  'message left in the box': DRAFT,
} as const

/** Patterns that find the secrets in the server's answers. */
const RECEIVED = {
  token: /"token":"([^"]+)"/,
  openid: /"openId":"([^"]+)"/,
  name: /"name":"(林婉清)"/,
  'ID number': /"identityCard":"(990101\d{4}0412002[\dX])"/,
  'birth date': /"birthday":"(\d{4}-04-12)"/,
  'mother’s name': /"name":"(周玉珍)"/,
  'mother’s phone': /"telphone":"(13800000021)"/,
  'daughter’s name': /"name":"(林可)"/,
  'appointment’s number': /"subscribeNum":"([^"]+)"/,
  'payment’s signature': /"paySign":"([^"]+)"/,
  'payment’s random text': /"nonceStr":"([^"]+)"/,
  'payment’s package': /"packageValue":"([^"]+)"/,
  'coupon’s copy': /"cdkeyId":"(\d{19})"/,
  'report’s summary': /"reportSummary":"(双侧[^"]+)"/,
  'number of a check': /"inspectionNum":"([^"]+)"/,
  'description of a finding': /"nidusDescribe":"([^"]+)"/,
  'diagnosis of a finding': /"impressionDiagnosisDes":"([^"]+)"/,
  'advice of a report': /"guidanceDetails":"(\D[^"]+)"/,
  'address of an assessment': /"supremeReportPdfUrl":"([^"]+)"/,
  // From the questionnaire, because the day in the record is also the day of another person's check.
  'day of the last period': /"m_lastday\\":\\"([^"\\]+)/,
  'question of a consultation': /"consultationContent":"([^"]+)"/,
  'chat’s signature': /"userSig":"([^"]+)"/,
  'chat’s user': /"userID":"([^"]+)"/,
  'chat’s group': /"groupId":"([^"]+)"/,
  'picture’s address': /"data":"((?:http|\/pictures\/)[^"]+)"/,
} as const

/** A site that records the body of every answer, because a browser drops those of a page that it leaves. */
export type RecordingSite = Site & { answers: readonly string[] }

type Planted = { secrets: Record<string, string>; picture: Buffer }

/**
 * Signs in and uses the product until more than 40 secrets have been typed, left in a form or received. Ends in
 * an open chat.
 */
export const plantSecrets = async (
  page: Page,
  words: SpokenWords,
  site: RecordingSite,
  rest: () => Promise<void>,
): Promise<Planted> => {
  const open = async (address: string) => {
    await page.goto(address)
    await rest()
  }
  await page.goto('/my')
  const code = await signInByCode(page, words, site, ACCOUNT)
  // The next person would have to wait a minute for a code.
  await page.evaluate((key) => localStorage.removeItem(key), CODE_SENT_KEY)
  await rest()
  await describeRelatives(page, words, open)
  await open(OWN_CHECK)
  await typed(page, words, 'name').fill(TYPED['name in a questionnaire'])
  await redeem(page, words, open)
  await rest()
  await book(page, words, open)
  await rest()
  await checkIn(page, words, open)
  await rest()
  await open('/report/palpationReport?reportId=8745039284758360001&specificationId=2')
  await open('/report/visitSummary?reportId=8745039284758360001')
  await page.getByLabel(words.visitSummary.ask.label).fill(TYPED['question for a doctor'])
  await open(`/pdf/pdfViewer?pdfUrl=${encodeURIComponent('https://files.demo.example/reports/7001.pdf')}`)
  const picture = await fillDoctorQuestion(page, words, open)
  for (const address of ['/my', '/profile', '/patient/list', '/report/list', '/subscribe/list', '/consult/my'])
    await open(address)
  await talk(page, words)
  await rest()
  const received = receivedIn(site.answers.join('\n'))
  return { secrets: { ...TYPED, ...received, 'SMS code': code, 'doctor’s message': REPLY }, picture }
}

type Open = (address: string) => Promise<void>

const describeRelatives = async (page: Page, words: SpokenWords, open: Open) => {
  const {
    account,
    questions: { labels },
  } = words
  await open('/patient/add')
  await agree(page, words)
  await describeMother(page, words)
  await input(page, labels.identityCard).fill(TYPED['relative’s ID number'])
  await input(page, labels.phone).fill(TYPED['relative’s phone'])
  await input(page, labels.menopauseAge).fill('51')
  await saveButton(page, words).click()
  await expect(page.getByText(account.saved)).toBeVisible()
  await open('/patient/add')
  await input(page, labels.name).fill(TYPED['name left in a form'])
  await input(page, labels.identityCard).fill(TYPED['ID number left in a form'])
  await input(page, labels.phone).fill(TYPED['phone left in a form'])
}

const redeem = async (page: Page, { myCoupons }: SpokenWords, open: Open) => {
  await open('/my/coupon')
  const box = page.getByLabel(myCoupons.redeem.label)
  const action = page.getByRole('button', { name: myCoupons.redeem.action })
  await box.fill(TYPED['code that no coupon has'])
  await action.click()
  await expect(page.getByText(myCoupons.redeem.check)).toBeVisible()
  await box.fill(TYPED['code of a coupon'])
  await action.click()
  await expect(page.getByText(myCoupons.redeem.done)).toBeVisible()
}

const book = async (page: Page, words: SpokenWords, open: Open) => {
  await open('/order/selectTime/1?orgId=105')
  await chooseFreeDay(page, words, 2)
  await page.getByRole('button', { name: words.selectTime.next }).click()
  await page.getByRole('button', { name: new RegExp(words.booking.confirm.patient) }).click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  await page.getByRole('radio', { name: /标准/ }).check()
  await submitButton(page, words).click()
  await expect(page).toHaveURL(/tradePay/)
}

const checkIn = async (page: Page, { checkIn: desk }: SpokenWords, open: Open) => {
  await open('/subscribe/nowFree?orgId=105')
  await page.getByLabel(desk.name, { exact: true }).fill(TYPED['name at the check-in'])
  await page.getByLabel(desk.phone, { exact: true }).fill(TYPED['phone at the check-in'])
  await page.getByLabel(desk.identityCard, { exact: true }).fill(TYPED['ID number at the check-in'])
  await page.getByRole('radio', { name: desk.no, exact: true }).check()
  await page.getByRole('button', { name: desk.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: desk.done.nearly })).toBeVisible()
}

const fillDoctorQuestion = async (page: Page, words: SpokenWords, open: Open) => {
  const { pictures } = words.consultations
  await keepUploads(page)
  await open('/consult/problemDesc/3001')
  await questionField(page, words).fill(TYPED['question in a consultation'])
  await page
    .getByLabel(pictures.add.replace('{{number}}', '1'), { exact: true })
    .setInputFiles(await skinPhotoFrom(page, 0))
  await expect(page.getByText(pictures.states.done)).toBeVisible()
  const [sent = Buffer.alloc(0)] = await uploaded(page)
  return varied(sent)
}

const talk = async (page: Page, words: SpokenWords) => {
  await page.goto(consultation(3))
  await expect(page.getByText(words.chat.connection.connecting)).toHaveCount(0)
  await write(page, words, SAID)
  await expect(said(page, SAID)).toBeVisible()
  await expect(said(page, REPLY)).toBeVisible()
  await box(page, words).fill(DRAFT)
}

const receivedIn = (answers: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(RECEIVED).map(([what, pattern]) => {
      const value = pattern.exec(answers)?.[1]
      if (value === undefined) throw new Error(`No answer had the ${what}.`)
      return [what, value]
    }),
  )

const WINDOW = 48

/** Bytes from within the picture that no other file has: the most varied ones. */
const varied = (picture: Buffer): Buffer => {
  const windows = Array.from({ length: Math.floor(picture.length / WINDOW) }, (_, at) =>
    picture.subarray(at * WINDOW, (at + 1) * WINDOW),
  )
  const variety = (window: Buffer) => new Set(window).size
  const [most = Buffer.alloc(0)] = windows.sort((one, other) => variety(other) - variety(one))
  expect(variety(most)).toBeGreaterThan(30)
  return most
}
