import { version } from '@/lib/version'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, test } from 'vitest'
import { Face } from '@/ui/illustrations/Face'
import { answer } from '../../support/answers'
import { address, heading, renderApp, server } from '../../support/app'
import { deferred } from '../../support/deferred'
import { keepReschedule } from './support'

const PHONE = '13800000001'
const CUSTOMER = { id: '1', name: '林婉清', telphone: '13800005678', sex: '0', age: 46, avatar: null }

const answerCustomer = (fields: object) => answer('/customer/getCustomerInfo', () => ({ ...CUSTOMER, ...fields }))
const openMy = async (language: 'zh' | 'en' = 'zh') => {
  const opened = await renderApp('/my', { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '个人中心' : 'Personal centre')
  return opened
}
/** The card with the name, found by the text beside the decorative picture. */
const card = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement
const pictureOf = (section: HTMLElement) => section.querySelector('img')
const drawingOf = (section: HTMLElement) => section.querySelector('svg')?.innerHTML

describe('the signed-in customer', () => {
  test('[PROFILE-01] [PROFILE-02] [A155] the page shows the last part of the name in a circle, the name, and the masked phone number', async () => {
    answerCustomer({})
    await openMy()
    const section = await card('林婉清')
    expect(within(section).getByText('婉清')).toBeVisible()
    expect(pictureOf(section)).toBeNull()
    expect(section).toHaveTextContent('手机号 1380***5678')
    expect(document.body).not.toHaveTextContent('13800005678')
  })

  test('[A154] the circle shows the customer’s picture, or letters when it fails to load', async () => {
    answerCustomer({ avatar: 'https://pictures.example/1.jpg' })
    await openMy()
    const section = await card('林婉清')
    const picture = pictureOf(section)
    expect(picture).toHaveAttribute('src', 'https://pictures.example/1.jpg')
    expect(within(section).queryByText('婉清')).toBeNull()
    picture?.dispatchEvent(new Event('error'))
    expect(await within(section).findByText('婉清')).toBeVisible()
  })

  test.each([
    ['a woman of 46', '0', 46, 'femaleMiddle'],
    ['a woman of 71', '0', 71, 'femaleOld'],
    ['a man of 30', '1', 30, 'maleYoung'],
    ['somebody', null, 46, 'nobody'],
  ] as const)('[PROFILE-05] [A492] without a name the avatar is %s when the sex is %s', async (...args) => {
    const [, sex, age, name] = args
    answerCustomer({ name: null, sex, age })
    await openMy()
    const { container } = render(<Face name={name} />)
    const shown = await card('还没有填写姓名')
    await waitFor(() => expect(drawingOf(shown)).toBe(container.querySelector('svg')?.innerHTML))
  })

  test.each([
    ['zh', '还没有填写姓名', '手机号 —'],
    ['en', 'No name yet', 'Mobile number —'],
  ] as const)('[PROFILE-02] missing name and phone are not invented (%s)', async (language, name, phone) => {
    answerCustomer({ name: '', telphone: null, sex: '', age: '' })
    await openMy(language)
    expect(await card(name)).toHaveTextContent(phone)
  })

  test('[A155] a phone number of another length is shown unmasked', async () => {
    answerCustomer({ telphone: '85212345678901' })
    await openMy()
    expect(await card('林婉清')).toHaveTextContent('手机号 85212345678901')
  })

  test('the rest of the page does not wait, and a failure offers a retry', async () => {
    const slow = deferred()
    let reply: () => unknown = () => slow.promise
    answer('/customer/getCustomerInfo', () => reply())
    const { user } = await openMy()
    expect(screen.getByRole('status')).toHaveTextContent('正在加载')
    expect(screen.getByRole('link', { name: '我的预约' })).toBeVisible()
    reply = () => CUSTOMER
    slow.resolve(Response.error())
    expect(await screen.findByText('您的资料没有加载出来')).toBeVisible()
    expect(screen.getAllByText('当前网络不可用，请检查网络后重试')[0]).toBeVisible()
    expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await card('林婉清')).toBeVisible()
  })
})

test.each([
  ['zh', ['我的预约', '我的报告', '我的咨询', '我的问卷', '我的优惠券', '亲友管理', '健康档案', '个人资料']],
  [
    'en',
    [
      'My appointments',
      'My reports',
      'My consultations',
      'My questionnaires',
      'My coupons',
      'Relatives',
      'Health record',
      'Profile',
    ],
  ],
] as const)('[PROFILE-03] the page links to the customer’s own areas (%s)', async (language, names) => {
  await openMy(language)
  const links = within(
    screen.getByRole('navigation', { name: language === 'zh' ? '我的服务' : 'My services' }),
  ).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [names[0], '/subscribe/list'],
    [names[1], '/report/list'],
    [names[2], '/consult/my'],
    [names[3], '/chq/my'],
    [names[4], '/my/coupon'],
    [names[5], '/patient/list'],
    [names[6], '/profileEdit'],
    [names[7], '/profile'],
  ])
})

test('[A385] the page links to the privacy centre', async () => {
  await openMy()
  expect(screen.getByRole('link', { name: '隐私中心' })).toHaveAttribute('href', '/my/privacy')
})

test('[A450] the page shows version and commit of the build', async () => {
  document.documentElement.dataset['commit'] = '0123456789'
  await openMy('en')
  expect(screen.getByText(`Version ${version} · 0123456789`)).toBeVisible()
  delete document.documentElement.dataset['commit']
})

describe('signing out', () => {
  test('[PROFILE-04] [A66] [A384] the button asks first, then ends the session without a request and opens the sign-in', async () => {
    const { user, router } = await openMy()
    await card('林婉清')
    const calls: string[] = []
    server.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname))
    await user.click(screen.getByRole('button', { name: '退出登录' }))
    const question = screen.getByRole('alertdialog', { name: '要退出登录吗？' })
    expect(question).toHaveAccessibleDescription(
      /这部手机上不会留下您的信息。未提交的回答和未发出的咨询内容会被删除。预约和报告/,
    )
    await user.click(within(question).getByRole('button', { name: '退出登录' }))
    await heading('登录')
    expect(address()).toBe('/login')
    expect(Cookies.get('token')).toBeUndefined()
    expect(document.body).not.toHaveTextContent('林婉清')
    expect(calls).toEqual([])
    await router.navigate('/my')
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fmy'))
    server.events.removeAllListeners()
  })

  test('[PROFILE-04] the session stays when the dialog is not confirmed', async () => {
    const { user } = await openMy('en')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /stays on this phone\. Answers and messages you have not sent are deleted\. Your appointments/,
    )
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(address()).toBe('/my')
    expect(Cookies.get('token')).toEqual(expect.any(String))
  })

  test.each([
    [
      'zh',
      '退出登录',
      /您正在改约。退出登录或更换手机号后，原来的预约不会自动取消。请先支付新预约，或者自己取消原来的预约。$/,
    ],
    [
      'en',
      'Sign out',
      /not be cancelled automatically\. Pay for the new one first, or cancel the old one yourself\.$/,
    ],
  ] as const)(
    '[A635] during a change of the day, the question says that the old appointment will not be cancelled (%s)',
    async (language, button, said) => {
      keepReschedule('2999-01-01')
      const { user } = await openMy(language)
      await user.click(screen.getByRole('button', { name: button }))
      expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(said)
    },
  )

  test('[A635] a change that is over is not mentioned', async () => {
    keepReschedule('2001-01-01')
    const { user } = await openMy()
    await user.click(screen.getByRole('button', { name: '退出登录' }))
    expect(await screen.findByRole('alertdialog')).not.toHaveAccessibleDescription(/改约/)
  })

  test('[PROFILE-04] two quick taps ask once, and sign out once', async () => {
    const { user } = await openMy()
    const signOut = screen.getByRole('button', { name: '退出登录' })
    fireEvent.click(signOut)
    fireEvent.click(signOut)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }))
    await heading('登录')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[A66] the next user of this phone never sees data of the previous one', async () => {
    const { user } = await openMy()
    await card('林婉清')
    await user.click(screen.getByRole('button', { name: '退出登录' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '退出登录' }))
    await heading('登录')
    const slow = deferred()
    answer('/customer/getCustomerInfo', () => slow.promise)
    await renderApp('/my', { signedInAs: '13800000003' })
    await heading('个人中心')
    expect(screen.queryByText('林婉清')).toBeNull()
    slow.resolve({ ...CUSTOMER, name: '陈国栋' })
    expect(await card('陈国栋')).toBeVisible()
  })
})
