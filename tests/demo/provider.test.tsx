import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Provider } from '@/demo/stage'
import { openClinic, resetClinic } from '@/mocks/clinic'
import { people } from '@/mocks/seeds/people'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'

const clinic = openClinic({ seed, store: memoryStore() })
const REDIRECT_URI = 'http://localhost:3000/login?redirect=%2Fhome'
const onLeave = vi.fn<(address: string) => void>()

const open = (redirectUri = REDIRECT_URI, state = 'state1') => {
  const query = new URLSearchParams({
    appid: 'wxdemo',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  const address = new URL(`http://localhost:3000/demo/authorize?${query}#wechat_redirect`)
  render(<Provider clinic={clinic} address={address} onLeave={onLeave} />)
}
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const unfold = () => userEvent.click(screen.getByText('其他账号和出错的情况'))
const arrival = () => new URL(onLeave.mock.calls[0]?.[0] ?? '').searchParams
const codeOfArrival = () => clinic.store.load()?.tables.authCodes[arrival().get('code') ?? '']

beforeEach(() => {
  document.documentElement.lang = 'zh-CN'
  onLeave.mockClear()
  resetClinic(clinic)
})

const shownButtons = () => screen.getAllByRole('button').filter((button) => button.closest('details') === null)

test('the page shows one account and four stories to enter by, says that all is invented, and folds the rest', async () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('选择怎样进入演示')
  expect(screen.getByText(/人物和数据都是虚构的，不会用到任何真实账号/)).toBeVisible()
  expect(document.title).toBe('选择怎样进入演示')
  expect(screen.getByRole('group', { name: '' })).not.toHaveAttribute('open')
  expect(shownButtons().map((button) => button.textContent)).toEqual([
    '中文',
    'English',
    '以林婉清的身份进入 1380***0001 资料完整，有两位亲友；有一个预约读不出来',
    '第一次来 一个新账号，资料还是空的',
    '女儿替妈妈预约 挑一家机构，选一个日子',
    '一份让人害怕的报告 妈妈的报告建议尽快就诊',
    '和医生的对话 有文字、图片和语音',
  ])
})

test.each([
  [/第一次来/, 'openid-1002', '/home'],
  [/女儿替妈妈预约/, 'openid-1001', '/organ/list?serviceId=1'],
  [/一份让人害怕的报告/, 'openid-1001', '/report/detail/6745039284758360004'],
  [/和医生的对话/, 'openid-1001', '/chat/1745039284758380003?type=1'],
])('the story %s signs in its account and leads to where it begins', async (name, openId, at) => {
  open()
  await tap(name)
  expect(codeOfArrival()).toMatchObject({ openId, used: false })
  expect(arrival().get('redirect')).toBe(at)
  expect(arrival().get('state')).toBe('state1')
})

test.each(['/doctorBind', '/subscribe/nowFree?orgId=101'])(
  'at %s, which opens no other page afterwards, no story is offered',
  (path) => {
    open(`http://localhost:3000${path}`)
    expect(shownButtons().map((button) => button.textContent)).toEqual([
      '中文',
      'English',
      '以林婉清的身份进入 1380***0001 资料完整，有两位亲友；有一个预约读不出来',
    ])
    expect(screen.queryByText('或者从一个故事开始')).toBeNull()
  },
)

test('on the way to the doctors’ screen the page says that the account becomes a doctor’s, and by which phones', () => {
  open('http://localhost:3000/doctorBind')
  expect(screen.getByText(/^选中的账号会绑定为医生.*13900000001 \/ 13900000002。$/)).toBeVisible()
})

test('the folded part lists every other account with what is special about it', async () => {
  open()
  await unfold()
  const accounts = screen
    .getAllByRole('listitem')
    .flatMap((item) => (item.closest('details') ? [item.textContent] : []))
  expect(accounts).toHaveLength(people.filter(({ openId }) => openId !== null).length - 1)
  expect(accounts.slice(0, 5)).toEqual([
    '未填写姓名 1380***0002 新账号，资料还是空的',
    '陈国栋 1380***0003 男性，有亲友',
    '阿依古丽·买买提依明·艾合买提江 1380***0004 姓名很长，没有亲友',
    '吴晓霞 1380***0005 没有填写性别',
    '赵敏华 1380***0006 受检人、问卷和报告列表里各有一行读不出来；没有未读数',
  ])
  expect(accounts).toContain('沈若兰 1380***0101 资料完整，有两位亲友')
})

test('[A56] choosing an account returns with its code and the state of the request', async () => {
  open()
  await unfold()
  await tap(/陈国栋/)
  expect(onLeave).toHaveBeenCalledTimes(1)
  expect(onLeave.mock.calls[0]?.[0]).toMatch(
    /^http:\/\/localhost:3000\/login\?redirect=%2Fhome&code=\w+&state=state1#wechat_redirect$/,
  )
  expect(codeOfArrival()).toMatchObject({ openId: 'openid-1003', used: false })
})

test('[AUTH-03] the unbound account has no user', async () => {
  open()
  await unfold()
  await tap('一个还没有绑定手机号的账号')
  const code = codeOfArrival()
  expect(code).toMatchObject({ used: false })
  expect(people.filter(({ openId }) => openId === code?.openId)).toEqual([])
})

test('[RA17] refusing leads back without a code', async () => {
  open()
  await unfold()
  await tap('不授权，返回')
  expect(arrival().has('code')).toBe(false)
  expect(arrival().get('redirect')).toBe('/home')
})

test('[RA17] a used code, a wrong state and a code without a user can be sent', async () => {
  open()
  await unfold()
  await tap('返回一个已经用过的授权码')
  expect(codeOfArrival()).toMatchObject({ used: true })
  expect(arrival().get('state')).toBe('state1')
  onLeave.mockClear()
  await tap('返回一个不匹配的 state')
  expect(codeOfArrival()).toMatchObject({ used: false })
  expect(arrival().get('state')).not.toBe('state1')
  onLeave.mockClear()
  await tap('返回一个服务器不认的授权码')
  expect(arrival().get('code')).not.toBe('')
  expect(codeOfArrival()).toBeUndefined()
})

test('[RA17] a request that would send the code to another site is refused with a way out', async () => {
  open('https://evil.test/login')
  expect(screen.getByRole('alert')).toHaveTextContent('无法授权')
  expect(screen.getByRole('alert')).toHaveTextContent('请求中的地址不是本站的')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['中文', 'English', '去首页'])
  await tap('去首页')
  expect(onLeave).toHaveBeenCalledWith('/')
})

test('[A301] a malformed request is refused and its wrong part named', () => {
  open(REDIRECT_URI, '')
  expect(screen.getByRole('alert')).toHaveTextContent(/写错了： state$/)
})

test('the keyboard reaches every choice in order, and Enter takes one', async () => {
  open()
  for (let step = 0; step < 3; step++) await userEvent.tab()
  expect(screen.getByRole('button', { name: /林婉清/ })).toHaveFocus()
  await unfold()
  const others = people.filter(({ openId }) => openId !== null).length - 1
  // The folded part's own line and four choices that are no account come before the last one.
  for (let step = 0; step < others + 5; step++) await userEvent.tab()
  expect(screen.getByRole('button', { name: '返回一个服务器不认的授权码' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('the page follows the language', async () => {
  open()
  act(() => {
    document.documentElement.lang = 'en'
  })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter the demo'))
  expect(document.title).toBe('Enter the demo')
  expect(screen.getByText(/No real account is used/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Enter as 林婉清/ })).toBeVisible()
  await userEvent.click(screen.getByText('Other accounts and faults'))
  expect(
    screen.getByRole('button', { name: 'No name yet 1380***0002 New account, the profile is still empty' }),
  ).toBeVisible()
})
