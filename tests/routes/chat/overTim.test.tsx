import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { CHAT_INFO } from '../../support/fixtures/chatInfo'
import { heardOf, unexpectedTim } from '../../support/tim/unexpectedTim'
import { answer } from '../../support/answers'
import { hasArrived } from './arrived'
import { PHONE, renderApp } from '../../support/app'

const { created } = vi.hoisted(() => ({ created: vi.fn() }))
vi.mock('tim-js-sdk', () => ({ default: { create: created, EVENT: {}, TYPES: {} } }))
vi.mock('tim-upload-plugin', () => ({ default: class {} }))

let tim = unexpectedTim()
const errors = vi.spyOn(console, 'error')

beforeEach(() => {
  tim = unexpectedTim()
  created.mockReset().mockImplementation(() => tim.sdk)
  errors.mockClear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  expect(errors.mock.calls).toEqual([])
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const emit = (name: string, data?: unknown) => act(() => tim.emit(name, data))
const ready = () => emit('sdkStateReady')
const readyAfterLogin = () =>
  tim.sdk.login.mockImplementation(() => {
    setTimeout(ready, 5)
    return Promise.resolve({ data: {} })
  })

const open = async (info: object = {}) => {
  answer('/consultation/queryConsultationImMsgById', () => ({ list: [], total: 0 }))
  answer('/consultation/getUserSig', () => ({ userID: 'patient-1', userSig: 'anew', sdkAppID: 1_400_000_001 }))
  answer('/consultation/getConsultationIMInfo', () => ({ ...CHAT_INFO, ...info }))
  giveConsent('1001')
  const opened = await renderApp('/chat/7?type=1', { signedInAs: PHONE })
  await screen.findByRole('heading', { level: 1, name: '沈医生' })
  return opened
}
const isLive = () => waitFor(() => expect(screen.queryByText('正在连接…')).toBeNull())
const openLive = async (info: object = {}) => {
  readyAfterLogin()
  const opened = await open(info)
  await waitFor(() => screen.getByText(/^(已经没有更多的历史消息了哦|还没有消息。)$/))
  return opened
}
const rows = () => [...document.querySelectorAll('li[data-key]')].map((row) => row.textContent)
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息内容' })
const write = (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.keyDown(box(), { key: 'Enter' })
}
const said = (text: string) => rows().filter((row) => row?.includes(text))

test('[CHAT-39] [CHAT-50] when the platform is ready though its sign-in never answers, the chat is live, and earlier messages appear once', async () => {
  tim.sdk.login.mockImplementation(() => new Promise(() => undefined))
  await open()
  await waitFor(() => expect(tim.sdk.login).toHaveBeenCalled())
  emit('onMessageReceived', [heardOf({}), heardOf({}), heardOf({ ID: 'x', conversationID: 'GROUPother' })])
  tim.said.push(heardOf({}), heardOf({ ID: 'earlier', payload: { text: '昨天的话' }, time: 1_794_900_000 }))
  ready()
  ready()
  await pass(1000)
  await isLive()
  await waitFor(() => expect(said('您好')).toHaveLength(1))
  expect(said('昨天的话')).toHaveLength(1)
  expect(rows()).toHaveLength(2)
})

test('[RE1] [CHAT-33] when the platform is never ready, the chat says so after 15 seconds, and keeps the input over a retry', async () => {
  await open()
  fireEvent.change(box(), { target: { value: '没写完' } })
  await pass(8000)
  expect(screen.queryByText('没有连接上，暂时不能收发消息。')).toBeNull()
  await pass(8000)
  expect(await screen.findByText('没有连接上，暂时不能收发消息。')).toBeVisible()
  readyAfterLogin()
  fireEvent.click(screen.getByRole('button', { name: '重新连接' }))
  await pass(16_000)
  await isLive()
  expect(box()).toBeEnabled()
  expect(box()).toHaveValue('没写完')
})

test('[RE1] a retry waits for the sign-out before it, and for at most 16 seconds', async () => {
  tim.sdk.logout.mockImplementation(() => new Promise(() => undefined))
  await open()
  await pass(21_000)
  readyAfterLogin()
  fireEvent.click(await screen.findByRole('button', { name: '重新连接' }))
  await pass(2000)
  expect(tim.sdk.login).toHaveBeenCalledTimes(1)
  await pass(12_000)
  await isLive()
  expect(box()).toBeEnabled()
  expect(tim.sdk.login).toHaveBeenCalledTimes(2)
  // The next test would wait for this logout.
  tim.sdk.logout.mockImplementation(() => Promise.resolve())
})

test.each([2801, 3001, 60020, 99_999])(
  '[RE1] [CHAT-33] a sign-in rejected with %i says why, and succeeds at the next try',
  async (code) => {
    tim.sdk.login.mockImplementationOnce(() => Promise.reject({ code, message: 'no' }))
    await open()
    const again = await screen.findByRole('button', { name: '重新连接' })
    expect(screen.getByText(/^没有连接上/)).toBeVisible()
    readyAfterLogin()
    fireEvent.click(again)
    await pass(16_000)
    await isLive()
    expect(box()).toBeEnabled()
  },
)

test('[RE4] [RE6] an echo before the answer and a doubled answer make no second bubble', async () => {
  await openLive()
  let take: () => void = () => undefined
  tim.sdk.sendMessage.mockImplementation((sent) => {
    const { cloudCustomData: _lost, ...echo } = tim.take(sent)
    tim.emit('onMessageReceived', [echo, echo])
    return new Promise((resolve) => (take = () => resolve({ data: { message: echo } })))
  })
  write('想问一下')
  await waitFor(() => expect(tim.sdk.sendMessage).toHaveBeenCalled())
  await pass(300)
  expect(said('想问一下')).toHaveLength(1)
  act(() => take())
  await pass(300)
  emit('onMessageReceived', [tim.said[0]])
  expect(said('想问一下')).toHaveLength(1)
  expect(screen.queryByRole('img', { name: '发送中' })).toBeNull()
})

test.each([20_001, 10_023])(
  '[RE6] a message rejected with %i stays, marked as failed, and can be resent',
  async (code) => {
    await openLive()
    tim.sdk.sendMessage.mockImplementationOnce(() => Promise.reject({ code }))
    write('想问一下')
    fireEvent.click(await screen.findByRole('button', { name: /重新发送$/ }))
    await hasArrived('想问一下')
    expect(said('想问一下')).toHaveLength(1)
  },
)

test('[RE6] a message without an answer can be resent after 30 seconds, and arrives once', async () => {
  await openLive()
  tim.sdk.sendMessage.mockImplementationOnce(() => new Promise(() => undefined))
  write('想问一下')
  await pass(31_000)
  fireEvent.click(await screen.findByRole('button', { name: '发送失败，点按重新发送' }))
  await hasArrived('想问一下')
  expect(said('想问一下')).toHaveLength(1)
})

test('[A272] an end whose farewell is never answered is reported after 30 seconds', async () => {
  await openLive()
  tim.sdk.sendMessage.mockImplementationOnce(() => new Promise(() => undefined))
  fireEvent.click(screen.getByRole('button', { name: '结束咨询' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: '结束咨询' }))
  await pass(31_000)
  const failed = await screen.findByRole('dialog', { name: '没有结束成功' })
  expect(failed).toHaveTextContent('等待时间过长，请稍后重试')
})

test('[CHAT-02] [RE6] an invalid echo of an own text keeps the text as written, at its time', async () => {
  await openLive()
  tim.sdk.sendMessage.mockImplementation((sent) =>
    Promise.resolve({ data: { message: { ...sent, payload: null, time: undefined } } }),
  )
  write('想问一下')
  await hasArrived('想问一下')
  expect(said('想问一下')).toHaveLength(1)
  expect(document.body.textContent).not.toMatch(/1970|暂不支持/)
})

test('[CHAT-05] [RE7] a message of an unknown kind is a grey line, and does not affect others', async () => {
  await openLive()
  emit('onMessageReceived', [
    heardOf({ ID: 'f', type: 'TIMFutureElem' }),
    heardOf({ ID: 'n', payload: null }),
    heardOf({ ID: 'i', type: 'TIMImageElem', payload: { imageInfoArray: [{ url: '/files/1.jpg' }] } }),
    heardOf({ ID: 't', time: undefined, payload: { text: '没有时间' } }),
    null,
    heardOf({}),
  ])
  expect(rows()).toHaveLength(5)
  expect(screen.getAllByText('此消息暂不支持查看')).toHaveLength(2)
  expect(screen.getByRole('img', { name: '图片' })).toHaveAttribute('src', expect.stringContaining('/files/1.jpg'))
  expect(document.body.textContent).not.toContain('1970')
})

test.each([
  ['multipleAccount', '由于多实例登录被踢出，请重新登录。'],
  ['multipleDevice', '由于多设备登录被踢出，请重新登录。'],
  ['userSigExpired', '由于userSig 过期被踢出，请重新登录。'],
  ['REST_API_Kick', '由于多实例登录/多设备登录/userSig 过期被踢出，请重新登录。'],
])(
  '[CHAT-40] [RE3] being signed out (%s) while typing and sending loses nothing, shows one dialog and does not sign in again',
  async (type, text) => {
    await openLive()
    tim.sdk.sendMessage.mockImplementation(() => new Promise(() => undefined))
    write('正在发')
    fireEvent.change(box(), { target: { value: '没写完' } })
    emit('kickedOut', { type })
    emit('sdkStateNotReady')
    emit('kickedOut', { type })
    const dialog = await screen.findByRole('alertdialog', { name: '咨询的连接已断开' })
    expect(dialog).toHaveTextContent(text)
    fireEvent.click(within(dialog).getByRole('button', { name: '知道了' }))
    expect(box()).toHaveValue('没写完')
    expect(said('正在发')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '发送失败，点按重新发送' })).toBeVisible()
    // Twice the time between two sign-ins (RE1).
    await pass(31_000)
    expect(tim.sdk.login).toHaveBeenCalledTimes(1)
    expect(box()).toBeDisabled()
    expect(box()).toHaveValue('没写完')
  },
)

test('[CHAT-52] members are requested only while some of them are new', async () => {
  const members = Array.from({ length: 30 }, (_, index) => ({ userID: `m${String(index)}`, nick: '成员' }))
  tim.sdk.getGroupMemberList.mockResolvedValue({ data: { memberList: members } })
  await openLive()
  await pass(1000)
  expect(tim.sdk.getGroupMemberList).toHaveBeenCalledTimes(2)
})

test('[RE1] [RE5] history without an answer is reported after a while, and requested again', async () => {
  tim.sdk.getMessageList.mockImplementationOnce(() => new Promise(() => undefined))
  readyAfterLogin()
  await open()
  await waitFor(() => expect(tim.sdk.getMessageList).toHaveBeenCalled())
  await pass(21_000)
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('还没有消息。')).toBeVisible()
})

test('[A386] the emergency advice is above the messages', async () => {
  await openLive()
  expect(screen.getByRole('note')).toHaveTextContent(/发现新肿块或血性溢液，请立即就医.*在线咨询不用于急诊/)
})
