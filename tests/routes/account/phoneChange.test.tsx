import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onSms } from '@/mocks/clinic'
import { token } from '@/stores/auth/session'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { field, keepReschedule, openAs, save, typeInto, type User } from './support'
import { holdTimers } from '../../support/stoppedClocks'
import { address, clinic, heading, renderApp, saying, server, tokenOf } from '../../support/app'
import { setOnline } from '../../support/setOnline'
import { changePhone, jsonOf, openProfileForm } from './profileSupport'
import { deferred } from '../../support/deferred'

const FREE = '13912345678'
/** The phone number of 陈国栋. */
const TAKEN = '13800000003'

let code = ''
let stop: () => void
beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  stop = onSms(clinic, (sms) => {
    if (!sms.used) code = sms.code
  })
})
afterEach(() => {
  stop()
  server.events.removeAllListeners()
})

const codeButton = () => screen.getByRole('button', { name: /验证码|秒后/ })
/** Types the code that the clinic sends to the new phone number. */
const enterCode = async (user: User) => {
  await user.click(codeButton())
  await screen.findByText('验证码已发送，请查看手机短信')
  await typeInto(user, '验证码', code)
}
/** Paths of the requests from now on. */
const calls = (): string[] => {
  const paths: string[] = []
  server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname))
  return paths
}

describe('a changed phone number', () => {
  test.each(['12912345678', '1391234567', '23912345678'])(
    '[PROFILE-09] %s gets no code and is not saved',
    async (phone) => {
      const requests = calls()
      const { user } = await openProfileForm()
      await changePhone(user, phone)
      await user.click(codeButton())
      expect(field('手机号')).toHaveAccessibleDescription(expect.stringContaining('手机号格式不正确'))
      expect(field('手机号')).toHaveFocus()
      await typeInto(user, '验证码', '123456')
      await save(user)
      expect(requests.filter((path) => /sendPhoneCode|checkTelphone|editCustomerInfo/.test(path))).toEqual([
        '/api/login/sendPhoneCode',
      ])
    },
  )

  test('[PROFILE-10] the changed phone number is not saved without its code', async () => {
    const sent = answer('/customer/editCustomerInfo', () => null)
    const { user } = await openProfileForm()
    expect(screen.queryByLabelText('验证码')).toBeNull()
    await changePhone(user, FREE)
    await save(user)
    expect(field('验证码')).toHaveAccessibleDescription(expect.stringContaining('请输入6位验证码'))
    expect(sent).toHaveLength(0)
  })

  test('[PROFILE-11] [A151] for an unchanged phone number no code can be requested, and a tap says why', async () => {
    const { user } = await openProfileForm()
    const requests = calls()
    await user.click(screen.getByRole('button', { name: '修改手机号' }))
    expect(codeButton()).toHaveAttribute('aria-disabled', 'true')
    await user.click(codeButton())
    expect(await screen.findByText('手机号未修改')).toBeVisible()
    expect(requests).toEqual([])
    await typeInto(user, '手机号', FREE)
    expect(codeButton()).not.toHaveAttribute('aria-disabled')
    await typeInto(user, '手机号', '13800000001')
    expect(codeButton()).toHaveAttribute('aria-disabled', 'true')
  })

  test.each([
    ['zh', '修改手机号', '手机号', '姓名', '验证码', '保存成功'],
    ['en', 'Change the number', 'Mobile number', 'Name', 'SMS code', 'saved successfully'],
  ] as const)(
    '[PROFILE-10] [PROFILE-11] a phone number that was not changed after all asks for no code, and the rest is saved (%s)',
    async (language, modifyText, phone, name, codeLabel, saved) => {
      const sent = answer('/customer/editCustomerInfo', () => null)
      const { user } = await openProfileForm(language)
      await user.click(screen.getByRole('button', { name: modifyText }))
      await typeInto(user, phone, FREE)
      await typeInto(user, phone, '13800000001')
      await typeInto(user, name, '林婉')
      await save(user)
      await screen.findByText(saved)
      expect(screen.queryByLabelText(codeLabel, { selector: 'input' })).toBeNull()
      expect(await jsonOf(sent[0])).toMatchObject({
        name: '林婉',
        telphone: '13800000001',
        phoneCode: null,
        phoneModifyStatus: '0',
      })
    },
  )

  test.each(['+86 138 0000 0001', '138****0001'])(
    '[PROFILE-11] [PROFILE-14] [A651] the number that the server stores as %s, typed again, is not changed: no code, and the session stays',
    async (telphone) => {
      answer('/customer/getCustomerInfo', () => ({ id: '1001', name: '林婉清', telphone, sex: '0', age: 46 }))
      const sent = answer('/customer/editCustomerInfo', () => null)
      const { user } = await openProfileForm()
      const requests = calls()
      await changePhone(user, '13800000002')
      expect(codeButton()).not.toHaveAttribute('aria-disabled')
      await typeInto(user, '手机号', '13800000001')
      expect(codeButton()).toHaveAttribute('aria-disabled', 'true')
      await user.click(codeButton())
      expect(await screen.findByText('手机号未修改')).toBeVisible()
      await save(user)
      await screen.findByText('保存成功')
      expect(await jsonOf(sent[0])).toMatchObject({ telphone, phoneCode: null, phoneModifyStatus: '0' })
      expect(requests.filter((path) => /sendPhoneCode|checkTelphone/.test(path))).toEqual([])
      expect(token()).toEqual(expect.any(String))
    },
  )

  test.each([
    ['zh', '修改手机号', '手机号', /^您正在改约。退出登录或更换手机号后，原来的预约不会自动取消。/],
    [
      'en',
      'Change the number',
      'Mobile number',
      /^You are moving an appointment\. .*the old one will not be cancelled/,
    ],
  ] as const)(
    '[A635] during a change of the day, a new phone number says that the old appointment will not be cancelled (%s)',
    async (language, modifyText, phone, said) => {
      keepReschedule('2999-01-01')
      const { user } = await openProfileForm(language)
      await user.click(screen.getByRole('button', { name: modifyText }))
      expect(screen.queryByText(said)).toBeNull()
      await typeInto(user, phone, FREE)
      expect(await screen.findByText(said)).toBeVisible()
    },
  )

  test('[PROFILE-12] after a code no other can be requested for 60 s', async () => {
    const { user } = await openProfileForm()
    const requests = calls()
    await changePhone(user, FREE)
    await enterCode(user)
    expect(codeButton()).toHaveTextContent(/^(60|59|58) 秒后重新获取$/)
    expect(codeButton()).toBeDisabled()
    await user.click(codeButton())
    await typeInto(user, '手机号', '13987654321')
    expect(codeButton()).toBeDisabled()
    expect(requests).toEqual(['/api/login/sendPhoneCode'])
    itIs('2026-11-25 10:01:02')
    await waitFor(() => expect(codeButton()).toBeEnabled())
  })

  test('[PROFILE-14] [PROFILE-15] [A415] saving a new phone number ends the session: a message, sign-out a second later, and no request with the old token', async () => {
    const { user } = await openProfileForm()
    await changePhone(user, FREE)
    await enterCode(user)
    const requests = calls()
    await save(user)
    expect(await screen.findByText('保存成功，请用新手机号重新登录')).toBeVisible()
    expect(address()).toBe('/profile')
    await heading('登录')
    expect(address()).toBe('/login')
    expect(requests).toEqual(['/api/customer/checkTelphone', '/api/customer/editCustomerInfo'])
    expect(token()).toBeUndefined()
    expect(document.body).not.toHaveTextContent(FREE)
    itIs('2026-11-25 10:01:10')
    const { user: again } = await renderApp('/my', { signedInAs: FREE })
    void again
    expect(await screen.findByText('林婉清')).toBeVisible()
  })

  test('[A415] [A538] Back in the second after the change sends nothing with the old token, and speaks of no expired session', async () => {
    const { user, router } = await openAs('/my', '个人中心')
    await act(() => router.navigate('/profile'))
    await heading('个人资料')
    await changePhone(user, FREE)
    await enterCode(user)
    const aSecondLater = holdTimers(1000)
    const requests = calls()
    await save(user)
    await screen.findByText('保存成功，请用新手机号重新登录')
    window.history.back()
    await heading('登录')
    await act(async () => aSecondLater())
    await waitFor(() => expect(address()).toBe('/login'))
    expect(requests).toEqual(['/api/customer/checkTelphone', '/api/customer/editCustomerInfo'])
    expect(screen.queryByText(/登录状态已过期/)).toBeNull()
  })

  test('[A538] [A432] when the answer to the change is lost, the form says that the phone number may have changed', async () => {
    answer('/customer/editCustomerInfo', () => Response.error())
    const { user } = await openProfileForm()
    await changePhone(user, FREE)
    await enterCode(user)
    await save(user)
    expect(await screen.findByRole('dialog', { name: '没有收到保存结果' })).toHaveAccessibleDescription(
      /^手机号可能已经更换。.*如果需要重新登录，请先用新手机号。$/,
    )
    await user.click(screen.getByRole('button', { name: '知道了' }))
    expect(field('手机号')).toHaveValue(FREE)
    expect(token()).toEqual(expect.any(String))
  })

  test('[A538] when the check of the new phone number is lost, nothing was changed, and the form says so', async () => {
    answer('/customer/checkTelphone', () => Response.error())
    const { user } = await openProfileForm()
    await changePhone(user, FREE)
    await enterCode(user)
    await save(user)
    expect(await screen.findByRole('dialog', { name: '没有保存成功' })).not.toHaveTextContent('手机号可能已经更换')
  })

  test('[A481] a code requested without a network is reported in place, until another phone number is typed', async () => {
    const { user } = await openProfileForm()
    await changePhone(user, FREE)
    setOnline(false)
    await user.click(codeButton())
    expect(await screen.findByText('验证码没有发出')).toBeVisible()
    expect(screen.getByText(saying(/^网络已断开，没有发送/))).toBeVisible()
    await typeInto(user, '手机号', '13987654321')
    expect(screen.queryByText('验证码没有发出')).toBeNull()
  })

  test('[A563] while a code is being sent the phone number cannot change, and its arrival leaves the focus in another field', async () => {
    const { user } = await openProfileForm()
    const { promise, resolve } = deferred()
    const sent = answer('/login/sendPhoneCode', () => promise)
    await changePhone(user, FREE)
    await user.click(codeButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.type(field('手机号'), '9')
    expect(field('手机号')).toHaveValue(FREE)
    await user.click(field('身份证号'))
    resolve(null)
    await screen.findByText('验证码已发送，请查看手机短信')
    expect(field('身份证号')).toHaveFocus()
  })

  test('[A432] [A557] a code whose request gets no answer is not called unsent', async () => {
    const { user } = await openProfileForm()
    answer('/login/sendPhoneCode', () => new Response(null, { status: 502 }))
    await changePhone(user, FREE)
    await user.click(codeButton())
    expect(await screen.findByText('没有收到结果，验证码可能已经发出')).toBeVisible()
    expect(screen.queryByText('验证码没有发出')).toBeNull()
  })

  test('[PROFILE-15] [A306] the changed phone number is sent with its code and phoneModifyStatus 1', async () => {
    const sent = answer('/customer/editCustomerInfo', () => null)
    const { user } = await openProfileForm()
    await changePhone(user, FREE)
    await typeInto(user, '验证码', '654321')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await jsonOf(sent[0])).toMatchObject({ telphone: FREE, phoneCode: '654321', phoneModifyStatus: '1' })
    await heading('登录')
  })

  test('a wrong code is reported; the input and the session stay', async () => {
    const { user } = await openProfileForm()
    await changePhone(user, FREE)
    await enterCode(user)
    await typeInto(user, '验证码', code === '111111' ? '222222' : '111111')
    await save(user)
    expect(await screen.findByRole('dialog', { name: '没有保存成功' })).toHaveAccessibleDescription(/验证码错误/)
    expect(field('手机号')).toHaveValue(FREE)
    expect(token()).toEqual(expect.any(String))
    expect(address()).toBe('/profile')
  })

  test('cancelling restores the stored phone number, which is saved as unchanged', async () => {
    const sent = answer('/customer/editCustomerInfo', () => null)
    const { user } = await openProfileForm()
    await changePhone(user, FREE)
    await user.click(screen.getByRole('button', { name: '不修改' }))
    expect(field('手机号')).toHaveValue('13800000001')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await jsonOf(sent[0])).toMatchObject({ telphone: '13800000001', phoneCode: null, phoneModifyStatus: '0' })
  })
})

describe('a phone number that belongs to another account', () => {
  const question = () => screen.findByRole('alertdialog', { name: '更换手机号' })

  test('[PROFILE-13] [A149] [A398] the form warns that the other account’s history is lost; without a yes nothing is sent and the code stays valid', async () => {
    const { user } = await openProfileForm()
    await changePhone(user, TAKEN)
    await enterCode(user)
    const requests = calls()
    await save(user)
    expect(await question()).toHaveAccessibleDescription('该手机号已有账号，继续将删除该账号的历史记录，是否继续？')
    await user.click(within(await question()).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(requests).toEqual(['/api/customer/checkTelphone'])
    expect(field('验证码')).toHaveValue(code)
    await save(user)
    await user.click(within(await question()).getByRole('button', { name: '继续' }))
    await heading('登录')
    expect(requests).toEqual([
      '/api/customer/checkTelphone',
      '/api/customer/checkTelphone',
      '/api/customer/editCustomerInfo',
    ])
    itIs('2026-11-25 10:01:10')
    expect(await tokenOf(TAKEN)).toMatch(/\S/)
  })

  test('[A398] the phone number is sent as replaced only while the check reports another account', async () => {
    const sent = answer('/customer/editCustomerInfo', () => refuse('该手机号已有账号'))
    answer('/customer/checkTelphone', () => true)
    const { user } = await openProfileForm()
    await changePhone(user, TAKEN)
    await typeInto(user, '验证码', '654321')
    await save(user)
    await user.click(within(await question()).getByRole('button', { name: '继续' }))
    await screen.findByRole('dialog', { name: '没有保存成功' })
    expect(await jsonOf(sent[0])).toMatchObject({ replaceAccount: '1' })
    answer('/customer/checkTelphone', () => false)
    await user.click(screen.getByRole('button', { name: '知道了' }))
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(await jsonOf(sent[1])).not.toHaveProperty('replaceAccount')
    await screen.findByRole('dialog', { name: '没有保存成功' })
  })
})
