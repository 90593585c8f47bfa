import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test } from 'vitest'
import { setClockOffset } from '@/lib/time/clock'
import { operatorOf } from '@/app/operator'
import { readSettings } from '@/app/settings'
import { setSiteInfo } from '@/lib/siteInfo'
import { connectWechat, type AuthoriseRequest } from '@/gateways/wechat/port'
import { onSms, putRow, transact } from '@/mocks/clinic'
import { receiveOAuthCallback, STATE_KEY } from '@/stores/auth/provider'
import { useDoctor } from '@/stores/auth/doctor'
import { answer, refuse } from '../../support/answers'
import { address, clinic, heading, reloadApp, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

const DOCTOR = '13900000001'
let code = ''
beforeEach(() => {
  return onSms(clinic, (sms) => {
    if (sms !== undefined) code = sms.code
  })
})

type User = Awaited<ReturnType<typeof renderApp>>['user']

const open = async (language: 'zh' | 'en' = 'zh') =>
  formOf((await renderApp('/doctorBind', { language })).user, language)
const formOf = async (user: User, language: 'zh' | 'en' = 'zh') => {
  const en = language === 'en'
  await heading(en ? 'Doctor binding' : '医生绑定')
  return {
    user,
    phone: await screen.findByLabelText(en ? 'Mobile number' : '手机号'),
    code: screen.getByLabelText(en ? 'SMS code' : '短信验证码'),
    getCode: () => user.click(screen.getByRole('button', { name: en ? 'Get code' : '获取验证码' })),
    bind: () => user.click(screen.getByRole('button', { name: en ? 'Bind' : '绑定' })),
  }
}
const bindWith = async (number: string, language: 'zh' | 'en' = 'zh', opened = open(language)) => {
  const form = await opened
  await form.user.type(form.phone, number)
  await form.getCode()
  await screen.findByText(language === 'zh' ? '已发送，请查看手机短信' : 'Sent. Check your messages.')
  await form.user.type(form.code, code)
  await form.bind()
  return form
}

describe('the form for binding a doctor', () => {
  test.each([
    ['zh', '绑定成功', '医生小程序二维码'],
    ['en', 'Your account is bound', 'QR code of the doctors’ mini-program'],
  ] as const)(
    '[BIND-01] [BIND-04] [BIND-05] [NAV-07] phone number and code bind the account, and the QR code replaces the form (%s)',
    async (language, done, picture) => {
      const bound = answerOfBinding()
      await bindWith(DOCTOR, language)
      await heading(done)
      const shown = screen.getByRole('img', { name: picture })
      expect(shown).toHaveAttribute('src', expect.stringMatching(/doctor-code/))
      // A camera reads the code: it is neither cropped nor dimmed in dark mode.
      expect(shown.parentElement).toHaveAttribute('data-contain')
      expect(screen.queryByRole('textbox')).toBeNull()
      expect(bound).toHaveLength(1)
    },
  )

  test.each([
    ['zh', '绑定成功', '请在微信中打开医生小程序。'],
    ['en', 'Your account is bound', 'Please open the doctors’ mini-program in WeChat.'],
  ] as const)('[A604] without a QR code of the operator the text names the way (%s)', async (language, done, way) => {
    const form = await open(language)
    setSiteInfo(operatorOf(readSettings({})))
    await bindWith(DOCTOR, language, Promise.resolve(form))
    await heading(done)
    expect(screen.getByText(way)).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('[A166] a binding succeeds with or without a token in the answer', async () => {
    answer('/doctorBind/bindDoctor', () => null)
    await bindWith(DOCTOR)
    await heading('绑定成功')
  })

  test('[A166] the doctor’s token signs no customer in and is not stored', async () => {
    answer('/doctorBind/bindDoctor', () => ({ token: 'a-token-of-a-doctor' }))
    await bindWith(DOCTOR)
    await heading('绑定成功')
    expect(Cookies.get('token')).toBeUndefined()
    expect(JSON.stringify([window.localStorage, window.sessionStorage, document.cookie])).not.toContain(
      'a-token-of-a-doctor',
    )
  })

  test('[A414] a reload keeps the success message', async () => {
    await bindWith(DOCTOR)
    await heading('绑定成功')
    // A reloaded page knows only what is stored.
    useDoctor.setState({ stage: 'idle' })
    await reloadApp()
    await heading('绑定成功')
    expect(address()).toBe('/doctorBind')
  })

  test.each([
    ['zh', '请输入手机号', '手机号格式不正确', '请输入6位验证码'],
    ['en', 'please enter phone number', 'phone number format is incorrect', 'please enter the 6-digit code'],
  ] as const)(
    '[BIND-06] [BIND-07] [A168] invalid input is reported (%s)',
    async (language, missing, malformed, noCode) => {
      const requests = answerOfBinding()
      const { user, phone, code: field, bind } = await open(language)
      await bind()
      expect(phone).toHaveAccessibleDescription(missing)
      await user.type(field, '12345')
      for (const wrong of ['1390000000', '23900000000']) {
        await user.clear(phone)
        await user.type(phone, wrong)
        await bind()
        expect(phone).toHaveAccessibleDescription(malformed)
      }
      expect(field).toHaveAccessibleDescription(noCode)
      expect(requests).toHaveLength(0)
    },
  )

  test('[BIND-01] a phone number that belongs to no doctor is rejected with a message, and the input stays', async () => {
    const { phone } = await bindWith('13900000009')
    expect(await screen.findByText('该手机号没有登记为医生，请联系平台')).toBeVisible()
    expect(screen.getByText('没有绑定成功')).toBeVisible()
    expect(await screen.findByRole('button', { name: '帮助与联系' })).toBeVisible()
    expect(phone).toHaveValue('13900000009')
  })
})

test.each([
  ['zh', '没有收到绑定结果', '没有绑定成功'],
  ['en', 'We could not confirm the binding', 'Not bound'],
] as const)('[A432] [A557] a binding without an answer is not called unbound (%s)', async (language, said, unsaid) => {
  answer('/doctorBind/bindDoctor', () => new Response(null, { status: 502 }))
  await bindWith(DOCTOR, language)
  expect(await screen.findByText(said)).toBeVisible()
  // The lost attempt may have used the code up.
  expect(screen.getByText(/请重新获取后再试。$|get a new one and try again\.$/)).toBeVisible()
  expect(screen.queryByText(unsaid)).toBeNull()
})

test('[BIND-01] a new code takes the message about the last attempt away', async () => {
  const { getCode } = await bindWith('13900000009')
  expect(await screen.findByText('没有绑定成功')).toBeVisible()
  act(() => setClockOffset(61_000))
  await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled())
  await getCode()
  await waitFor(() => expect(screen.queryByText('没有绑定成功')).toBeNull())
})

test('[A432] [A557] a code for a doctor whose request gets no answer is not called unsent', async () => {
  answer('/login/sendPhoneCode', () => new Response(null, { status: 502 }))
  const { user, phone, getCode } = await open()
  await user.type(phone, DOCTOR)
  await getCode()
  expect(await screen.findByText('没有收到结果，验证码可能已经发出')).toBeVisible()
})

describe('binding through the provider', () => {
  const left: AuthoriseRequest[] = []
  /** Simulates the return from the provider with a code for this id. */
  const arriveAs = async (openId: string) => {
    transact(clinic, () => putRow(clinic, 'authCodes', { id: 'c1', openId, used: false }))
    const { user, router } = await openWithProvider('/doctorBind')
    useDoctor.setState(useDoctor.getInitialState(), true)
    receiveOAuthCallback({ code: 'c1', state: left[0]?.state ?? '' })
    await router.navigate('/guide')
    await router.navigate('/doctorBind')
    return user
  }

  test('[BIND-02] [BIND-03] [A164] an unbound doctor gets the form, and the union id is bound with the phone number', async () => {
    const bound = answerOfBinding()
    await bindWith(DOCTOR, 'zh', formOf(await arriveAs('doctor-1')))
    await heading('绑定成功')
    expect(await bound[0]?.text()).toContain('unionId=union-doctor-1')
  })

  test('[BIND-03] when the server rejects the union id, the phone number is bound to it all the same', async () => {
    answer('/doctorBind/getTokenByUnionId', () => refuse('医生未绑定'))
    const bound = answerOfBinding()
    await bindWith(DOCTOR, 'zh', formOf(await arriveAs('doctor-1')))
    await heading('绑定成功')
    expect(await bound[0]?.text()).toContain('unionId=union-doctor-1')
  })

  test.each([
    ['whose answer is lost', () => new Response(null, { status: 502 })],
    ['that is refused because the lost one has bound the account', () => refuse('验证码错误')],
  ])('[BIND-04] [A432] after a binding %s the server is asked whether the doctor is bound', async (_which, reply) => {
    const form = await formOf(await arriveAs('doctor-1'))
    answer('/doctorBind/bindDoctor', reply)
    answer('/doctorBind/getTokenByUnionId', () => ({ token: 'tok-doctor' }))
    await bindWith(DOCTOR, 'zh', Promise.resolve(form))
    await heading('绑定成功')
  })

  test('[BIND-03] [A303] a missing token counts as not bound', async () => {
    answer('/doctorBind/getTokenByUnionId', () => null)
    await formOf(await arriveAs('doctor-1'))
  })

  test('[BIND-03] [A165] a bound doctor sees the QR code at once', async () => {
    transact(clinic, () => putRow(clinic, 'boundDoctors', { id: 'union-doctor-2', phone: DOCTOR }))
    await arriveAs('doctor-2')
    await heading('绑定成功')
  })

  test.each([[{ unionId: '' }], [{ unionId: null }], [{}]])(
    '[A459] a missing union id is no error, and a tap requests it (%j)',
    async (reply) => {
      answer('/doctorBind/getUnionIdByCode', () => reply)
      const bound = answer('/doctorBind/getTokenByUnionId', () => ({ token: '' }))
      const user = await arriveAs('doctor-5')
      expect(await screen.findByLabelText('手机号')).toBeVisible()
      expect(screen.queryByText('微信登录没有成功')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(bound).toEqual([])
      await user.click(screen.getByRole('button', { name: '用微信确认身份' }))
      expect(left.at(-1)?.scope).toBe('snsapi_userinfo')
    },
  )

  test('[BIND-03] after a failed check of the union id, the button to try again is there', async () => {
    answer('/doctorBind/getTokenByUnionId', () => new Response(null, { status: 502 }))
    const user = await arriveAs('doctor-1')
    expect(await screen.findByText('请再试一次，或填写手机号和验证码。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '用微信确认身份' }))
    expect(left.at(-1)?.scope).toBe('snsapi_userinfo')
  })

  test('[BIND-02] a rejected code is reported once, and the form is shown', async () => {
    answer('/doctorBind/getUnionIdByCode', () => refuse('授权码无效'))
    await formOf(await arriveAs('doctor-3'))
    expect(await within(screen.getByRole('main')).findByText('授权码无效')).toBeVisible()
    expect(screen.getAllByText('授权码无效')).toHaveLength(1)
  })

  const openWithProvider = async (url: string, hasProvider = true) => {
    left.length = 0
    const { router, user } = await renderApp('/guide')
    connectWechat({
      isHere: () => false,
      hasProvider,
      pay: () => Promise.resolve('missing'),
      authorise: (request) => void left.push(request),
    })
    await router.navigate(url)
    await heading('医生绑定')
    return { user, router }
  }
  const question = () =>
    left.map(({ scope, redirectUri }) => [scope, new URL(redirectUri).href.replace(/^.*\/\/[^/]+/, '')])

  test('[A446] without a provider a code is not exchanged, and none is requested', async () => {
    const exchanged = answer('/doctorBind/getUnionIdByCode', () => ({ unionId: 'union-doctor-1' }))
    window.sessionStorage.setItem(STATE_KEY, JSON.stringify('s1'))
    receiveOAuthCallback({ code: 'c1', state: 's1' })
    await openWithProvider('/doctorBind', false)
    expect(await screen.findByLabelText('手机号')).toBeVisible()
    await waitForIdle()
    expect(exchanged).toHaveLength(0)
    expect(left).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[BIND-02] without a code the page redirects to the provider', async () => {
    await openWithProvider('/doctorBind')
    expect(left.map(({ redirectUri }) => new URL(redirectUri).pathname)).toEqual(['/doctorBind'])
  })

  test('[BIND-02] [A56] a visit that the provider left unanswered asks it again on a tap', async () => {
    const { user } = await openWithProvider('/doctorBind?retry=1')
    expect(await screen.findByLabelText('手机号')).toBeVisible()
    expect(question()).toEqual([])
    await user.click(screen.getByRole('button', { name: '用微信确认身份' }))
    expect(question()).toEqual([['snsapi_userinfo', '/doctorBind']])
  })

  test('[BIND-03] [A56] a doctor with a known union id is asked for the phone number alone', async () => {
    await openWithProvider('/doctorBind?retry=1')
    act(() => useDoctor.setState({ providerId: 'union-doctor-4' }))
    expect(screen.getByLabelText('手机号')).toBeVisible()
    expect(screen.queryByRole('button', { name: '用微信确认身份' })).toBeNull()
  })

  test('[BIND-03] [RA14] a page restored from the back-forward cache after the provider shows its form', async () => {
    await openWithProvider('/doctorBind')
    expect(question()).toEqual([['snsapi_base', '/doctorBind']])
    expect(screen.queryByLabelText('手机号')).toBeNull()
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await screen.findByLabelText('手机号')).toBeVisible()
  })
})

/** Records the requests for a binding, answered as the clinic does. */
const answerOfBinding = () => answer('/doctorBind/bindDoctor', () => ({ token: 't' }))
