import type { Locator } from '@playwright/test'
import { PATIENCE_MS } from '@/routes/shared/useIsWaiting'
import { answerInTurn, holdRequests } from './support/holdRequests'
import { movesOf, recordMoves, recordShifts, shiftsOf } from './support/layoutShifts'
import { appThere } from './support/signedIn'
import { expect } from './support/test'
import { test } from './support/signedInSite'
import { waitForIdle } from './support/waitForIdle'

test('the remaining places of each day fill a reserved line, so that nothing below the days moves', async ({
  page,
  words,
}) => {
  const release = await holdRequests(page, /listSubscribeCount/)
  await page.goto('/order/selectTime/1?orgId=102')
  const below = page.getByRole('button', { name: words.selectTime.month })
  await expect(page.getByRole('radio').first()).toBeAttached()
  const before = await below.boundingBox()
  release()
  await expect(page.getByText(words.selectTime.left.replace('{{places}}', '')).first()).toBeVisible()
  expect(await below.boundingBox()).toEqual(before)
})

test('the lazy part of an appointment fills a reserved space, so that the link that cancels hardly moves', async ({
  page,
  words,
}) => {
  const release = await holdRequests(page, /SaveToCalendar-/)
  await page.goto('/subscribe/detail/1745039284758340003')
  const link = page.getByRole('link', { name: words.appointments.detail.cancel })
  // Another lazy part is between both.
  await expect(page.getByRole('button', { name: words.payment.otherDay.title })).toBeVisible()
  const before = await link.boundingBox()
  release()
  await expect(page.getByRole('heading', { name: words.reminder.title })).toBeVisible()
  const after = await link.boundingBox()
  // A line of text, which a longer word may need in one of the languages.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(32)
})

const CANCELLED = '/subscribe/detail/1745039284758340008'

test('[APPT-12] the refund of a cancelled appointment comes together with it, so that nothing below moves', async ({
  page,
  words,
}) => {
  await recordShifts(page)
  // On a busy machine the patience of the screen would end before the answer.
  await page.addInitScript((patienceMs) => {
    const start = window.setTimeout.bind(window)
    const patient = (run: () => void, ms?: number, ...args: unknown[]) =>
      ms === patienceMs ? 0 : start(run, ms, ...args)
    Object.assign(window, { setTimeout: patient })
  }, PATIENCE_MS)
  const release = await holdRequests(page, /getRefundDetail/)
  const asked = page.waitForRequest(/getRefundDetail/)
  await page.goto(CANCELLED)
  await asked
  await waitForIdle(page)
  release()
  await expect(page.getByText(words.appointments.refund.where)).toBeVisible()
  await waitForIdle(page)
  const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved)
  expect(Math.max(0, ...moved.map(({ px }) => px))).toBeLessThan(2)
})

test('[APPT-19] the result of a cancellation keeps the place of the refund, so that nothing below moves', async ({
  page,
  words: { appointments },
}) => {
  const release = await holdRequests(page, /getRefundDetail/)
  await page.goto('/subscribe/list')
  await appThere(page)
  await page.evaluate((to) => {
    const state = { usr: { notice: 'cancelled' }, key: 'result', idx: 1 }
    window.history.pushState(state, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }, CANCELLED)
  const below = page.getByRole('heading', { name: appointments.detail.who })
  await expect(page.getByRole('heading', { level: 1, name: appointments.cancel.done })).toBeVisible()
  await expect(below).toBeVisible()
  const before = await below.boundingBox()
  release()
  await expect(page.getByRole('status').getByText('¥')).toBeVisible()
  expect(await below.boundingBox()).toEqual(before)
})

test('the fields of the sign-in keep their places while a code is sent, and after it', async ({
  page,
  words: { auth },
  context,
}) => {
  await context.clearCookies({ name: 'token' })
  const release = await holdRequests(page, /sendPhoneCode/)
  await page.goto('/login?retry=1')
  await appThere(page)
  const phone = page.getByLabel(auth.phone, { exact: true })
  // No other journey's phone: the clinic is shared, and sends a phone one code a minute.
  await phone.fill('13800000019')
  const button = page.getByRole('button', { name: auth.getCode })
  const before = await button.boundingBox()
  // The focus may scroll the page, so these are measured from the first field.
  const places = async () => {
    const top = (await phone.boundingBox())?.y ?? 0
    const below = [
      page.getByLabel(auth.code, { exact: true }),
      page.getByRole('button', { name: auth.signIn, exact: true }),
    ]
    return Promise.all(below.map(async (one) => ((await one.boundingBox())?.y ?? 0) - top))
  }
  const unsent = await places()
  await button.tap()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await waitForIdle(page)
  expect(await button.boundingBox()).toEqual(before)
  release()
  await expect(page.getByText(auth.sent)).toBeVisible()
  await waitForIdle(page)
  expect(await places()).toEqual(unsent)
})

test('a chart that loads takes the height that it then has', async ({ page, words: { reportsList } }) => {
  const release = await holdRequests(page, /viewRiskReportInfo/)
  await page.goto('/report/timeline?customerId=1001')
  const below = page.getByRole('heading', { name: reportsList.timeline.measures.largest })
  await expect(below).toBeVisible()
  await waitForIdle(page)
  const before = await below.boundingBox()
  release()
  await expect(page.getByText(reportsList.timeline.chart.gaps).first()).toBeVisible()
  await waitForIdle(page)
  expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
})

for (const at of [
  '/my/privacy',
  '/chq/healthServiceChq?serviceId=1',
  '/chq/inspectChq',
  '/chq/inspectChq?customerId=1001&orgId=102&serviceId=1&inspectionId=6745039284758340014&hqiId=1745039284758350002',
  '/consult/problemDesc/3001',
  '/report/visitSummary?reportId=8745039284758360001',
  '/report/palpationReport?reportId=8745039284758360001&specificationId=2',
])
  test(`nothing that can be read on ${at.replace(/=[^&]*/g, '')} moves while the calls are answered one after the other`, async ({
    page,
  }) => {
    await recordMoves(page)
    const rest = await answerInTurn(page, 300)
    await page.goto(at, { waitUntil: 'commit' })
    await appThere(page)
    await rest()
    await waitForIdle(page)
    expect(await movesOf(page)).toEqual([])
  })

for (const [at, sizes] of [
  ['/patient/list', ['normal']],
  ['/patient/select', ['normal', 'xx-large']],
  ['/consult/index', ['normal']],
  ['/consult/doctor?id=3001', ['normal', 'xx-large']],
  ['/my', ['normal', 'xx-large']],
] as const)
  for (const size of sizes)
    test(`at ${size} the first face of ${at} appears in a circle that was reserved for it`, async ({ page }) => {
      await page.addInitScript((to) => window.localStorage.setItem('device:text-size', JSON.stringify(to)), size)
      const look = (face: Locator) =>
        face.evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return { place: [x, y, width, height].map(Math.round), radius: getComputedStyle(one).borderRadius }
        })
      const release = await holdRequests(page, /\/api\//)
      await page.goto(at)
      await appThere(page)
      const circle = page.locator('main [role="status"] [data-bare]').first()
      await expect(circle).toBeVisible()
      await waitForIdle(page)
      const before = await look(circle)
      release()
      const face = page.locator('main [data-bare]:not([role="status"] *)').first()
      await expect(face).toBeVisible()
      await waitForIdle(page)
      expect(await look(face)).toEqual(before)
    })

test('[HOME-01] [A463] neither a next step that takes long nor the services move what is below', async ({
  page,
  words: { home, shell, nextStep },
}) => {
  const releaseServices = await holdRequests(page, /listHealthService/)
  const releaseStep = await holdRequests(page, /listSubscribe(?!Count)/)
  await page.goto('/home')
  await appThere(page)
  const selfTest = page.getByRole('heading', { name: shell.titles.gail })
  const place = async () => (await selfTest.boundingBox())?.y ?? 0
  await waitForIdle(page)
  const loading = await place()
  const moved = async () => Math.abs((await place()) - loading)
  await expect(page.getByRole('heading', { name: home.next.unsure.title })).toBeVisible()
  expect(await moved()).toBeLessThan(3)
  releaseStep()
  await expect(page.getByRole('heading', { name: nextStep.pay.title })).toBeVisible()
  expect(await moved()).toBeLessThan(3)
  releaseServices()
  await expect(page.getByRole('link', { name: home.allServices })).toBeVisible()
  await waitForIdle(page)
  expect(await moved()).toBeLessThan(8)
})

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('from the second larger text size on nothing of Home moves by itself, and it has no ads @zh', async ({
    page,
    words,
  }) => {
    const moving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState }) => playState === 'running' || playState === 'paused').length,
      )
    const loading = page.getByRole('status').filter({ hasText: words.shell.loading })
    const ads = page.getByRole('list', { name: words.home.ads.label })
    const release = await holdRequests(page, '**/api/**')
    const openHeld = async (size: string) => {
      await page.evaluate((kept) => window.localStorage.setItem('device:text-size', JSON.stringify(kept)), size)
      await page.reload()
      await appThere(page)
      await expect(loading.first()).toBeAttached()
    }
    await page.goto('/home')
    await openHeld('large')
    await expect.poll(moving).toBeGreaterThan(0)
    await openHeld('x-large')
    await expect.poll(moving).toBe(0)
    release()
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
    await expect(ads).toHaveCount(0)
    await page.getByRole('button', { name: '130%' }).tap()
    await expect(ads).toBeVisible()
  })
})
