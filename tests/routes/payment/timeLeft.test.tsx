import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { stopMonotonic } from '../../support/stoppedClocks'
import { heardIn, openPay, order, seenIn, serveOrder, serveUnpaid } from './support'
import { comeBack, heading, PHONE, renderApp } from '../../support/app'

const PLACES = [
  ['zh', '/subscribe/list', '我的预约', '支付剩余 10:00，10:10 截止', '支付剩余 10分钟，10:10 截止'],
  ['zh', '/subscribe/detail/777', '预约详情', '支付剩余 10:00，10:10 截止', '支付剩余 10分钟，10:10 截止'],
  [
    'en',
    '/subscribe/list',
    'My appointments',
    '10:00 left to pay, until 10:10',
    '10 minutes left to pay, until 10:10',
  ],
  [
    'en',
    '/subscribe/detail/777',
    'Appointment',
    '10:00 left to pay, until 10:10',
    '10 minutes left to pay, until 10:10',
  ],
] as const
let pass: (ms: number) => void
const timer = () => screen.findByRole('timer')

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  pass = stopMonotonic()
  Object.assign(order, { payStatus: 1, seconds: 600, questions: 0 })
})

describe('an unpaid appointment', () => {
  test.each(PLACES)(
    '[PAY-03] [A519] [A669] (%s) it counts down at %s, says until when, and is heard in minutes',
    async (language, url, title, seen, heard) => {
      serveUnpaid()
      await renderApp(url, { signedInAs: PHONE, language })
      await heading(title)
      const line = (await timer()).parentElement
      expect(seenIn(line)).toBe(seen)
      expect(heardIn(line)).toBe(heard)
    },
  )

  test('[PAY-03] the pay page shows the same words', async () => {
    await openPay()
    expect(seenIn((await timer()).parentElement)).toBe('支付剩余 10:00，10:10 截止')
  })

  test('[A669] below a minute it is heard in seconds', async () => {
    order.seconds = 45
    await openPay()
    expect(heardIn(await timer())).toBe('45秒钟')
  })

  test.each([PLACES[0], PLACES[1]])(
    '[PAY-03] (%s) at %s it shows its new status when the time runs out',
    async (_language, url, title) => {
      serveUnpaid()
      order.seconds = 2
      await renderApp(url, { signedInAs: PHONE })
      await heading(title)
      await timer()
      serveOrder({ subscribeStatus: '3' })
      pass(2000)
      expect(await screen.findByText('已取消（未支付）')).toBeVisible()
      expect(screen.queryByRole('timer')).toBeNull()
      expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
    },
  )

  test.each([
    ['/subscribe/list', '我的预约', 0],
    ['/subscribe/list', '我的预约', -5],
    ['/subscribe/detail/777', '预约详情', 0],
    ['/subscribe/list', '我的预约', 2],
    ['/subscribe/detail/777', '预约详情', 2],
  ])(
    '[PAY-03] [APPT-16] [RB7] at %s (%s) %i seconds end the payment while the status lags',
    async (url, title, seconds) => {
      serveUnpaid()
      order.seconds = seconds
      const { user } = await renderApp(url, { signedInAs: PHONE })
      await heading(title)
      if (seconds > 0) await timer()
      pass(2000)
      expect(await screen.findByText('支付时间已结束')).toBeVisible()
      expect(screen.queryByRole('timer')).toBeNull()
      expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
      order.seconds = 0
      await user.click(screen.getByRole('button', { name: '查看结果' }))
      await heading('支付订单')
      expect(await screen.findByText('支付时间已结束')).toBeVisible()
    },
  )

  test('[RA14] it shows the server’s seconds once the phone is back', async () => {
    serveUnpaid()
    await renderApp('/subscribe/detail/777', { signedInAs: PHONE })
    await timer()
    order.seconds = 95
    await comeBack()
    await waitFor(async () => expect(await timer()).toHaveTextContent('01:35'))
    expect(seenIn((await timer()).parentElement)).toBe('支付剩余 01:35，10:01 截止')
  })

  test('[RA14] without a network the end stays the same after the phone has slept', async () => {
    serveUnpaid()
    await renderApp('/subscribe/detail/777', { signedInAs: PHONE })
    await timer()
    answer('/order/paySurplusTime', () => HttpResponse.error())
    itIs('2026-11-25 10:05:00')
    pass(1000)
    await waitFor(async () => expect(await timer()).toHaveTextContent('09:59'))
    expect(seenIn((await timer()).parentElement)).toBe('支付剩余 09:59，10:10 截止')
  })

  test('[RA7] without the remaining seconds it says to pay soon, and no notice is shown', async () => {
    serveUnpaid()
    answer('/order/paySurplusTime', () => new HttpResponse(null, { status: 500 }))
    await renderApp('/subscribe/detail/777', { signedInAs: PHONE })
    expect(await screen.findByText('请尽快支付')).toBeVisible()
    await act(() => new Promise((done) => setTimeout(done, 300)))
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: '立即支付' })).toBeVisible()
  })
})
