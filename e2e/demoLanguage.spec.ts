import { people } from '@/mocks/seeds/people'
import { seed } from '@/mocks/seeds/seed'
import { openSignedIn } from './support/signedIn'
import { waitForIdle } from './support/waitForIdle'
import { expect, test } from './support/test'

const SCREENS = [
  '/home',
  '/service/list',
  '/service/detail/1',
  '/organ/list?serviceId=1',
  '/order/selectTime/1?orgId=102',
  '/subscribe/list',
  '/subscribe/detail/1745039284758340003',
  '/my/coupon',
  '/news/detail/1001',
  '/report/list',
  '/report/detail/6745039284758360001',
  '/report/palpationReport?reportId=8745039284758360001&specificationId=2',
  '/consult/index',
  '/consult/doctor?id=3001',
  '/consult/my',
  '/chat/1745039284758380003?type=1',
]

const NAMES = [...people.flatMap(({ name }) => (name === null ? [] : [name])), ...seed.doctors.map(({ name }) => name)]

/** A picture of a person is the first letter of the name. */
const isInitial = (text: string): boolean => text.length === 1 && NAMES.some((name) => name.startsWith(text))

test('the demo speaks English on its main screens; only names of people are Chinese @en', async ({ page }) => {
  test.setTimeout(180_000)
  const found: string[] = []
  await openSignedIn(page, '/home', { agreed: true })
  for (const at of SCREENS) {
    await page.goto(at)
    await expect(page.locator('#boot')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await waitForIdle(page)
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) =>
        element.closest('script, style, template, [lang|="zh"]') === null
          ? [...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
              nodeType === Node.TEXT_NODE ? [nodeValue ?? ''] : [],
            )
          : [],
      ),
    )
    for (const text of texts) {
      const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text)
      if (/\p{Script=Han}/u.test(rest) && !isInitial(text)) found.push(`${at}: ${text}`)
    }
  }
  expect(found).toEqual([])
})

test('[A500] the demo speaks English also at an address of the local network, where no service worker runs @en', async ({
  page,
}) => {
  // Such a page has no randomUUID either, and MSW patches XHR there.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await openSignedIn(page, '/service/list')
  await expect(page.getByText('Breast health check').first()).toBeVisible()
})
