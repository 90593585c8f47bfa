import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { watchDrafts } from '@/app/drafts'
import { unsetClock } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { DAY_MS } from '@/lib/time/units'
import { giveConsent } from '@/stores/auth/consent'
import { answerQuestion } from '@/stores/questionForm/form'
import { formStep } from '@/stores/checkIn/checkIn'
import { signedInCustomer } from '@/stores/checkIn/form'
import { ORDER_DRAFT, USER_PREFIX, writeUserItem } from '@/stores/userStorage'
import { resetStores } from '@/stores/createStore'
import { deferred } from '../support/deferred'
import { clinic, heading, reloadApp, renderApp, server, visited } from '../support/app'
import { waitForIdle } from '../support/waitForIdle'

const NOW = chinaMoment('2026-11-25 10:00:00')

/** The clinic’s clock is right, and this phone’s is ahead. */
const phoneIsAhead = (ms: number) => {
  clinic.now = () => NOW
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + ms })
}
const right = clinic.now

afterEach(() => {
  clinic.now = right
  vi.useRealTimers()
})

describe.each([
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
  ['a year ahead', 365 * DAY_MS],
  ['ten years behind', -3652 * DAY_MS],
])('[A431] a phone whose clock is %s', (_title, ahead) => {
  test('[RB7] it is offered the clinic’s today and the fourteen days after it', async () => {
    phoneIsAhead(ahead)
    await renderApp('/order/selectTime/1?orgId=102', { signedInAs: '13800000001' })
    await heading('选择日期')
    await waitForIdle()
    const days = screen.getAllByRole<HTMLInputElement>('radio')
    const labels = days.map((day) => day.getAttribute('aria-label') ?? '')
    expect(labels).toHaveLength(15)
    expect(labels[0]).toContain('11月25日')
    expect(labels.at(-1)).toContain('12月9日')
    expect(days[0]).toBeEnabled()
  })

  test('[RB8] it calls the check on the clinic’s tomorrow a check tomorrow', async () => {
    phoneIsAhead(ahead)
    await renderApp('/subscribe/list', { signedInAs: '13800000001' })
    await waitFor(() => expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('明天'))
  })

  test('[A388] it still knows today’s check-in when the page is opened again', async () => {
    phoneIsAhead(ahead)
    const record = {
      date: '2026-11-25',
      orgId: '102',
      id: '9',
      name: '林婉清',
      customerId: '1001',
      inspectionId: '8',
      hqiId: null,
      chqDone: true,
    }
    Cookies.set('newFree', JSON.stringify(record), { path: '/' })
    await renderApp('/subscribe/nowFree?orgId=102')
    await heading('您今天已经登记过了')
    expect(Cookies.get('newFree')).toBeDefined()
  })

  test('[RB4] it keeps typed answers over a reload', async () => {
    phoneIsAhead(ahead)
    giveConsent('1001')
    await renderApp('/profileEdit', { signedInAs: '13800000001' })
    await heading('健康档案')
    await screen.findByRole('textbox', { name: /体重/ })
    answerQuestion('weight', '61')
    unsetClock()
    resetStores(USER_PREFIX)
    watchDrafts()
    await reloadApp()
    expect(await screen.findByRole('textbox', { name: /体重/ })).toHaveValue('61')
  })
})

const ORDER_ADDRESS = '/order/confirmOrder/1?orgId=102'

test('[A431] [A537] a reload of an order does not end it on a phone whose clock is a year ahead', async () => {
  phoneIsAhead(365 * DAY_MS)
  const choice = {
    serviceId: '1',
    organisationId: '102',
    day: '2026-11-26',
    customerId: '1001',
    specificationId: '',
  }
  writeUserItem('1001', ORDER_DRAFT, { at: NOW, choice })
  await renderApp(ORDER_ADDRESS, { signedInAs: '13800000001' })
  await screen.findByRole('button', { name: '提交订单' })
  expect([...new Set(visited())]).toEqual([ORDER_ADDRESS])
})

test('[A431] [A537] a phone whose clock is right still ends an order whose day has passed', async () => {
  phoneIsAhead(0)
  const choice = { serviceId: '1', organisationId: '102', day: '2026-11-24', customerId: '1001', specificationId: '' }
  writeUserItem('1001', ORDER_DRAFT, { at: NOW, choice })
  await renderApp(ORDER_ADDRESS, { signedInAs: '13800000001' })
  await heading('选择日期')
})

test('[A133] [A431] an age that was filled in by a wrong clock follows the server’s day', async () => {
  phoneIsAhead(365 * DAY_MS)
  const held = deferred()
  server.use(http.all('*/api/organ/*', () => held.promise.then(() => undefined)))
  await renderApp('/subscribe/nowFree?orgId=102', { signedInAs: '13800000001' })
  await waitFor(() => expect(signedInCustomer()).toBeDefined())
  await waitFor(() => expect(formStep()?.form.age).toBe('47'))
  held.resolve(undefined)
  expect(await screen.findByLabelText('年龄（岁）')).toHaveValue('46')
  await waitForIdle()
  expect(screen.getByLabelText('年龄（岁）')).toHaveValue('46')
})
