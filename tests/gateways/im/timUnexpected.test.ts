import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTim } from '@/gateways/im/tim'
import type { ImClient, ImEvent } from '@/gateways/im/port'
import { heardOf, unexpectedTim } from '../../support/tim/unexpectedTim'

const { created } = vi.hoisted(() => ({ created: vi.fn() }))
// The package as a bundler may wrap it: one level deeper, with some names changed and some missing.
vi.mock('tim-js-sdk', () => ({
  default: {
    default: {
      create: created,
      EVENT: { SDK_READY: 'ready!', MESSAGE_RECEIVED: 'message!', KICKED_OUT: 'kicked!', NET_STATE_CHANGE: 'net!' },
      TYPES: {
        KICKED_OUT_MULT_ACCOUNT: 'account!',
        KICKED_OUT_MULT_DEVICE: 'device!',
        NET_STATE_CONNECTED: 'there!',
        NET_STATE_CONNECTING: 'coming!',
        NET_STATE_DISCONNECTED: 'gone!',
      },
    },
  },
}))
vi.mock('tim-upload-plugin', () => ({ default: undefined }))

const ACCOUNT = { sdkAppId: 7, userId: 'patient-1', signature: 'signed' }
const GROUP = 'group-7'
const TEXT = { kind: 'text', text: '想问一下' } as const

let tim = unexpectedTim()
let client: ImClient
let events: ImEvent[] = []
const enter = (): ImClient => {
  const entered = openTim(7)
  entered.listen((event) => events.push(event))
  return entered
}
const refuse = () => {
  throw new Error('not now')
}
const never = (): Promise<unknown> => new Promise(() => undefined)

beforeEach(() => {
  tim = unexpectedTim()
  created.mockReset().mockImplementation(() => tim.sdk)
  events = []
  client = enter()
})
afterEach(async () => {
  vi.useRealTimers()
  await client.leave()
})

describe('a package that differs from the known one', () => {
  test('[CHAT-39] [CHAT-40] its own event names are used, and the known names for those that it does not export', async () => {
    await client.login(ACCOUNT)
    for (const state of ['there!', 'coming!', 'gone!', 'sideways']) tim.emit('net!', { state })
    for (const type of ['account!', 'device!', 'userSigExpired', 'REST_API_Kick']) tim.emit('kicked!', { type })
    tim.emit('blacklistUpdated', ['x'])
    expect(events).toEqual([
      { kind: 'network', state: 'connected' },
      { kind: 'network', state: 'connecting' },
      { kind: 'network', state: 'disconnected' },
      { kind: 'kickedOut', reason: 'multipleAccount' },
      { kind: 'kickedOut', reason: 'multipleDevice' },
      { kind: 'kickedOut', reason: 'userSigExpired' },
      { kind: 'kickedOut', reason: 'other' },
      { kind: 'blacklist', userIds: ['x'] },
    ])
  })

  test('[CHAT-10] it works without a log level, a plugin and a destroy method', async () => {
    tim.sdk.setLogLevel.mockImplementation(() => {
      throw new TypeError('no such level')
    })
    tim.sdk.registerPlugin.mockImplementation(() => {
      throw new TypeError('no plugin')
    })
    await client.login(ACCOUNT)
    tim.emit('ready!')
    expect(await client.send(GROUP, 'l1', TEXT)).toMatchObject({ localId: 'l1', state: 'sent', flow: 'out' })
    tim.sdk.destroy.mockImplementation(() => {
      throw new TypeError('gone already')
    })
    await expect(client.leave()).resolves.toBeUndefined()
  })

  test('[RE1] a client that could not be created is created at the next sign-in', async () => {
    created.mockImplementationOnce(refuse)
    await expect(client.login(ACCOUNT)).rejects.toMatchObject({ name: 'ImError' })
    created.mockImplementationOnce(() => ({ ...tim.sdk, on: refuse }))
    await expect(client.login(ACCOUNT)).rejects.toMatchObject({ name: 'ImError' })
    await client.login(ACCOUNT)
    tim.emit('ready!')
    expect(client.isReady()).toBe(true)
  })
})

describe('events in another order', () => {
  test('[CHAT-39] ready may arrive before the answer to the sign-in, after it, and twice', async () => {
    tim.sdk.login.mockImplementation(() => {
      tim.emit('ready!')
      return Promise.resolve()
    })
    await client.login(ACCOUNT)
    tim.emit('ready!')
    expect(client.isReady()).toBe(true)
    expect(events.map(({ kind }) => kind)).toEqual(['ready', 'ready'])
  })

  test('[RE1] a user who is signed in already is ready without an event', async () => {
    tim.sdk.login.mockResolvedValue({ data: { actionStatus: 'OK', repeatLogin: true } })
    await client.login(ACCOUNT)
    expect(client.isReady()).toBe(true)
    expect(events).toEqual([{ kind: 'ready' }])
  })

  test.each([6206, 70001, 70003, 2025, 2801, 3001, 60020, 99999])(
    '[RE1] a sign-in refused with %i succeeds at the next attempt',
    async (code) => {
      tim.sdk.login.mockImplementationOnce(() => Promise.reject({ code, message: '' }))
      await expect(client.login(ACCOUNT)).rejects.toMatchObject({ name: 'ImError', code })
      await client.login({ ...ACCOUNT, signature: 'anew' })
      tim.emit('ready!')
      expect(client.isReady()).toBe(true)
      expect(created).toHaveBeenCalledTimes(1)
    },
  )

  test('[CHAT-12] [RE7] early, repeated, foreign and malformed messages are handled', async () => {
    await client.login(ACCOUNT)
    const odd = [
      { payload: null },
      { ID: 'video', type: 'TIMVideoFileElem', payload: null },
      { type: 'TIMFutureElem' },
    ]
    tim.emit('message!', [heardOf({}), heardOf({}), heardOf({ ID: 'other', conversationID: 'GROUPother' })])
    tim.emit(
      'message!',
      odd.map((more) => heardOf(more)),
    )
    tim.emit('message!', { not: 'a list' })
    tim.emit('message!', [heardOf({ ID: 'timeless', time: undefined })])
    expect(events.map((event) => ('group' in event ? event.group : event.kind))).toEqual([
      GROUP,
      'other',
      GROUP,
      GROUP,
    ])
    const last = events[events.length - 1]
    expect(last).toMatchObject({ messages: [{ id: 'timeless' }] })
    // A new message must not have a time in 1970.
    expect(last?.kind === 'messages' && last.messages[0]?.time).toBeGreaterThan(1_700_000_000)
  })
})

describe('sending a message', () => {
  beforeEach(async () => {
    await client.login(ACCOUNT)
    tim.emit('ready!')
    events = []
  })

  test('[RE4] an echo that comes before the answer and without our local id is the same message', async () => {
    let answer: (value: unknown) => void = () => undefined
    tim.sdk.sendMessage.mockImplementation((sent) => {
      const { cloudCustomData: _lost, ...echo } = tim.take(sent)
      tim.emit('message!', [echo])
      return new Promise((resolve) => (answer = () => resolve({ data: { message: echo } })))
    })
    const sending = client.send(GROUP, 'l1', TEXT)
    await vi.waitFor(() => expect(events).toMatchObject([{ kind: 'messages', messages: [{ localId: 'l1' }] }]))
    answer(undefined)
    expect(await sending).toMatchObject({ localId: 'l1', state: 'sent' })
    expect((await client.fetchHistory(GROUP)).messages).toMatchObject([{ localId: 'l1' }])
  })

  test('[RE4] an answer without a time gets the present time', async () => {
    tim.sdk.sendMessage.mockImplementation((sent) => Promise.resolve({ data: { message: { ...sent } } }))
    const { time } = await client.send(GROUP, 'l1', TEXT)
    expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(120)
  })

  test('[RE4] [RE6] a message whose ID changes on its way is the same message under either ID', async () => {
    await client.login(ACCOUNT)
    const renamed = (sent: Record<string, unknown>) => ({ ...tim.take(sent), ID: 'renamed' })
    tim.sdk.sendMessage.mockImplementation((sent) => Promise.resolve({ data: { message: renamed(sent) } }))
    const taken = await client.send(GROUP, 'local-1', TEXT)
    const told = ['made 1', 'renamed'].map((ID) => heardOf({ ID, flow: 'out', from: 'patient-1' }))
    tim.sdk.getMessageList.mockResolvedValue({ data: { messageList: told, isCompleted: true } })
    const { messages } = await client.fetchHistory(GROUP)
    expect([taken, ...messages].map(({ localId }) => localId)).toEqual(['local-1', 'local-1', 'local-1'])
  })

  test.each([20001, 10017, 80001, 2801])(
    '[RE6] a message refused with %i is resent as the same message',
    async (code) => {
      tim.sdk.sendMessage.mockImplementationOnce(() => Promise.reject({ code }))
      await expect(client.send(GROUP, 'l1', TEXT)).rejects.toMatchObject({ name: 'ImError', code })
      expect(await client.send(GROUP, 'l1', TEXT)).toMatchObject({ localId: 'l1', state: 'sent' })
      expect(tim.sdk.createTextMessage).toHaveBeenCalledTimes(1)
      expect(tim.sdk.resendMessage).toHaveBeenCalledTimes(1)
    },
  )

  test('[RE6] a message without an answer can be resent after it times out, and not before', async () => {
    vi.useFakeTimers()
    tim.sdk.sendMessage.mockImplementationOnce(never)
    client.send(GROUP, 'l1', TEXT).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(20_000)
    client.send(GROUP, 'l1', TEXT).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(tim.sdk.resendMessage).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await client.send(GROUP, 'l1', TEXT)).toMatchObject({ localId: 'l1', state: 'sent' })
    expect(tim.sdk.createTextMessage).toHaveBeenCalledTimes(1)
    expect(tim.sdk.sendMessage).toHaveBeenCalledTimes(1)
    expect(tim.sdk.resendMessage).toHaveBeenCalledTimes(1)
  })

  test('[RE6] [CHAT-02] a picture that cannot be created is refused, and can be tried again', async () => {
    tim.sdk.createImageMessage.mockImplementationOnce(() => {
      throw Object.assign(new Error('no plugin'), { code: 2040 })
    })
    const body = { kind: 'image', file: new File(['x'], 'a.jpg') } as const
    await expect(client.send(GROUP, 'l1', body)).rejects.toMatchObject({ name: 'ImError', code: 2040 })
    expect(await client.send(GROUP, 'l1', body)).toMatchObject({ localId: 'l1', state: 'sent' })
  })
})

test.each([
  [
    { isCompleted: undefined, nextReqMessageID: '' },
    { isCompleted: true, before: undefined },
  ],
  [{ isCompleted: undefined }, { isCompleted: true, before: undefined }],
  [
    { isCompleted: false, nextReqMessageID: '41' },
    { isCompleted: true, before: undefined },
  ],
  [
    { isCompleted: false, nextReqMessageID: '40' },
    { isCompleted: false, before: '40' },
  ],
])('[CHAT-13] [RE5] the page before 41 ends with %j', async (page, read) => {
  await client.login(ACCOUNT)
  tim.emit('ready!')
  const newestFirst = [heardOf({ ID: 'b', sequence: 2 }), heardOf({ ID: 'a', sequence: 1 }), heardOf({ ID: 'b' })]
  tim.sdk.getMessageList.mockResolvedValue({ data: { messageList: newestFirst, ...page } })
  expect(await client.fetchHistory(GROUP, '41')).toMatchObject(read)
})
