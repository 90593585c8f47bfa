import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { ADDRESSES } from '@/domain/addresses'
import { chooseFreeDay } from './order'
import { agree } from './account'
import { appThere } from './signedIn'
import type { SpokenWords } from './words'

/** A screen to check, and the taps that lead to the next check. */
type Look = {
  at: string
  signedOut?: true
  /** Leaving within the page asks for a confirmation. */
  holds?: true
  steps?: ((page: Page, words: SpokenWords) => Promise<void>)[]
}

const order = (index: number): string => `174503928475834${String(index).padStart(4, '0')}`
const inspection = (index: number): string => `674503928475836${String(index).padStart(4, '0')}`
const PAID = order(3)
const CANCELLED = order(8)

const consultation = (index: number): string => `174503928475838${String(index).padStart(4, '0')}`

const REPORT = encodeURIComponent('https://files.demo.example/reports/7001.pdf')

const choose = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('radio').first().click()
const close = (page: Page): Promise<void> => page.keyboard.press('Escape')

const onward = (page: Page, { questionnaires: { steps, review } }: SpokenWords): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^(${steps.next}|${review.next})$`) }).click()

type Looks = { readonly [path: string]: readonly Look[] }

/** The fullest state of each screen on the way to an appointment, as account 13800000001. */
const APPOINTMENTS: Looks = {
  '/home': [{ at: '/home' }],
  '/service/list': [{ at: '/service/list' }],
  '/service/detail/:serviceId': [{ at: '/service/detail/1' }],
  '/organ/list': [{ at: '/organ/list?serviceId=1' }],
  '/order/selectTime/:serviceId': [
    {
      at: '/order/selectTime/1?orgId=102',
      holds: true,
      steps: [
        async (page, { selectTime }) => page.getByRole('button', { name: selectTime.month }).click(),
        close,
        (page, words) => chooseFreeDay(page, words, 2),
        async (page, { selectTime }) => page.getByRole('button', { name: selectTime.next }).click(),
        async (page, { booking }) => page.getByRole('button', { name: new RegExp(booking.confirm.patient) }).click(),
        choose,
        async (page) => page.getByRole('radio').first().check(),
        async (page, { coupons }) => page.getByRole('button', { name: new RegExp(`^${coupons.label}`) }).click(),
      ],
    },
  ],
  '/subscribe/submit/:serviceId': [{ at: '/subscribe/submit/1?orgId=105' }],
  // Covered above by choosing a day.
  '/order/confirmOrder/:serviceId': [],
  '/order/tradePay/:id': [{ at: `/order/tradePay/${order(1)}?type=subscribe`, holds: true }],
  '/subscribe/list': [{ at: '/subscribe/list' }],
  '/subscribe/cancel/:id': [
    {
      at: `/subscribe/cancel/${PAID}`,
      holds: true,
      steps: [
        async (page) => page.getByRole('radio').first().check(),
        async (page, { appointments }) => page.getByRole('button', { name: appointments.cancel.submit }).click(),
        close,
      ],
    },
  ],
  '/refund/detail/:id': [{ at: `/refund/detail/${CANCELLED}` }],
  '/subscribe/detail/:id': [
    { at: `/subscribe/detail/${order(1)}` },
    { at: `/subscribe/detail/${PAID}` },
    { at: `/subscribe/detail/${CANCELLED}` },
  ],
}

const PEOPLE: Looks = {
  '/my': [
    {
      at: '/my',
      steps: [async (page, { account }) => page.getByRole('button', { name: account.signOut }).click(), close],
    },
  ],
  '/profile': [
    {
      at: '/profile',
      holds: true,
      steps: [async (page, { questions }) => page.getByRole('button', { name: questions.labels.modifyPhone }).click()],
    },
  ],
  '/profileEdit': [{ at: '/profileEdit', holds: true, steps: [agree] }],
  '/patient/list': [{ at: '/patient/list' }],
  '/patient/add': [{ at: '/patient/add', holds: true }],
  '/patient/edit': [{ at: '/patient/edit?id=2001', holds: true }],
  '/patient/select': [{ at: '/patient/select' }],
  '/subscribe/nowFree': [{ at: '/subscribe/nowFree?orgId=105', holds: true }, { at: '/subscribe/nowFree?orgId=103' }],
  '/subscribe/clearToken': [{ at: '/subscribe/clearToken' }],
  '/news/detail/:id': [{ at: '/news/detail/1001' }],
  '/my/coupon': [{ at: '/my/coupon' }],
  '/consult/index': [{ at: '/consult/index' }],
  '/consult/doctor': [{ at: '/consult/doctor?id=3001' }],
  '/consult/problemDesc/:doctorId': [
    {
      at: '/consult/problemDesc/3001',
      // The last step leads to the order, which asks for a confirmation before it is left.
      holds: true,
      steps: [
        async (page, { consultationOrder }) => page.getByRole('button', { name: consultationOrder.next }).click(),
        async (page, { consultationOrder }) =>
          page.getByRole('button', { name: new RegExp(`^${consultationOrder.price.label}`) }).click(),
        choose,
        async (page, { consultationOrder }) => {
          await page.getByLabel(new RegExp(consultationOrder.question.label)).fill('左侧有点胀痛')
          await page.getByRole('button', { name: consultationOrder.notes }).click()
        },
        close,
        async (page, { consultationOrder }) => {
          await page.getByRole('checkbox').check()
          await page.getByRole('button', { name: consultationOrder.next }).click()
        },
        async (page, { coupons }) => page.getByRole('button', { name: new RegExp(`^${coupons.label}`) }).click(),
      ],
    },
  ],
  '/consult/quickProblemDesc': [{ at: '/consult/quickProblemDesc' }],
  // Covered above by asking the question; the other one differs by its doctor only.
  '/consult/order': [],
  '/consult/quickOrder': [],
  '/consult/my': [
    {
      at: '/consult/my',
      steps: [async (page, { consultations }) => page.getByRole('tab', { name: consultations.mine.complete }).click()],
    },
  ],
  // e2e/chat.spec.ts checks the live chat, which needs a platform.
  '/chat/:id': [{ at: `/chat/${consultation(8)}?type=1` }],
  '/coupon/get/:couponId': [{ at: '/coupon/get/310' }],
  '/my/privacy': [{ at: '/my/privacy' }],
  '/my/data': [{ at: '/my/data' }],
}

const OTHERS: Looks = {
  '/doc/agreement': [{ at: '/doc/agreement' }],
  // This screen must not follow one with the same heading.
  '/pdf/iosPdfViewer': [{ at: `/pdf/iosPdfViewer?pdfUrl=${REPORT}` }],
  '/doc/privacy': [{ at: '/doc/privacy' }],
  '/pdf/pdfViewer': [{ at: `/pdf/pdfViewer?pdfUrl=${REPORT}` }],
  '/guide': [{ at: '/guide' }],
  '/guide/preFilledChq': [{ at: '/guide/preFilledChq' }],
  '/guide/follow': [{ at: '/guide/follow' }],
  '/chq/gail': [{ at: '/chq/gail', holds: true }],
  '/chq/inspectChq': [
    { at: '/chq/inspectChq', holds: true, steps: [agree] },
    {
      holds: true,
      at: '/chq/inspectChq?customerId=1001&orgId=102&serviceId=1&inspectionId=6745039284758340014&hqiId=1745039284758350002',
      // Every section, the list of sections, and the review.
      steps: [
        ...[1, 2, 3].map(() => onward),
        async (page, { questionnaires: { steps } }) =>
          page.getByRole('button', { name: new RegExp(`^${steps.at.split('{{')[0]}`) }).click(),
        async (page, words) => {
          await close(page)
          await onward(page, words)
        },
      ],
    },
  ],
  '/chq/healthServiceChq': [{ at: '/chq/healthServiceChq?serviceId=1', holds: true }],
  '/chq/healthServiceChqSimple': [
    { at: '/chq/healthServiceChqSimple?inspectionId=6745039284758340015&riskReportId=31', holds: true },
  ],
  '/chq/my': [{ at: '/chq/my' }],
  '/report/palpationReport': [{ at: '/report/palpationReport?reportId=8745039284758360001&specificationId=2' }],
  '/report/visitSummary': [{ at: '/report/visitSummary?reportId=8745039284758360001' }],
  '/report/list': [
    {
      at: '/report/list',
      steps: [async (page, { reportsList }) => page.getByRole('tab', { name: reportsList.tabs.health }).click()],
    },
  ],
  '/report/detail/:id': [{ at: `/report/detail/${inspection(10)}` }, { at: `/report/detail/${inspection(1)}` }],
  '/report/riskReport': [
    { at: '/report/riskReport?reportId=8745039284758360001' },
    { at: '/report/riskReport?reportId=8745039284758360004' },
  ],
  '/report/healthServicesReport': [
    { at: '/report/healthServicesReport?reportId=1745039284758370001' },
    { at: '/report/healthServicesReport?reportId=1745039284758370002' },
  ],
  '/report/timeline': [
    {
      at: '/report/timeline?customerId=1001',
      steps: [
        async (page, { reportsList }) => page.getByText(reportsList.timeline.table.open).first().click(),
        async (page, { reportsList }) =>
          // The name ends with these words and continues with the selected visit.
          page.getByRole('button', { name: new RegExp(`^${reportsList.timeline.compare.later}`) }).click(),
        close,
      ],
    },
  ],
  '/chatIndex/:id': [{ at: `/chatIndex/${consultation(9)}?type=1` }],
  '/doctorBind': [{ at: '/doctorBind', signedOut: true }],
  '/login': [
    {
      at: '/login?retry=1',
      signedOut: true,
      steps: [
        async (page, { auth }) => page.getByLabel(auth.phone, { exact: true }).fill('13800000009'),
        async (page, { auth }) => page.getByRole('button', { name: auth.getCode }).click(),
      ],
    },
  ],
}

const LOOKS = { appointments: APPOINTMENTS, people: PEOPLE, others: OTHERS }

/** In parts, because one walk through all screens would be by far the longest journey. */
export const PARTS = ['appointments', 'people', 'others'] as const

const builtPaths = (): string[] =>
  [...readdirSync(AREAS).map((area) => `../routes/${area}/screens.ts`), 'pdfScreens.ts']
    .map((name) => new URL(name, APP))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bpath: ADDRESSES\.(\w+),/g)])
    .map(([, name = '']) => name)
    .filter(isAddress)
    .map((name) => ADDRESSES[name])

export const openedScreens = (): { path: string; at: string; signedOut: boolean }[] =>
  Object.values(LOOKS)
    .flatMap(Object.entries<readonly Look[]>)
    .flatMap(([path, [look]]) =>
      look === undefined ? [] : [{ path, at: look.at, signedOut: look.signedOut ?? false }],
    )

const APP = new URL('../../src/app/', import.meta.url)
const AREAS = new URL('../../src/routes/', import.meta.url)
const isAddress = (name: string): name is keyof typeof ADDRESSES => name in ADDRESSES

/**
 * Opens every screen of this part and what opens on it; `look` gets the place. The page reloads only when necessary.
 * Without steps only the screens are checked, in any state.
 */
export const everyScreen = async (
  page: Page,
  words: SpokenWords,
  part: (typeof PARTS)[number],
  idle: () => Promise<void>,
  look: (where: string) => Promise<void>,
  withSteps = true,
): Promise<void> => {
  const looked = Object.values(LOOKS).flatMap(Object.keys)
  expect(looked.sort(), 'every screen is checked').toEqual(builtPaths().sort())
  let within = false
  for (const { at, signedOut, holds, steps = [], isFirst } of inOrder(LOOKS[part])) {
    if (signedOut) await page.context().clearCookies({ name: 'token' })
    // A second check of the same screen would find the heading of the first. A screen that redirects to the provider
    // would abort a goto that waits longer. A user signed out meanwhile may be led to the form first.
    await (within && isFirst && !signedOut ? follow(page, at) : page.goto(at, { waitUntil: 'commit' }))
    within = withSteps && holds === undefined
    await appThere(page)
    await expect(page.locator('h1:not([data-left])'), at).toBeVisible()
    await idle()
    await look(at)
    for (const [index, act] of withSteps ? steps.entries() : []) {
      await act(page, words)
      await idle()
      await look(`${at}, step ${index + 1}`)
    }
  }
}

const inOrder = (looks: Looks): (Look & { isFirst: boolean })[] =>
  Object.values(looks).flatMap((ofOne) => ofOne.map((look, index) => ({ ...look, isFirst: index === 0 })))

/** Navigates within the page. It marks the old heading, to recognise the new one. */
const follow = async (page: Page, at: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, at)
}
