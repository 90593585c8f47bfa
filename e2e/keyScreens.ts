import { openSignedIn } from './support/signedIn'
import { expect, test } from './support/test'
import { waitForIdle } from './support/waitForIdle'

/** The demo's people, days and prices come from this moment, so the pictures do not depend on the day of the run. */
const NOON = Date.parse('2026-11-24T12:00:00+08:00')

const KEY_SCREENS: Record<string, string> = {
  home: '/home',
  service: '/service/detail/1',
  organisations: '/organ/list?serviceId=1',
  day: '/order/selectTime/1?orgId=102',
  payment: '/order/tradePay/1745039284758340001?type=subscribe',
  appointment: '/subscribe/detail/1745039284758340003',
  questionnaire: '/chq/healthServiceChq?serviceId=1',
  risk: '/report/riskReport?reportId=8745039284758360001',
  palpation: '/report/palpationReport?reportId=8745039284758360001&specificationId=2',
  doctor: '/consult/doctor?id=3001',
  consultations: '/consult/my',
  personalCentre: '/my',
}

for (const [name, address] of Object.entries(KEY_SCREENS)) {
  test(`${name} looks as its picture does`, async ({ page }) => {
    await page.clock.setFixedTime(NOON)
    await openSignedIn(page, address, { now: NOON })
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForIdle(page)
    await expect(page).toHaveScreenshot(`${name}.png`)
  })
}
