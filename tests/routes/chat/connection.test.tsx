import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signOut } from '@/stores/auth/signOut'
import { answer, refuse } from '../../support/answers'
import { hasArrived } from './arrived'
import { box, count, DOCTOR, im, INFO, isLive, openChat, OWN, rows, said, write } from './support'
import { deferred } from '../../support/deferred'
import { waitForIdle } from '../../support/waitForIdle'

afterEach(() => void vi.useRealTimers())
const slowly = () => vi.useFakeTimers({ shouldAdvanceTime: true })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Twice the time between two sign-ins (RE1): by then one that starts by itself has started. */
const SIGN_INS_MS = 31_000
const LOST = '连接已断开，正在自动重连。没发出的消息会保留。'
const OFFLINE = '当前网络不可用，恢复后会自动连接。没发出的消息会保留。'

test('[CHAT-10] [API-44] [A265] a user without a signature is signed in with a new one', async () => {
  const requests = answer('/consultation/getUserSig', () => ({ userID: OWN, userSig: 'fresh', sdkAppID: 1400000001 }))
  const accounts: unknown[] = []
  im.login = (account) => {
    accounts.push(account)
    return Promise.resolve()
  }
  await openChat({ userSig: '' })
  await isLive()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.url).toMatch(/\?accountType=1$/)
  expect(accounts).toEqual([{ sdkAppId: 1400000001, userId: OWN, signature: 'fresh' }])
})

test.each([
  ['who signs in', { userID: null }, { sdkAppId: 1400000001, userId: OWN, signature: 'fresh' }],
  ['to which application', { sdkAppID: null }, { sdkAppId: undefined, userId: OWN, signature: 'signed' }],
])('[CHAT-10] [A265] [A266] the chat signs in though the server does not say %s', async (_what, gap, account) => {
  answer('/consultation/getUserSig', () => ({ userID: OWN, userSig: 'fresh' }))
  const accounts: unknown[] = []
  im.login = (account) => {
    accounts.push(account)
    return Promise.resolve()
  }
  await openChat(gap)
  await isLive()
  expect(accounts).toEqual([account])
})

test('[RE1] [CHAT-33] a sign-in that hangs times out after 15 seconds; the history is still loaded, at most once in 15 seconds', async () => {
  slowly()
  const archived = {
    ID: 'a1',
    type: 'TIMTextElem',
    payload: { text: '您好' },
    from: DOCTOR,
    flow: 'in',
    time: 1_700_000_000,
  }
  im.login = () => new Promise(() => undefined)
  im.isReady = false
  await openChat({}, 'zh', { list: [archived] })
  await pass(14_000)
  expect(screen.queryByText('没有连接上，暂时不能收发消息。')).toBeNull()
  expect(box()).toBeVisible()
  await pass(2000)
  expect(await screen.findByText('没有连接上，暂时不能收发消息。')).toBeVisible()
  expect(await screen.findByText('您好')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  im.isReady = true
  im.login = () => Promise.resolve()
  fireEvent.click(screen.getByRole('button', { name: '重新连接' }))
  await pass(1000)
  await waitFor(() => expect(screen.getByRole('textbox')).toBeVisible())
  expect(count('login')).toBe(2)
})

test('[RE1] an expired signature is renewed automatically, at most once in 15 seconds', async () => {
  slowly()
  answer('/consultation/getUserSig', () => ({ userID: OWN, userSig: 'fresh', sdkAppID: 1400000001 }))
  let tries = 0
  im.login = () => (++tries === 1 ? Promise.reject(new im.ImError(70001, '')) : Promise.resolve())
  await openChat()
  await pass(13_000)
  expect(tries).toBe(1)
  await pass(4000)
  expect(tries).toBe(2)
  await isLive()
})

test('[CHAT-39] [CHAT-50] the platform is polled every 300 ms until it is ready', async () => {
  slowly()
  let isReady = false
  let reads = 0
  Object.defineProperty(im, 'isReady', { get: () => (++reads, isReady) })
  await openChat()
  await waitFor(() => expect(reads).toBeGreaterThan(0))
  reads = 0
  await pass(3000)
  expect(reads).toBeGreaterThanOrEqual(9)
  expect(reads).toBeLessThanOrEqual(12)
  expect(screen.getByText('正在连接…')).toBeVisible()
  expect(count('history')).toBe(0)
  isReady = true
  await pass(300)
  expect(count('history')).toBeGreaterThan(0)
  await isLive()
  await waitFor(() => expect(screen.queryByText('正在连接…')).toBeNull())
  im.tell({ kind: 'notReady' })
  await pass(2100)
  expect(screen.getByText(LOST)).toBeVisible()
  im.tell({ kind: 'ready' })
  await pass(2100)
  expect(screen.queryByText(LOST)).toBeNull()
})

test('[CHAT-39] [CHAT-50] a platform that reports ready is not polled first', async () => {
  slowly()
  im.isReady = false
  await openChat()
  await pass(650)
  im.isReady = true
  im.tell({ kind: 'ready' })
  await pass(20)
  expect(count('history')).toBeGreaterThan(0)
})

test('[CHAT-39] [RE1] a slow connection is reported, and messages written meanwhile are sent once it is ready', async () => {
  slowly()
  im.isReady = false
  await openChat()
  await pass(3000)
  expect(screen.getByText('正在连接…')).toBeVisible()
  await pass(3000)
  expect(screen.getByText('连接比平时久，请稍等。您可以先写好并点“发送”，连上后会自动发出。')).toBeVisible()
  write('需要复查吗')
  im.isReady = true
  im.tell({ kind: 'ready' })
  await isLive()
  expect(screen.queryByText(/连接比平时久/)).toBeNull()
  await waitFor(() => expect(count('send')).toBe(1))
})

test('[RE1] [RE5] a connection lost and restored before the first read goes on, and sends what was written meanwhile', async () => {
  const pages = im.fetchHistory
  im.fetchHistory = () => new Promise(() => undefined)
  await openChat()
  await waitFor(() => expect(count('history')).toBe(1))
  im.tell({ kind: 'notReady' })
  write('需要复查吗')
  expect(count('send')).toBe(0)
  im.fetchHistory = pages
  im.tell({ kind: 'ready' })
  await isLive()
  await waitFor(() => expect(count('send')).toBe(1))
})

test('[RE1] [RE5] a connection lost and restored twenty times requests missed messages every two seconds at most', async () => {
  slowly()
  im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
  const { asks } = await openChat()
  await isLive()
  const counts = () => [count('history'), count('blacklist'), count('members'), asks.length]
  const [before, begun] = [counts(), Date.now()]
  for (let time = 0; time < 20; time += 1) {
    im.tell({ kind: 'notReady' })
    im.tell({ kind: 'ready' })
    await pass(10)
  }
  const most = 2 + Math.floor((Date.now() - begun) / 2000)
  await pass(5000)
  const more = counts().map((calls, index) => calls - (before[index] ?? 0))
  expect(Math.min(...more)).toBeGreaterThanOrEqual(2)
  expect(Math.max(...more)).toBeLessThanOrEqual(most)
})

describe('messages missed while the connection was lost', () => {
  const [a, b, c] = [said('第一句'), said('第二句'), said('第三句')]
  const missed = () => {
    im.pages = [
      { messages: [c], before: '1', isCompleted: false },
      { messages: [a, b], before: undefined, isCompleted: true },
    ]
  }
  const openOn = async (...messages: (typeof a)[]) => {
    im.pages = [{ messages, before: undefined, isCompleted: true }]
    await openChat()
    await isLive()
  }

  test('[RE5] those that one reading did not reach are read by the next one', async () => {
    slowly()
    await openOn(a)
    missed()
    const read = im.fetchHistory
    im.fetchHistory = (group, before) => (before === '1' ? Promise.reject(new Error('lost')) : read(group, before))
    const reconnect = async () => {
      im.tell({ kind: 'notReady' })
      im.tell({ kind: 'ready' })
      await pass(2100)
    }
    await reconnect()
    expect(rows()).toEqual([expect.stringContaining('第一句'), expect.stringContaining('第三句')])
    im.fetchHistory = read
    await reconnect()
    expect(rows()).toHaveLength(3)
    expect(rows()[1]).toContain('第二句')
  })

  test('[RE5] those before a message that arrives first are read as well', async () => {
    await openOn(a)
    missed()
    const { promise, resolve } = deferred()
    answer('/consultation/getConsultationIMInfo', () => promise)
    fireEvent(window, new Event('online'))
    im.says(c)
    expect(rows()).toHaveLength(2)
    resolve(INFO)
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(rows()[1]).toContain('第二句')
  })
})

test('[RE5] missed messages that fail to load are requested again, ever more rarely, until they are there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const [known, missed] = [said('早'), said('您错过的')]
  im.pages = [{ messages: [known], before: undefined, isCompleted: true }]
  await openChat()
  await isLive()
  const load = im.fetchHistory
  im.fetchHistory = () => Promise.reject(new im.ImError(2801, ''))
  im.tell({ kind: 'notReady' })
  im.tell({ kind: 'ready' })
  const before = count('history')
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(6000)
  expect(count('history')).toBe(before + 1)
  await pass(15_000)
  expect(count('history')).toBe(before + 2)
  im.pages = [{ messages: [known, missed], before: undefined, isCompleted: true }]
  im.fetchHistory = load
  await pass(45_000)
  expect(rows()[1]).toContain('您错过的')
  await pass(300_000)
  expect(count('history')).toBe(before + 3)
})

test('[RE5] [RA14] a phone that wakes up, is online and connected again at once sends one pull at a time', async () => {
  im.pages = [{ messages: [said('第一句')], before: undefined, isCompleted: true }]
  await openChat()
  await isLive()
  const read = im.fetchHistory
  const open: (() => void)[] = []
  const before = count('history')
  im.fetchHistory = async (...args) => {
    await new Promise<void>((resolve) => open.push(resolve))
    return read(...args)
  }
  const wake = () => {
    fireEvent(document, new Event('visibilitychange'))
    fireEvent(window, new Event('pageshow'))
    fireEvent(window, new Event('online'))
  }
  wake()
  await waitFor(() => expect(open).toHaveLength(1))
  wake()
  im.says(said('第二句'))
  await waitForIdle()
  expect(count('history') - before).toBe(1)
  open.forEach((answer) => answer())
  await waitFor(() => expect(open).toHaveLength(2))
  open.forEach((answer) => answer())
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(count('history') - before).toBe(2)
})

test('[A384] the signed-in customer is requested once for all callers', async () => {
  const requests = answer('/customer/getCustomerInfo', () => ({ id: '1001' }))
  await openChat()
  await isLive()
  expect(requests).toHaveLength(1)
})

test('[A408] a group that does not exist yet is requested again', async () => {
  slowly()
  const { asks } = await openChat({ groupId: '' })
  await pass(1000)
  answer('/consultation/getConsultationIMInfo', () => INFO)
  await pass(3000)
  await isLive()
  expect(asks).toHaveLength(1)
  expect(count('login')).toBe(1)
})

test.each([
  ['multipleAccount', '由于多实例登录被踢出，请重新登录。'],
  ['multipleDevice', '由于多设备登录被踢出，请重新登录。'],
  ['userSigExpired', '由于userSig 过期被踢出，请重新登录。'],
  ['other', '由于多实例登录/多设备登录/userSig 过期被踢出，请重新登录。'],
] as const)(
  '[CHAT-40] [A14] [RE3] being signed out by the platform (%s) shows one dialog, does not sign in again, and keeps the input',
  async (reason, text) => {
    slowly()
    const { user } = await openChat()
    await isLive()
    fireEvent.change(box(), { target: { value: '想问一下' } })
    im.tell({ kind: 'kickedOut', reason })
    im.tell({ kind: 'kickedOut', reason })
    const dialog = await screen.findByRole('alertdialog', { name: '咨询的连接已断开' })
    expect(dialog).toHaveTextContent(text)
    await user.click(within(dialog).getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await pass(SIGN_INS_MS)
    expect(count('login')).toBe(1)
    expect(box()).toBeDisabled()
    expect(box()).toHaveValue('想问一下')
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: '重新连接' })).toBeVisible()
  },
)

test.each(['multipleAccount', 'multipleDevice', 'userSigExpired', 'other'] as const)(
  '[CHAT-40] in English the dialog names the button that it offers (%s)',
  async (reason) => {
    await openChat({}, 'en')
    await screen.findByText(/^(There are no more earlier messages|No messages yet\.)$/)
    im.tell({ kind: 'kickedOut', reason })
    const dialog = await screen.findByRole('alertdialog', { name: 'Disconnected from the consultation' })
    expect(dialog).toHaveTextContent(/You were signed out because .*\. Please connect again\./)
    expect(within(dialog).getByRole('button', { name: 'Connect again' })).toBeVisible()
  },
)

test('[CHAT-41] [CHAT-42] [CHAT-43] [RE2] a flapping network is reported only when a state lasts, and once', async () => {
  await openChat()
  await isLive()
  slowly()
  const listener = vi.fn()
  const watch = new MutationObserver(() => {
    const shown = document.body.textContent
    for (const text of ['已接入网络', '当前网络不稳定', '当前网络不可用', LOST, OFFLINE])
      if (shown.includes(text)) listener(text)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const states = ['disconnected', 'connecting', 'connected'] as const
  for (let flip = 0; flip < 200; flip++) {
    im.tell({ kind: 'network', state: states[flip % 3] ?? 'connected' })
    im.tell({ kind: flip % 2 === 0 ? 'notReady' : 'ready' })
    await pass(10)
  }
  expect(listener).not.toHaveBeenCalled()
  for (const [state, text] of [
    ['disconnected', OFFLINE],
    ['connecting', '当前网络不稳定'],
    ['connected', '已接入网络'],
  ] as const) {
    im.tell({ kind: 'network', state })
    await pass(2100)
    expect(screen.getByText(text)).toBeVisible()
    // The notice above the messages says it, so no toast covers that notice.
    expect(screen.queryByText('当前网络不可用')).toBeNull()
    await pass(3100)
  }
  watch.disconnect()
})

describe('a message that is sent again after a reconnection', () => {
  /** One text without an answer of the platform; then another device signs in, and the user connects again. */
  const reopen = async (fetchHistory: typeof im.fetchHistory) => {
    slowly()
    im.pages = [{ messages: [said('刚才的回复')], before: undefined, isCompleted: true }]
    const deliver = im.send
    im.send = () => new Promise(() => undefined)
    const { user } = await openChat()
    await isLive()
    write('需要复查吗')
    await waitFor(() => expect(count('send')).toBe(1))
    im.tell({ kind: 'kickedOut', reason: 'multipleDevice' })
    const dialog = await screen.findByRole('alertdialog')
    im.send = deliver
    const read = im.fetchHistory
    im.fetchHistory = fetchHistory
    const before = count('history')
    await user.click(within(dialog).getByRole('button', { name: '重新连接' }))
    await pass(SIGN_INS_MS / 2)
    await waitFor(() => expect(count('history')).toBe(before + 1))
    await pass(100)
    return { again: () => user.click(screen.getByRole('button', { name: '发送失败，点按重新发送' })), read }
  }
  const lost = () => Promise.reject(new im.ImError(2801, ''))
  const localId = () => im.calls.find((call) => call.startsWith('send'))?.split(' ')[2]

  test('[RE6] it is not sent while the history does not say whether it arrived, and fails again', async () => {
    const { again } = await reopen(lost)
    const before = count('history')
    await again()
    await waitFor(() => expect(count('history')).toBe(before + 1))
    expect(await screen.findByRole('button', { name: '发送失败，点按重新发送' })).toBeVisible()
    await pass(1000)
    expect(count('send')).toBe(1)
  })

  test('[RE6] it asks for the history, and is not sent where that shows that it arrived', async () => {
    const { again, read } = await reopen(lost)
    const arrived = said('需要复查吗', { flow: 'out', localId: localId() })
    im.pages = [{ messages: [arrived], before: undefined, isCompleted: true }]
    im.fetchHistory = read
    await again()
    await hasArrived('需要复查吗')
    await pass(1000)
    expect(count('send')).toBe(1)
    expect(rows().filter((row) => row?.includes('需要复查吗'))).toHaveLength(1)
  })

  test('[RE6] it is sent once the history shows that it did not arrive', async () => {
    const { again, read } = await reopen(lost)
    im.fetchHistory = read
    await again()
    await hasArrived('需要复查吗')
    expect(count('send')).toBe(2)
  })
})

test('[RE10] a consultation that was left receives nothing more, and the next one shows nothing of it', async () => {
  im.pages = [{ messages: [said('第一个人的话')], before: undefined, isCompleted: true }]
  const { router } = await openChat()
  await screen.findByText('第一个人的话')
  im.pages = [{ messages: [said('第二个人的话')], before: undefined, isCompleted: true }]
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, groupId: 'group-8' }))
  await act(() => router.navigate('/chat/8?type=1'))
  expect(await screen.findByText('第二个人的话')).toBeVisible()
  im.says(said('晚到的话'))
  expect(rows()).toHaveLength(1)
  expect(im.listeners.size).toBe(1)
  expect(count('login')).toBe(1)
  await act(() => router.navigate('/my'))
  await waitFor(() => expect(im.listeners.size).toBe(0))
})

test('[RE10] a late failure of an opening that was left does not cut the connection of the next one', async () => {
  const { promise, resolve } = deferred()
  answer('/consultation/getUserSig', () => promise)
  const { router } = await openChat({ userSig: '' })
  await screen.findByText('正在连接…')
  await act(() => router.navigate('/my'))
  answer('/consultation/getConsultationIMInfo', () => INFO)
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  await act(async () => resolve(refuse('系统繁忙')))
  await waitForIdle()
  im.says(said('您好'))
  expect(rows()).toEqual([expect.stringContaining('您好')])
  write('在吗')
  await hasArrived('在吗')
})

test('[RE10] signing out disconnects from the platform at once', async () => {
  await openChat()
  await isLive()
  const before = count('leave')
  act(signOut)
  expect(count('leave')).toBe(before + 1)
})

test('[CHAT-10] [RE1] the platform sign-in starts while the screen renders, and runs once', async () => {
  const drawn: boolean[] = []
  im.login = () => {
    drawn.push(document.querySelector('main [role="region"]') !== null)
    return Promise.resolve()
  }
  await openChat()
  await isLive()
  expect(drawn).toEqual([false])
})

test('[A474] [RE3] a user signed out before the screen renders reads why, and reconnects only by a tap', async () => {
  slowly()
  im.isReady = false
  im.login = () => {
    im.tell({ kind: 'kickedOut', reason: 'multipleDevice' })
    return Promise.resolve()
  }
  await openChat()
  const dialog = await screen.findByRole('alertdialog', { name: '咨询的连接已断开' })
  expect(screen.getAllByText('由于多设备登录被踢出，请重新登录。')).toHaveLength(2)
  await pass(SIGN_INS_MS)
  expect(count('login')).toBe(1)
  expect(screen.getByLabelText('消息内容')).toBeDisabled()
  fireEvent.click(within(dialog).getByRole('button', { name: '重新连接' }))
  expect(await screen.findByText('正在连接…')).toBeVisible()
  await waitFor(() => expect(count('login')).toBe(2))
})

test('[CHAT-52] members are requested after the messages', async () => {
  let answerHistory: () => void = () => undefined
  im.fetchHistory = () =>
    new Promise((resolve) => {
      answerHistory = () => resolve({ messages: [said('您好')], before: undefined, isCompleted: true })
    })
  await openChat()
  await waitFor(() => expect(count('history')).toBe(1))
  expect(count('members')).toBe(0)
  await act(async () => answerHistory())
  await waitFor(() => expect(rows()).toHaveLength(1))
  await waitFor(() => expect(count('members')).toBe(1))
})
