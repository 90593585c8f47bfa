import { act, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setSiteInfo, siteInfo } from '@/lib/siteInfo'
import { phoneNow, setClockOffset } from '@/lib/time/clock'
import { onSms } from '@/mocks/clinic'
import { requestCode } from '@/stores/auth/phone'
import { useSession } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'
import { stopClock } from '../../support/stoppedClocks'
import { answer, refuse } from '../../support/answers'
import { address, clinic, heading, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

const PHONE = '13800000001'

let sms: { phone: string; code: string }[] = []
beforeEach(() => {
  sms = []
  return onSms(clinic, (one) => {
    if (one !== undefined) sms.push(one)
  })
})

const open = async (url = '/login', language: 'zh' | 'en' = 'zh') => {
  const { user, router } = await renderApp(url, { language })
  const en = language === 'en'
  await heading(en ? 'Sign in' : '登录')
  return {
    user,
    router,
    phone: screen.getByLabelText(en ? 'Mobile number' : '手机号'),
    code: screen.getByLabelText(en ? 'SMS code' : '短信验证码'),
    getCode: () => user.click(screen.getByRole('button', { name: en ? 'Get code' : '获取验证码' })),
    signIn: () => user.click(screen.getByRole('button', { name: en ? 'Sign in' : '登录' })),
  }
}

describe('Login', () => {
  it('[AUTH-03] signs in with the code of the SMS and goes where the visitor wanted to go', async () => {
    const { user, phone, code, getCode, signIn } = await open('/service/detail/3?from=card')
    expect(address()).toBe('/login?redirect=%2Fservice%2Fdetail%2F3%3Ffrom%3Dcard')
    await user.type(phone, PHONE)
    await getCode()
    await waitFor(() => expect(code).toHaveFocus())
    expect(sms.map((one) => one.phone)).toEqual([PHONE])
    await user.type(code, sms[0]?.code ?? '')
    await signIn()
    await heading('尊享乳腺检查')
    expect(address()).toBe('/service/detail/3?from=card')
    expect(Cookies.get('token')).toEqual(expect.any(String))
  })

  it('[AUTH-03] goes Home when the redirect leaves the app', async () => {
    const { user, phone, code, getCode, signIn } = await open('/login?redirect=%2F%2Fevil.example')
    await user.type(phone, '138 0000-0001')
    await getCode()
    await waitFor(() => expect(sms).toHaveLength(1))
    await user.type(code, sms[0]?.code ?? '')
    await signIn()
    await heading('乳腺健康管理')
    expect(address()).toBe('/home')
  })

  it('[A427] accepts a pasted phone number and code', async () => {
    const { user, phone, code } = await open()
    await user.click(phone)
    await user.paste('＋86　138－0000－0001')
    expect(phone).toHaveValue(PHONE)
    await user.click(code)
    await user.paste('１２３-456')
    expect(code).toHaveValue('123456')
  })

  it('[AUTH-04, AUTH-05, DOC-11] links to Agreement and Privacy and says that users must be 18+', async () => {
    const { user, phone } = await open('/login', 'en')
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/doc/privacy')
    expect(screen.getByText('Users must be 18+')).toBeVisible()
    await user.type(phone, '138')
    await user.click(screen.getByRole('link', { name: 'Service agreement' }))
    await heading('Service agreement')
    expect(address()).toBe('/doc/agreement')
    act(() => window.history.back())
    expect(await screen.findByLabelText('Mobile number')).toHaveValue('138')
  })

  it('[AUTH-06] asks for the phone number before a code is sent, in Chinese', async () => {
    const { user, phone, getCode } = await open()
    await getCode()
    expect(phone).toHaveFocus()
    expect(phone).toHaveAccessibleDescription('请输入手机号')
    expect(phone).toBeInvalid()
    await user.type(phone, '23800000001')
    expect(phone).toBeValid()
    await getCode()
    expect(phone).toHaveAccessibleDescription('手机号格式不正确')
    expect(sms).toEqual([])
  })

  it('[AUTH-06, AUTH-07] marks every invalid field and focuses the first, in English', async () => {
    const { user, phone, code, signIn } = await open('/login', 'en')
    await signIn()
    expect(phone).toHaveFocus()
    expect(phone).toHaveAccessibleDescription('please enter phone number')
    expect(code).toHaveAccessibleDescription('please enter the 6-digit code')
    await user.type(phone, '1380000000')
    await signIn()
    expect(phone).toHaveAccessibleDescription('phone number format is incorrect')
  })

  it.each(['', '12345', '1234567', '12345a'])('[AUTH-07] rejects the code "%s"', async (wrong) => {
    const { user, phone, code, signIn } = await open()
    await user.type(phone, PHONE)
    if (wrong !== '') await user.type(code, wrong)
    await signIn()
    expect(code).toHaveFocus()
    expect(code).toHaveAccessibleDescription('请输入6位验证码')
    expect(Cookies.get('token')).toBeUndefined()
  })

  it('[AUTH-06, AUTH-07] opens the number keyboard and fills in the code from the SMS', async () => {
    const { phone, code } = await open()
    expect(phone).toHaveAttribute('inputmode', 'numeric')
    expect(phone).toHaveAttribute('type', 'tel')
    expect(code).toHaveAttribute('inputmode', 'numeric')
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it('[AUTH-08] [RB6] locks the button for 60 s after a code was sent, also across a reload', async () => {
    stopClock()
    const { user, phone, getCode } = await open()
    await user.type(phone, PHONE)
    await getCode()
    expect(await screen.findByRole('button', { name: '60 秒后重新获取' })).toBeDisabled()
    expect(screen.getByText('已发送，请查看手机短信')).toBeVisible()
    setClockOffset(20_000)
    expect(await screen.findByRole('button', { name: '40 秒后重新获取' })).toBeDisabled()
    act(resetStores)
    expect(await screen.findByRole('button', { name: '40 秒后重新获取' })).toBeDisabled()
    setClockOffset(60_000)
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeEnabled()
  })

  it('[A61] [A563] a code is called sent only beside the phone number that it went to', async () => {
    const { user, phone, getCode } = await open()
    await user.type(phone, PHONE)
    await getCode()
    expect(await screen.findByText('已发送，请查看手机短信')).toBeVisible()
    await user.type(phone, '{Backspace}')
    expect(screen.queryByText('已发送，请查看手机短信')).toBeNull()
    expect(screen.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
    await user.type(phone, PHONE.slice(-1))
    expect(screen.getByText('已发送，请查看手机短信')).toBeVisible()
  })

  it('[AUTH-08] counts down the code that another tab has requested', async () => {
    stopClock()
    const { user, phone } = await open()
    await user.type(phone, PHONE)
    window.localStorage.setItem('device:code-sent-at', String(phoneNow() - 10_000))
    expect(await screen.findByRole('button', { name: '50 秒后重新获取' })).toBeDisabled()
    expect(await requestCode(PHONE)).toBe(false)
    expect(sms).toEqual([])
  })

  it('[AUTH-08] leaves the button enabled when the request for a code gets no answer, and keeps the input', async () => {
    const { user, phone, getCode } = await open('/login', 'en')
    await user.type(phone, '13800000098')
    await getCode()
    expect(await screen.findByText('We got no reply. The code may have been sent.')).toBeVisible()
    // RB2: a failure is shown once, in place.
    expect(screen.getByText('Network unavailable. Check the connection and try again.')).toBeVisible()
    expect(screen.getByText('What you typed is still here. You can change it and try again.')).toBeVisible()
    expect(phone).toHaveValue('13800000098')
    expect(screen.getByRole('button', { name: 'Get code' })).toBeEnabled()
    await user.type(phone, '{Backspace}')
    expect(screen.queryByText('We got no reply. The code may have been sent.')).toBeNull()
  })

  it('[AUTH-03] shows the server’s message on a wrong code and keeps the input', async () => {
    const { user, phone, code, signIn } = await open()
    await user.type(phone, PHONE)
    await user.type(code, '000000')
    await signIn()
    expect(await screen.findByText('没有登录成功')).toBeVisible()
    // RB2: a failure is shown once, in place.
    expect(screen.getByText('验证码错误')).toBeVisible()
    expect(phone).toHaveValue(PHONE)
    expect(code).toHaveValue('000000')
    expect(address()).toBe('/login')
  })

  it('[AUTH-03] sends one sign-in however often the button is tapped', async () => {
    const { promise, resolve } = deferred()
    const sent = answer('/login/bindPhone', () => promise)
    const { user, phone, code, signIn } = await open()
    await user.type(phone, PHONE)
    await user.type(code, '123456')
    await signIn()
    await signIn()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true')
    resolve(HttpResponse.json({ data: null, message: '验证码错误', status: 50061 }))
    expect(await screen.findByText('没有登录成功')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('[A563] keeps phone number and code as they are while a code or the sign-in is on its way', async () => {
    const { promise, resolve } = deferred()
    answer('/login/sendPhoneCode', () => promise)
    const signingIn = deferred()
    const sent = answer('/login/bindPhone', () => signingIn.promise)
    const { user, phone, code, getCode, signIn } = await open()
    await user.type(phone, PHONE)
    await getCode()
    await waitFor(() => expect(phone).toHaveAttribute('readonly'))
    await user.type(phone, '9{Backspace}{Backspace}')
    expect(phone).toHaveValue(PHONE)
    resolve(null)
    await waitFor(() => expect(code).toHaveFocus())
    expect(phone).not.toHaveAttribute('readonly')
    await user.type(code, '123456')
    await signIn()
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.type(code, '{Backspace}7')
    expect(code).toHaveValue('123456')
    signingIn.resolve(HttpResponse.json({ data: null, message: '验证码错误', status: 50061 }))
    expect(await screen.findByText('没有登录成功')).toBeVisible()
    await user.type(code, '{Backspace}7')
    expect(code).toHaveValue('123457')
  })

  it('a sign-in that succeeds after its screen was left does not move the user', async () => {
    const { promise, resolve } = deferred()
    const sent = answer('/login/bindPhone', () => promise)
    const { user, router, phone, code, signIn } = await open()
    await user.type(phone, PHONE)
    await user.type(code, '123456')
    await signIn()
    await waitFor(() => expect(sent).toHaveLength(1))
    await act(() => router.navigate('/doc/privacy'))
    resolve({ token: 'token-9' })
    await waitFor(() => expect(Cookies.get('token')).toBe('token-9'))
    await waitForIdle()
    expect(address()).toBe('/doc/privacy')
  })

  it('[LANG-01] switches the language by its native name and keeps the input', async () => {
    const { user, phone } = await open()
    await user.type(phone, '138')
    expect(screen.getByRole('button', { name: '中文', pressed: true })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'English', pressed: false }))
    await heading('Sign in')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('138')
    expect(document.documentElement.lang).toBe('en')
    expect(Cookies.get('language')).toBe('en')
    await user.click(screen.getByRole('button', { name: '中文', pressed: false }))
    await heading('登录')
  })
})

describe('a code whose request gets no answer', () => {
  it.each([
    ['zh', '没有收到结果，验证码可能已经发出', '验证码没有发出'],
    ['en', 'We got no reply. The code may have been sent.', 'The code was not sent'],
  ] as const)('[A432] [A557] is not called unsent (%s)', async (language, said, unsaid) => {
    answer('/login/sendPhoneCode', () => new Response(null, { status: 502 }))
    const { user, phone, getCode } = await open('/login', language)
    await user.type(phone, PHONE)
    await getCode()
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByText(unsaid)).toBeNull()
  })

  it('[A557] is called unsent where the server refuses it', async () => {
    answer('/login/sendPhoneCode', () => refuse('请稍后再试'))
    const { user, phone, getCode } = await open()
    await user.type(phone, PHONE)
    await getCode()
    expect(await screen.findByText('验证码没有发出')).toBeVisible()
  })
})

describe('a sign-in whose answer is lost', () => {
  const lost = () => new Response(null, { status: 502 })
  const signInWithCode = async (language: 'zh' | 'en' = 'zh', openId = '') => {
    const { user, phone, code, signIn } = await open('/login?redirect=%2Fdoc%2Fprivacy', language)
    act(() => useSession.setState({ openId }))
    await user.type(phone, PHONE)
    await user.type(code, '123456')
    await signIn()
    return { user, signIn }
  }

  it.each([
    ['zh', '没有收到登录结果', '没有登录成功', /请重新获取后再试。$/],
    ['en', 'We could not confirm the sign-in', 'Sign-in did not work', /get a new one and try again\.$/],
  ] as const)(
    '[A557] [A605] is not called failed, and a new code is advised (%s)',
    async (language, said, unsaid, advice) => {
      answer('/login/bindPhone', lost)
      await signInWithCode(language)
      expect(await screen.findByText(said)).toBeVisible()
      expect(screen.getByText(advice)).toBeVisible()
      expect(screen.queryByText(unsaid)).toBeNull()
    },
  )

  it.each([
    ['lost', lost],
    ['a refusal, because the lost one has used the code up', () => refuse('验证码错误')],
  ])('[A605] with a known open id the server is asked who it is when the answer is %s', async (_which, reply) => {
    answer('/login/bindPhone', reply)
    const asked = answer('/login/getTokenByOpenId', () => ({ token: 'token-7' }))
    await signInWithCode('zh', 'openid-7')
    await waitFor(() => expect(address()).toBe('/doc/privacy'))
    expect(Cookies.get('token')).toBe('token-7')
    expect(asked).toHaveLength(1)
  })

  it('[A605] while the server is asked nothing is called failed, and nothing else can be sent', async () => {
    answer('/login/bindPhone', lost)
    const { promise, resolve } = deferred<object>()
    const asked = answer('/login/getTokenByOpenId', () => promise)
    await signInWithCode('zh', 'openid-7')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.getByRole('button', { name: /登录/ })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('没有收到登录结果')).toBeNull()
    resolve({ token: 'token-7' })
    await waitFor(() => expect(Cookies.get('token')).toBe('token-7'))
  })

  it('[A605] an open id that is not bound leaves the message, and without one the server is not asked', async () => {
    answer('/login/bindPhone', lost)
    const asked = answer('/login/getTokenByOpenId', () => ({ token: '' }))
    const { signIn } = await signInWithCode('zh', 'openid-7')
    await waitFor(() => expect(asked).toHaveLength(1))
    await waitForIdle()
    expect(screen.getByText('没有收到登录结果')).toBeVisible()
    expect(Cookies.get('token')).toBeUndefined()
    act(() => useSession.setState({ openId: '' }))
    await signIn()
    await waitForIdle()
    expect(asked).toHaveLength(1)
  })
})

describe('a token that expires while the page is open', () => {
  const runOut = async (url: string, title: string) => {
    const { user, router } = await renderApp(url, { signedInAs: PHONE })
    await heading(title)
    sms = []
    Cookies.remove('token', { path: '/' })
    return { user, router }
  }
  const askForCode = async (user: Awaited<ReturnType<typeof runOut>>['user']) => {
    await user.type(await screen.findByLabelText('手机号'), PHONE)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
  }

  it('[A379] [RA12] the first tap sends a code, and the phone number stays as typed', async () => {
    const { user, router } = await runOut('/patient/list', '亲友管理')
    // The first sign-in’s cooldown has passed.
    setClockOffset(61_000)
    await act(() => router.navigate('/coupon/list'))
    await heading('登录')
    await askForCode(user)
    await waitFor(() => expect(sms).toHaveLength(1))
    expect(screen.getByLabelText('手机号')).toHaveValue(PHONE)
  })

  it('[RA12] the page stays usable, with the input kept', async () => {
    const { user, router } = await runOut('/patient/list', '亲友管理')
    setClockOffset(61_000)
    await act(() => router.navigate('/login'))
    await heading('登录')
    window.dispatchEvent(new Event('focus'))
    await askForCode(user)
    await waitFor(() => expect(sms).toHaveLength(1))
  })
})

describe('the operator at the sign-in', () => {
  const before = siteInfo()
  afterEach(() => setSiteInfo(before))

  it.each([
    ['zh', '运营方：示例健康', /检查由检查人员完成/],
    ['en', 'Run by 示例健康', /Examiners do the check/],
  ] as const)(
    'names the operator and says who examines and who reads the result (%s)',
    async (language, name, roles) => {
      const { router } = await renderApp('/guide', { language })
      setSiteInfo({ ...siteInfo(), name: '示例健康' })
      await act(() => router.navigate('/login?retry=1'))
      expect(await screen.findByText(name)).toBeVisible()
      expect(screen.getByText(roles)).toBeVisible()
    },
  )

  it('names no operator where none is set', async () => {
    await renderApp('/login?retry=1')
    expect(await screen.findByText(/检查由检查人员完成/)).toBeVisible()
    expect(screen.queryByText(/运营/)).toBeNull()
  })
})
