import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { payOrder } from '@/mocks/payment/cashier'
import { giveConsent } from '@/stores/auth/consent'
import { newest, order, pay, pickDay } from '../appointments/anotherDay'
import { choosePriced } from '../booking/confirm'
import { address, clinic, heading, PHONE, reloadApp, renderApp } from '../../support/app'
import { bridgeThat, payButton, said } from './support'

const bookAndPay = async () => {
  const opened = await renderApp('/order/selectTime/1?orgId=102', { signedInAs: PHONE })
  await heading('选择日期')
  await pickDay(opened.user)
  await choosePriced(opened.user)
  await order(opened.user)
  return opened
}

const FORMS = {
  consult: '/consult/problemDesc/3002',
  quickConsult: '/consult/quickProblemDesc',
} as const

const askADoctor = async (type: keyof typeof FORMS) => {
  giveConsent('1001')
  const opened = await renderApp('/consult/index', { signedInAs: PHONE })
  await act(() => opened.router.navigate(FORMS[type]))
  const { user } = opened
  await user.type(await screen.findByRole('textbox', { name: /乳腺的健康情况/ }), '左侧有点胀痛')
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意咨询说明' }))
  await user.click(screen.getByRole('button', { name: '下一步' }))
  const send = await screen.findByRole('button', { name: '去支付' })
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
  await user.click(send)
  await heading('支付订单')
  return opened
}

const payConsultation = async (user: Awaited<ReturnType<typeof askADoctor>>['user']) => {
  const [, , , id = ''] = window.location.pathname.split('/')
  bridgeThat((callback) => {
    payOrder(clinic, id, { settleAfterMs: 0 })
    callback(said('ok'))
  })
  await user.click(await payButton())
}

describe('Back after an order', () => {
  test.each(['at once', 'after a reload'])(
    '[A93] [A375] from a paid appointment leads to no empty choice of the day, %s',
    async (when) => {
      const { user } = await bookAndPay()
      await pay(user)
      await heading('支付成功')
      expect(address()).toBe(`/subscribe/detail/${newest().id}`)
      if (when === 'after a reload') await reloadApp()
      act(() => window.history.back())
      await waitFor(() => expect(address()).toBe('/service/list'))
    },
  )

  test.each(['consult', 'quickConsult'] as const)(
    '[A93] [A375] from a paid consultation leads to no empty question (%s)',
    async (type) => {
      const { user } = await askADoctor(type)
      await payConsultation(user)
      await waitFor(() => expect(address()).toMatch(type === 'consult' ? /^\/chat\/\d+\?type=1$/ : /^\/consult\/my$/))
      act(() => window.history.back())
      await waitFor(() => expect(address()).toBe('/consult/index'))
    },
  )

  test('[A93] a question that is opened again after an order is an empty form', async () => {
    const { user, router } = await askADoctor('consult')
    await payConsultation(user)
    await waitFor(() => expect(address()).toMatch(/^\/chat\//))
    await act(() => router.navigate(FORMS.consult))
    await heading('描述问题')
    await act(() => router.navigate('/my'))
    await heading('个人中心')
    act(() => window.history.back())
    await heading('描述问题')
    expect(address()).toBe(FORMS.consult)
  })
})
