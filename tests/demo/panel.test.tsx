import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Panel } from '@/demo/Panel'
import { now, setClockOffset } from '@/lib/time/clock'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { openClinic, personOfToken, putRow, resetClinic, transact } from '@/mocks/clinic'
import type { Order } from '@/mocks/records'
import { FAULTS } from '@/mocks/scenario/record'
import { changeScenario, readScenario, setFault } from '@/mocks/scenario/scenario'
import { people } from '@/mocks/seeds/people'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { isStalePage, startSession } from '@/stores/auth/session'

const TUESDAY = Date.parse('2026-11-24T10:00:00+08:00')
const clinic = openClinic({ seed, store: memoryStore() })
const onReload = vi.fn()
const onGo = vi.fn()

const show = () => render(<Panel clinic={clinic} onReload={onReload} onGo={onGo} />)
const handle = () => screen.getByRole('button', { name: /^演示面板/ })
const sheet = () => screen.getByRole('dialog', { name: '演示面板' })
const open = async () => {
  show()
  await userEvent.click(handle())
}
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const whoIsSignedIn = () => transact(clinic, () => personOfToken(clinic, readCookie('token') ?? '')?.id)

const paidOrder = (): Order => ({
  id: '7',
  number: 'YY7',
  ownerId: '1101',
  customerId: '1101',
  orgId: '101',
  serviceId: '1',
  specificationId: '1',
  day: '2026-11-28',
  half: null,
  originalPrice: 12_800,
  practicalPrice: 12_800,
  createdAt: TUESDAY,
  paidAt: TUESDAY,
  inspectionId: '8',
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TUESDAY })
  document.documentElement.lang = 'zh-CN'
  onReload.mockClear()
  onGo.mockClear()
  resetClinic(clinic)
})
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
  removeCookie('token')
})

test('the keyboard opens the panel from its handle, the focus enters, and returns when the panel closes', async () => {
  show()
  await userEvent.tab()
  expect(handle()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(sheet()).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(handle()).toHaveFocus()
})

test('every fault is a switch that is off, says so in words, and stays on after the panel is closed', async () => {
  await open()
  const switches = within(sheet()).getAllByRole('switch')
  expect(switches).toHaveLength(FAULTS.length)
  expect(switches.filter((one) => (one as HTMLInputElement).checked)).toEqual([])
  expect(within(sheet()).getAllByText('关')).toHaveLength(FAULTS.length)
  expect(handle()).toHaveAccessibleName('演示面板')
  const down = screen.getByRole('switch', { name: '服务器故障' })
  expect(down).toHaveAccessibleDescription('GET 请求返回 HTTP 502 页面，POST 请求返回 HTTP 500 和 JSON')
  down.focus()
  await userEvent.keyboard(' ')
  expect(down).toBeChecked()
  expect(within(sheet()).getAllByText('开')).toHaveLength(1)
  expect(readScenario(clinic).on).toEqual(['serverDown'])
  await tap('关闭演示面板')
  expect(handle()).toHaveAccessibleName('演示面板 · 1 项已改变')
  expect(handle()).toHaveTextContent('1')
})

test.each([
  ['没有网络', 'offline'],
  ['网络很慢', 'slow'],
  ['号源被抢完', 'slotFull'],
  ['优惠券失效', 'couponLost'],
  ['价格上涨', 'priceChange'],
  ['到账晚 8 秒', 'payLate8'],
  ['到账晚 60 秒', 'payLate60'],
  ['没有医生回答', 'nobodyAnswers'],
  ['聊天签名缺失', 'signatureMissing'],
  ['聊天签名已过期', 'signatureOld'],
  ['聊天群还没有建好', 'groupLate'],
  ['聊天登录没有回应', 'loginHangs'],
  ['聊天登录失败', 'loginFails'],
  ['结束咨询失败', 'endFails'],
  ['追问计数失败', 'countFails'],
  ['历史消息分页异常', 'historyOdd'],
  ['历史消息为空', 'historyEmpty'],
  ['新消息重复且乱序', 'newsOdd'],
  ['撤回被拒绝', 'recallRefused'],
  ['图片和语音已过期', 'filesGone'],
  ['医生在黑名单里', 'blacklisted'],
  ['处理入群申请失败', 'joinRefused'],
  ['多实例登录被踢出', 'kickedAccount'],
  ['多设备登录被踢出', 'kickedDevice'],
  ['签名过期被踢出', 'kickedSignature'],
  ['被平台踢出', 'kickedOther'],
  ['网络反复断开', 'networkFlips'],
  ['收到入群申请', 'joinRequest'],
  ['换发凭证（50011）', 'renew'],
  ['登录过期（50012）', 'expire'],
  ['被迫下线（50035）', 'end'],
  ['静默拒绝（50037）', 'silent'],
] as const)('the switch %s turns %s on and off', async (name, fault) => {
  await open()
  const one = screen.getByRole('switch', { name })
  await userEvent.click(one)
  expect(readScenario(clinic).on).toEqual([fault])
  await userEvent.click(one)
  expect(readScenario(clinic).on).toEqual([])
})

test('the panel follows what a call or another tab changes in the scenario', async () => {
  await open()
  act(() => setFault(clinic, 'renew', true))
  expect(screen.getByRole('switch', { name: '换发凭证（50011）' })).toBeChecked()
  act(() => setFault(clinic, 'renew', false))
  expect(screen.getByRole('switch', { name: '换发凭证（50011）' })).not.toBeChecked()
})

test('[RA12] signing in as another account clears the data of the person before, notifies the other tabs, and reloads', async () => {
  startSession('before')
  localStorage.setItem('draft', '"mine"')
  await open()
  await userEvent.click(screen.getByRole('button', { name: /没有人登录/ }))
  const accounts = screen.getByRole('dialog', { name: /当前账号/ })
  expect(within(accounts).getAllByRole('radio')).toHaveLength(people.filter(({ openId }) => openId !== null).length)
  const old = within(accounts).getByRole('radio', { name: '蔡若兰' })
  expect(old).toHaveAccessibleDescription('八九十岁，有一位亲友 1380***0107')
  await userEvent.click(old)
  expect(onReload).toHaveBeenCalledTimes(1)
  expect(whoIsSignedIn()).toBe('1107')
  expect(localStorage.getItem('draft')).toBeNull()
  expect(isStalePage()).toBe(true)
  await userEvent.click(handle())
  expect(screen.getByRole('button', { name: /当前账号.*蔡若兰/ })).toBeVisible()
})

test.each([
  [/^机构的现场登记/, '/subscribe/nowFree?orgId=101'],
  [/^绑定一位医生.*13900000001 \/ 13900000002/, '/doctorBind'],
])('the panel opens the address %s, to which no page leads', async (name, address) => {
  await open()
  await userEvent.click(within(sheet()).getByRole('button', { name }))
  await waitFor(() => expect(onGo).toHaveBeenCalledWith(address))
})

test('the clock moves forward by an hour and a day, and back; each state is shown in words', async () => {
  await open()
  const status = () => screen.getByRole('status').textContent
  expect(status()).toContain('诊所时间 2026-11-24 10:00与真实时间一致')
  await tap('快进 1 小时')
  expect(now()).toBe(TUESDAY + 3_600_000)
  await tap('快进 1 天')
  expect(now()).toBe(TUESDAY + 90_000_000)
  expect(status()).toContain('诊所时间 2026-11-25 11:00真实时间 2026-11-24 10:00')
  expect(handle()).toHaveTextContent('1')
  await tap('回到真实时间')
  expect(now()).toBe(TUESDAY)
  expect(handle()).toHaveTextContent(/^演示$/)
})

test('[A406] the clock moves to 17:59 and 18:00 of the day before the user’s next appointment', async () => {
  transact(clinic, () => {
    putRow(clinic, 'orders', paidOrder())
    putRow(clinic, 'sessions', { id: 't1101', personId: '1101' })
  })
  writeCookie('token', 't1101', 1)
  await open()
  expect(screen.getByRole('status')).toHaveTextContent('下次预约的退款截止 2026-11-27 18:00')
  await tap('到预约前一天 17:59')
  expect(now()).toBe(Date.parse('2026-11-27T17:59:00+08:00'))
  await tap('到预约前一天 18:00')
  expect(now()).toBe(Date.parse('2026-11-27T18:00:00+08:00'))
})

test('without an appointment the panel offers no such moment', async () => {
  await open()
  expect(screen.getByRole('button', { name: '到预约前一天 17:59' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '到预约前一天 18:00' })).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('没有已付款且未到截止时间的预约')
})

test('a reset asks first; then everything is as at the start, the visitor is signed out, and the page reloads', async () => {
  changeScenario(clinic, { on: ['slow'], clockOffsetMs: 3_600_000, edge: 'left' })
  setClockOffset(3_600_000)
  writeCookie('token', 't', 1)
  await open()
  await tap('重置诊所')
  const question = screen.getByRole('alertdialog', { name: '重置演示诊所？' })
  await userEvent.click(within(question).getByRole('button', { name: '取消' }))
  expect(readScenario(clinic).on).toEqual(['slow'])
  await tap('重置诊所')
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '重置诊所' }))
  await waitFor(() => expect(onReload).toHaveBeenCalledTimes(1))
  expect(readScenario(clinic)).toMatchObject({ on: [], clockOffsetMs: 0, edge: 'right' })
  expect(now()).toBe(TUESDAY)
  expect(readCookie('token')).toBeUndefined()
})

test('the handle moves to the other edge and back', async () => {
  await open()
  await tap('把手移到左边')
  expect(handle()).toHaveAttribute('data-edge', 'left')
  await tap('把手移到右边')
  expect(handle()).toHaveAttribute('data-edge', 'right')
})

test('the panel follows the language', async () => {
  await open()
  act(() => {
    document.documentElement.lang = 'en'
  })
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Demo panel' })).toBeVisible())
  expect(screen.getByRole('switch', { name: 'Server down' })).toHaveAccessibleDescription(
    'Each GET gets an HTTP 502 page, each POST HTTP 500 with JSON',
  )
  expect(screen.getByRole('button', { name: 'Reset the clinic' })).toBeVisible()
})

test('the link to the present state is copied, and the panel says so or that the browser refuses', async () => {
  // The set-up gives the page a clipboard.
  const user = userEvent.setup()
  setFault(clinic, 'slow', true)
  await open()
  const copy = screen.getByRole('button', { name: '把当前状态复制为链接' })
  await user.click(copy)
  expect(await screen.findByText('链接已复制。')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/?demo=as:nobody,faults:slow`)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'))
  await user.click(copy)
  expect(await screen.findByText('浏览器不允许复制。')).toBeVisible()
})
