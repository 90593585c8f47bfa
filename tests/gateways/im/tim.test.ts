import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AWAITS_ADMISSION, ImError, REQUEST_UNKNOWN } from '@/domain/chat/imErrors'
import { openTim } from '@/gateways/im/tim'
import type { ImClient, ImEvent } from '@/gateways/im/port'
import { hostileTim } from '../../support/tim/hostileTim'

const { created } = vi.hoisted(() => ({ created: vi.fn() }))
vi.mock('tim-js-sdk', async (original) => {
  const { default: real } = await original<{ default: { EVENT: object; TYPES: object } }>()
  return { default: { EVENT: real.EVENT, TYPES: real.TYPES, create: created } }
})
vi.mock('tim-upload-plugin', () => ({ default: 'the plugin' }))

const ACCOUNT = { sdkAppId: 7, userId: 'me', signature: 'signed' }
const item = (more: object) => ({
  ID: 'a',
  type: 'TIMTextElem',
  payload: { text: 'hello' },
  conversationID: 'GROUPg',
  from: 'doctor',
  flow: 'in',
  time: 100,
  ...more,
})
const JUNK = [
  undefined,
  null,
  0,
  '',
  'text',
  [],
  {},
  { data: null },
  { data: 'x' },
  [null, 7, 'x', {}, { payload: null }],
]

let tim = hostileTim()
let client: ImClient
let events: ImEvent[] = []

const enter = async () => {
  client = openTim(7)
  client.listen((event) => events.push(event))
  await client.login(ACCOUNT)
  tim.emit('sdkStateReady')
  events = []
}

beforeEach(async () => {
  tim = hostileTim()
  created.mockReset().mockImplementation(() => tim.sdk)
  events = []
  await enter()
})
afterEach(() => client.leave())

describe('signing in and leaving', () => {
  test('[CHAT-10] [CHAT-39] the client listens before it signs in, and is ready once the platform says so', async () => {
    expect(created).toHaveBeenCalledWith({ SDKAppID: 7 })
    expect(tim.sdk.setLogLevel).toHaveBeenCalledWith(4)
    expect(tim.sdk.registerPlugin).toHaveBeenCalledWith({ 'tim-upload-plugin': 'the plugin' })
    expect(tim.sdk.login).toHaveBeenCalledWith({ userID: 'me', userSig: 'signed' })
    const [first = 0] = tim.sdk.login.mock.invocationCallOrder
    expect(tim.sdk.on.mock.invocationCallOrder.every((order) => order < first)).toBe(true)
    expect(client.isReady()).toBe(true)
    tim.emit('sdkStateNotReady')
    expect(client.isReady()).toBe(false)
    tim.emit('sdkReload')
    tim.emit('sdkStateReady')
    tim.emit('sdkStateReady')
    expect(client.isReady()).toBe(true)
    expect(events).toEqual([{ kind: 'notReady' }, { kind: 'ready' }, { kind: 'ready' }])
  })

  test('[RE1] two sign-ins never run at once', async () => {
    let answer: (value: unknown) => void = () => undefined
    tim.sdk.login.mockClear().mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const [one, same, other] = [
      client.login(ACCOUNT),
      client.login(ACCOUNT),
      client.login({ ...ACCOUNT, signature: 'new' }),
    ]
    await vi.waitFor(() => expect(tim.sdk.login).toHaveBeenCalledTimes(1))
    answer({})
    await Promise.all([one, same])
    await vi.waitFor(() => expect(tim.sdk.login).toHaveBeenCalledTimes(2))
    expect(tim.sdk.login).toHaveBeenLastCalledWith({ userID: 'me', userSig: 'new' })
    answer({})
    await other
  })

  test('[RE10] a client that has left removes its listeners, ignores events and rejects calls', async () => {
    let tellHistory: (value: unknown) => void = () => undefined
    tim.sdk.getMessageList.mockImplementation(() => new Promise((resolve) => (tellHistory = resolve)))
    const late = expect(client.fetchHistory('g')).rejects.toThrow(ImError)
    expect(tim.count()).toBeGreaterThan(0)
    await client.leave()
    tellHistory({ data: { messageList: [item({})] } })
    await late
    expect(tim.count()).toBe(0)
    expect([tim.sdk.logout, tim.sdk.destroy].map((farewell) => farewell.mock.calls.length)).toEqual([1, 1])
    expect(client.isReady()).toBe(false)
    await expect(client.fetchBlacklist()).rejects.toMatchObject({ code: 2024 })
    await expect(client.login(ACCOUNT)).rejects.toMatchObject({ code: 2024 })
    expect(tim.sdk.getBlacklist).not.toHaveBeenCalled()
    await client.leave()
    expect(tim.sdk.destroy).toHaveBeenCalledTimes(1)
  })

  test('[RE10] leaving never fails, and the next client waits for it', async () => {
    let gone: (value: unknown) => void = () => undefined
    tim.sdk.logout.mockImplementation(() => {
      throw new Error('not signed in')
    })
    tim.sdk.destroy.mockImplementation(() => new Promise((_, reject) => (gone = reject)))
    const left = client.leave()
    created.mockClear()
    const next = openTim(7)
    const signedIn = next.login(ACCOUNT)
    await vi.waitFor(() => expect(tim.sdk.destroy).toHaveBeenCalled())
    expect(created).not.toHaveBeenCalled()
    gone({})
    await left
    await signedIn
    expect(created).toHaveBeenCalledTimes(1)
    tim.sdk.destroy.mockResolvedValue(undefined)
    await next.leave()
  })

  test('[RE1] [RE10] the next client waits a limited time for one that never signs out', async () => {
    await client.login(ACCOUNT)
    vi.useFakeTimers()
    try {
      const never = () => new Promise(() => undefined)
      tim.sdk.logout.mockImplementationOnce(never)
      tim.sdk.destroy.mockImplementationOnce(never)
      void client.leave()
      created.mockClear()
      const next = openTim(7)
      void next.login(ACCOUNT)
      await vi.advanceTimersByTimeAsync(15_000)
      expect(created).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(2500)
      expect(created).toHaveBeenCalledTimes(1)
      await next.leave()
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['a code', { code: 70001, message: 'expired' }, { code: 70001, message: 'expired' }],
    ['a code as a text', { code: '2801' }, { code: 2801, message: '' }],
    ['no code', new Error('no'), { code: undefined, message: 'no' }],
    ['no error', 'no', { code: undefined, message: 'no' }],
    ['nothing', undefined, { code: undefined, message: '' }],
    ['no words', { code: 2999, message: ' | login | ' }, { code: 2999, message: '' }],
  ])('[RE1] a refusal with %s is an ImError', async (_name, failure, expected) => {
    tim.sdk.login.mockImplementation(() => Promise.reject(failure))
    const outcome = await client.login(ACCOUNT).catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(ImError)
    expect(outcome).toMatchObject(expected)
  })

  test('[RE1] a synchronous throw rejects as well', async () => {
    tim.sdk.login.mockImplementation(() => {
      throw Object.assign(new Error('no'), { code: 3001 })
    })
    await expect(client.login(ACCOUNT)).rejects.toMatchObject({ name: 'ImError', code: 3001, message: 'no' })
  })
})

describe('the events', () => {
  test('[CHAT-12] messages are passed on by group, whatever else arrives with them', () => {
    tim.emit('onMessageReceived', [
      item({}),
      null,
      item({ ID: 'b', conversationID: 'GROUPh' }),
      item({ ID: 'c', conversationID: 'C2Cdoctor' }),
      item({ ID: 'd', type: 'TIMSomethingElem' }),
      { conversationID: 'GROUPg' },
    ])
    expect(events).toMatchObject([
      { kind: 'messages', group: 'g', messages: [{ id: 'a' }, { id: 'd', body: { kind: 'other' } }] },
      { kind: 'messages', group: 'h', messages: [{ id: 'b' }] },
    ])
  })

  test('[RE4] a modified message is passed on in its new version', () => {
    tim.emit('onMessageModified', [item({ isModified: true, version: 2, payload: { text: 'changed' } }), null])
    expect(events).toMatchObject([
      { kind: 'edited', group: 'g', messages: [{ id: 'a', edition: 2, body: { text: 'changed' } }] },
    ])
  })

  test('[CHAT-40] [RE3] kickedOut has three known reasons and one for any other', () => {
    for (const type of ['multipleAccount', 'multipleDevice', 'userSigExpired', 'REST_API_Kick', 7])
      tim.emit('kickedOut', { type })
    tim.emit('error', { code: 70001 })
    tim.emit('error', { code: 2801 })
    expect(events).toEqual(
      ['multipleAccount', 'multipleDevice', 'userSigExpired', 'other', 'other', 'userSigExpired'].map((reason) => ({
        kind: 'kickedOut',
        reason,
      })),
    )
    expect(client.isReady()).toBe(false)
  })

  test('[CHAT-41] [CHAT-42] [CHAT-43] the network has three states', () => {
    for (const state of ['connected', 'connecting', 'disconnected', 'sideways']) tim.emit('netStateChange', { state })
    expect(events).toEqual(['connected', 'connecting', 'disconnected'].map((state) => ({ kind: 'network', state })))
  })

  test('[CHAT-08] [CHAT-11] read receipts and the blacklist are passed on', () => {
    tim.emit('onMessageReadByPeer', [item({}), item({ ID: 'b' }), item({ ID: '' })])
    tim.emit('blacklistUpdated', ['x', 7, 'y'])
    expect(events).toEqual([
      { kind: 'peerRead', group: 'g', ids: ['a', 'b'] },
      { kind: 'blacklist', userIds: ['x', 'y'] },
    ])
  })

  test('[CHAT-54] a message recalled before it arrives stays recalled', async () => {
    tim.emit('onMessageRevoked', [item({ ID: 'a' }), { conversationID: 'GROUPg', sequence: 5, time: 100 }])
    expect(events).toEqual([{ kind: 'revoked', group: 'g', ids: ['a'] }])
    tim.sdk.getMessageList.mockResolvedValue({
      data: { messageList: [item({}), item({ ID: 'b', sequence: 5 }), item({ ID: 'c', sequence: 6 })] },
    })
    const { messages } = await client.fetchHistory('g')
    expect(messages.map(({ isRevoked }) => isRevoked)).toEqual([true, true, false])
    // A known message is also found by its sequence.
    events = []
    tim.emit('onMessageRevoked', [{ conversationID: 'GROUPg', sequence: 6 }])
    expect(events).toEqual([{ kind: 'revoked', group: 'g', ids: ['c'] }])
  })

  test('[CHAT-53] a join request is answered with the platform’s own message', async () => {
    const asking = item({
      ID: 'r',
      conversationID: '@TIM#SYSTEM',
      type: 'TIMGroupSystemNoticeElem',
      payload: { operationType: 1, operatorID: 'nurse', groupProfile: { groupID: 'g' } },
    })
    tim.emit('onMessageReceived', [asking, { ...asking, payload: { operationType: 2 } }])
    expect(events).toEqual([{ kind: 'joinRequest', requestId: 'r', group: 'g', from: 'nurse' }])
    await client.answerJoinRequest('r', true)
    expect(tim.sdk.handleGroupApplication).toHaveBeenCalledWith({ handleAction: 'Agree', message: asking })
    await expect(client.answerJoinRequest('r', false)).rejects.toMatchObject({ code: REQUEST_UNKNOWN })
    tim.emit('onMessageReceived', [asking])
    await client.answerJoinRequest('r', false)
    expect(tim.sdk.handleGroupApplication).toHaveBeenLastCalledWith({ handleAction: 'Reject', message: asking })
  })

  test('[RE7] [RE10] malformed events and throwing listeners do not stop the other listeners', async () => {
    vi.useFakeTimers()
    const deaf = vi.fn()
    const stop = client.listen(deaf)
    stop()
    client.listen(() => {
      throw new Error('a listener of ours')
    })
    const last = vi.fn()
    client.listen(last)
    const names = [
      'onMessageReceived',
      'onMessageModified',
      'onMessageRevoked',
      'onMessageReadByPeer',
      'netStateChange',
      'error',
    ]
    for (const name of names) for (const junk of JUNK) tim.emit(name, junk)
    expect(last).not.toHaveBeenCalled()
    tim.emit('onMessageReceived', [item({})])
    expect(last).toHaveBeenCalledTimes(1)
    expect(deaf).not.toHaveBeenCalled()
    // The error is still reported to the page.
    expect(() => vi.runAllTimers()).toThrow('a listener of ours')
    vi.useRealTimers()
    await expect(client.fetchBlacklist()).resolves.toEqual([])
  })
})

describe('the calls', () => {
  test('[CHAT-13] [CHAT-54] history loads by 15, from the end of the page before', async () => {
    tim.sdk.getMessageList.mockResolvedValue({
      data: { messageList: [item({}), null], nextReqMessageID: '41', isCompleted: false },
    })
    expect(await client.fetchHistory('g')).toMatchObject({ messages: [{ id: 'a' }], before: '41', isCompleted: false })
    expect(tim.sdk.getMessageList).toHaveBeenLastCalledWith({ conversationID: 'GROUPg', count: 15 })
    await client.fetchHistory('g', '41')
    expect(tim.sdk.getMessageList).toHaveBeenLastCalledWith({
      conversationID: 'GROUPg',
      count: 15,
      nextReqMessageID: '41',
    })
    tim.sdk.getMessageList.mockResolvedValue({ data: { messageList: [], nextReqMessageID: 7, isCompleted: true } })
    expect(await client.fetchHistory('g')).toEqual({ messages: [], before: '7', isCompleted: true })
    for (const junk of JUNK) {
      tim.sdk.getMessageList.mockResolvedValue(junk)
      expect(await client.fetchHistory('g')).toEqual({ messages: [], before: undefined, isCompleted: true })
    }
  })

  test('[RE4] [RE6] a message is sent with our local id, and returned as sent', async () => {
    const onShare = vi.fn()
    const file = new File(['x'], 'voice.m4a')
    const sent = await client.send('g', 'l1', { kind: 'text', text: 'hello' })
    expect(tim.sdk.createTextMessage).toHaveBeenCalledWith({
      to: 'g',
      conversationType: 'GROUP',
      payload: { text: 'hello' },
      cloudCustomData: '{"localId":"l1"}',
    })
    expect(sent).toMatchObject({ id: 'made-1', localId: 'l1', sequence: 9, time: 200, flow: 'out', state: 'sent' })
    await client.send('g', 'l2', { kind: 'sound', file, seconds: 3 }, onShare)
    const [about] = tim.sdk.createAudioMessage.mock.calls[0] ?? []
    expect(about?.payload).toEqual({ file })
    expect(file).toHaveProperty('duration', 3000)
    for (const share of [0.4, 7, -1, 'half']) about?.onProgress?.(share)
    expect(onShare.mock.calls).toEqual([[0.4], [1], [0]])
    await client.send('g', 'l3', { kind: 'image', file })
    expect(tim.sdk.createImageMessage.mock.calls[0]?.[0].payload).toEqual({ file })
    const custom = { data: 'patient_end', description: 'ended', extension: '' } as const
    await client.send('g', 'l4', { kind: 'custom', ...custom })
    expect(tim.sdk.createCustomMessage.mock.calls[0]?.[0].payload).toEqual(custom)
  })

  test('[RE6] a failed message is resent as the same message; a running one is not sent twice', async () => {
    const body = { kind: 'text', text: 'hello' } as const
    tim.sdk.sendMessage.mockRejectedValueOnce({ code: 2801 })
    await expect(client.send('g', 'l', body)).rejects.toMatchObject({ code: 2801 })
    const [first, second] = [client.send('g', 'l', body), client.send('g', 'l', body)]
    expect(await first).toMatchObject({ localId: 'l', time: 300 })
    expect(await second).toEqual(await first)
    expect(tim.sdk.createTextMessage).toHaveBeenCalledTimes(1)
    expect(tim.sdk.sendMessage).toHaveBeenCalledTimes(1)
    expect(tim.sdk.resendMessage).toHaveBeenCalledTimes(1)
    // An answer without a message does not mark it as unsent.
    tim.sdk.sendMessage.mockResolvedValue({})
    expect(await client.send('g', 'm', body)).toMatchObject({ localId: 'm', state: 'sent', flow: 'out' })
  })

  test('[RE6] a message refused because the groups are still unknown is resent once automatically', async () => {
    vi.useFakeTimers()
    tim.sdk.sendMessage.mockRejectedValue({ code: 2903 })
    const sent = client.send('g', 'l', { kind: 'text', text: 'hello' })
    await vi.advanceTimersByTimeAsync(900)
    expect(tim.sdk.resendMessage).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await sent).toMatchObject({ localId: 'l', state: 'sent' })
    tim.sdk.resendMessage.mockClear().mockRejectedValue({ code: 2903 })
    const refused = expect(client.send('g', 'm', { kind: 'text', text: 'hello' })).rejects.toMatchObject({
      code: 2903,
    })
    await vi.advanceTimersByTimeAsync(5000)
    await refused
    expect(tim.sdk.resendMessage).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  test('[RE6] a message that cannot be created is not sent', async () => {
    tim.sdk.createTextMessage.mockImplementation(() => Promise.reject({ code: 2999 }) as never)
    await expect(client.send('g', 'l', { kind: 'text', text: 'hello' })).rejects.toMatchObject({ code: 2999 })
    expect(tim.sdk.sendMessage).not.toHaveBeenCalled()
  })

  test('[CHAT-54] [RE8] a message is recalled by the platform’s own object, and its refusal rejects', async () => {
    const own = item({ ID: 'own', flow: 'out', from: 'me' })
    tim.emit('onMessageReceived', [own])
    tim.sdk.revokeMessage.mockRejectedValueOnce({ code: 10031, message: 'too late' })
    await expect(client.recall('own')).rejects.toMatchObject({ code: 10031 })
    tim.sdk.getMessageList.mockResolvedValue({ data: { messageList: [own] } })
    expect((await client.fetchHistory('g')).messages[0]?.isRevoked).toBe(false)
    await client.recall('own')
    expect(tim.sdk.revokeMessage).toHaveBeenLastCalledWith(own)
    expect((await client.fetchHistory('g')).messages[0]?.isRevoked).toBe(true)
    await expect(client.recall('never heard of')).rejects.toThrow(ImError)
  })

  test('[CHAT-51] [CHAT-52] [CHAT-11] members load by 30, and people and the blacklist are returned as the platform gives them', async () => {
    const told = [
      { userID: 'd', nick: '王', avatar: 'https://a.test/1' },
      { nick: 'x' },
      null,
      { userID: 'e', avatar: 'x' },
    ]
    const people = [
      { userId: 'd', name: '王', pictureUrl: 'https://a.test/1' },
      { userId: 'e', name: undefined, pictureUrl: undefined },
    ]
    tim.sdk.getGroupMemberList.mockResolvedValue({ data: { memberList: told } })
    tim.sdk.getUserProfile.mockResolvedValue({ data: told })
    tim.sdk.getBlacklist.mockResolvedValue({ data: ['x', null] })
    expect(await client.fetchMembers('g', 30)).toEqual(people)
    expect(tim.sdk.getGroupMemberList).toHaveBeenCalledWith({ groupID: 'g', count: 30, offset: 30 })
    expect(await client.fetchProfiles(['d', 'e'])).toEqual(people)
    expect(await client.fetchBlacklist()).toEqual(['x'])
    for (const junk of JUNK) {
      tim.sdk.getGroupMemberList.mockResolvedValue(junk)
      expect(await client.fetchMembers('g', 0)).toEqual([])
    }
  })

  test('[CHAT-46] joining fails when it is not allowed, and succeeds for a member', async () => {
    await client.join('g')
    expect(tim.sdk.joinGroup).toHaveBeenCalledWith({ groupID: 'g' })
    tim.sdk.joinGroup.mockRejectedValueOnce({ code: 10013 })
    await client.join('g')
    tim.sdk.joinGroup.mockResolvedValueOnce({ data: { status: 'WaitAdminApproval' } })
    await expect(client.join('g')).rejects.toMatchObject({ code: AWAITS_ADMISSION })
    tim.sdk.joinGroup.mockRejectedValueOnce({ code: 10007 })
    await expect(client.join('g')).rejects.toMatchObject({ code: 10007 })
    await client.markRead('g')
    expect(tim.sdk.setMessageRead).toHaveBeenCalledWith({ conversationID: 'GROUPg' })
  })
})
