import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import type { Language } from '@/lib/language'
import { useSession } from '@/stores/auth/session'
import { openConfirm, submit } from './booking/confirm'
import { answer } from '../support/answers'
import { itIs } from '../support/clinicClock'
import { openPay } from './payment/support'
import { heading, PHONE, renderApp } from '../support/app'
import { setOnline } from '../support/setOnline'

/** Holds no coupon yet. */
const NEW = '13800000002'
const APPOINTMENT = '1745039284758340003'

beforeEach(() => itIs('2026-11-24 10:00:00'))
afterEach(() => vi.restoreAllMocks())

const loseNetwork = () => {
  setOnline(false)
  fireEvent(window, new Event('offline'))
}

const openButton = (name: string) => screen.findByRole('button', { name })

const SCREENS = {
  payment: async (language: Language) => {
    await openPay({ language })
    return openButton(language === 'zh' ? '立即支付' : 'Pay now')
  },
  cancellation: async (language: Language) => {
    await renderApp(`/subscribe/cancel/${APPOINTMENT}`, { signedInAs: PHONE, language })
    return openButton(language === 'zh' ? '取消预约' : 'Cancel appointment')
  },
  coupon: async (language: Language) => {
    await renderApp('/coupon/get/310', { signedInAs: NEW, language })
    return openButton(language === 'zh' ? '立即领取' : 'Get this coupon')
  },
  order: async (language: Language) => {
    await openConfirm({ language })
    return submit()
  },
} as const

describe('without a network a button says what becomes of its order, appointment or coupon', () => {
  test.each([
    ['payment', 'zh', '这时不会付款，订单还保留着'],
    ['payment', 'en', 'Nothing is paid meanwhile, and the order is kept'],
    ['cancellation', 'zh', '预约还保留着'],
    ['cancellation', 'en', 'Your appointment has not changed'],
    ['coupon', 'zh', '这时不会领取'],
    ['coupon', 'en', 'Nothing is added meanwhile'],
    ['order', 'zh', '您的选择都还在'],
    ['order', 'en', 'Your choices are kept'],
  ] as const)('[RB3] %s in %s: %s', async (name, language, kept) => {
    const button = await SCREENS[name](language)
    loseNetwork()
    expect(button).toHaveAccessibleDescription(
      language === 'zh'
        ? `网络已断开。${kept}，网络恢复后可以继续。`
        : `No connection. ${kept}; you can go on once you are online again.`,
    )
    await userEvent.setup({ pointerEventsCheck: 0 }).click(button)
    expect(button).toHaveAccessibleDescription(
      language === 'zh'
        ? `网络已断开，没有发送。${kept}，网络恢复后再点一次即可。`
        : `No connection: nothing was sent. ${kept}; tap again once you are online again.`,
    )
  })
})

test('[RB3] [A391] after a cancellation without an answer it does not say that the appointment stands', async () => {
  answer('/subscribe/cancelSubscribe', () => Response.error())
  const { user } = await renderApp(`/subscribe/cancel/${APPOINTMENT}`, { signedInAs: PHONE })
  await user.click(await screen.findByRole('radio', { name: '其他' }))
  await user.click(await openButton('取消预约'))
  await user.click(await openButton('确定取消'))
  await screen.findByText('没有收到取消结果')
  loseNetwork()
  expect(await openButton('取消预约')).toHaveAccessibleDescription(
    '网络已断开。没有收到取消结果，网络恢复后可以继续。',
  )
})

test.each([
  ['zh', '微信登录没有成功', '请再试一次，或填写手机号和验证码。'],
  ['en', 'Sign-in with WeChat did not work', 'Please try again, or enter your phone number and a code.'],
] as const)(
  'a failed sign-in by the provider claims nothing about typed words (%s)',
  async (language, title, next) => {
    await renderApp('/login', { language })
    await heading(language === 'zh' ? '登录' : 'Sign in')
    act(() => useSession.setState({ providerFailure: new ApiError('timeout') }))
    expect((await screen.findByText(title)).parentElement).toHaveTextContent(next)
  },
)
