import TIM from 'tim-js-sdk'
import TIMUploadPlugin from 'tim-upload-plugin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ImClient } from '@/gateways/im/port'
import { openTim } from '@/gateways/im/tim'
import { fakeSocket } from '../../support/tim/fakeSocket'
import { ANSWERS } from '../../support/tim/timAnswers'

const APP = 1400000001
const SIGNED_IN = {
  servcmd: 'im_open_status.wslogin',
  sdkappid: APP,
  identifier: 'patient-7',
  usersig: 'signed',
}
const group = { to: 'g', conversationType: TIM.TYPES.CONV_GROUP }
/** A busy machine answers late. */
const PATIENCE = { timeout: 30_000 }
const failureOf = async (ask: () => unknown): Promise<unknown> => {
  try {
    await ask()
  } catch (failure) {
    return failure
  }
  throw new Error('nothing failed')
}
/** Destroyed after each test, because there is one client per application. */
const opened: { destroy: () => Promise<void> }[] = []
const clients: ImClient[] = []
const enter = (sdkAppId: number): ImClient => {
  const client = openTim(sdkAppId)
  clients.push(client)
  return client
}
const open = (SDKAppID = APP) => {
  const sdk = TIM.create({ SDKAppID })
  opened.push(sdk)
  return sdk
}
let said = vi.spyOn(console, 'log')

beforeEach(() => {
  vi.stubGlobal('WebSocket', fakeSocket().Socket)
  said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.leave()
  for (const sdk of opened.splice(0)) await sdk.destroy().catch(() => undefined)
  vi.unstubAllGlobals()
})

describe('the contract of the platform’s real package', () => {
  test('[CHAT-39] [CHAT-40] its events and kinds have these names', () => {
    expect(TIM.EVENT).toMatchObject({
      SDK_READY: 'sdkStateReady',
      SDK_NOT_READY: 'sdkStateNotReady',
      MESSAGE_RECEIVED: 'onMessageReceived',
      MESSAGE_MODIFIED: 'onMessageModified',
      MESSAGE_REVOKED: 'onMessageRevoked',
      MESSAGE_READ_BY_PEER: 'onMessageReadByPeer',
      KICKED_OUT: 'kickedOut',
      NET_STATE_CHANGE: 'netStateChange',
      BLACKLIST_UPDATED: 'blacklistUpdated',
      ERROR: 'error',
    })
    expect(TIM.TYPES).toMatchObject({
      CONV_GROUP: 'GROUP',
      MSG_TEXT: 'TIMTextElem',
      MSG_IMAGE: 'TIMImageElem',
      MSG_AUDIO: 'TIMSoundElem',
      MSG_VIDEO: 'TIMVideoFileElem',
      MSG_CUSTOM: 'TIMCustomElem',
      MSG_GRP_TIP: 'TIMGroupTipElem',
      MSG_GRP_SYS_NOTICE: 'TIMGroupSystemNoticeElem',
      GRP_TIP_MBR_JOIN: 1,
      GRP_TIP_MBR_QUIT: 2,
      GRP_TIP_MBR_KICKED_OUT: 3,
      GRP_TIP_GRP_PROFILE_UPDATED: 6,
      GRP_TIP_MBR_PROFILE_UPDATED: 7,
      KICKED_OUT_MULT_ACCOUNT: 'multipleAccount',
      KICKED_OUT_MULT_DEVICE: 'multipleDevice',
      KICKED_OUT_USERSIG_EXPIRED: 'userSigExpired',
      NET_STATE_CONNECTED: 'connected',
      NET_STATE_CONNECTING: 'connecting',
      NET_STATE_DISCONNECTED: 'disconnected',
      JOIN_STATUS_WAIT_APPROVAL: 'WaitAdminApproval',
    })
  })

  test('there is one client per application, and a new one once it is destroyed', async () => {
    const sdk = open()
    expect(open()).toBe(sdk)
    expect(open(APP + 1)).not.toBe(sdk)
    // It rejects without a sign-in, and is destroyed anyway.
    expect(await failureOf(() => sdk.destroy())).toMatchObject({ code: 2024 })
    expect(open()).not.toBe(sdk)
  })

  test('[RE6] before it is ready it creates nothing and rejects every call with 2024', async () => {
    const sdk = open()
    sdk.setLogLevel(4)
    sdk.registerPlugin({ 'tim-upload-plugin': TIMUploadPlugin })
    const file = new File(['x'], 'a.png')
    for (const ask of [
      () => sdk.createTextMessage({ ...group, payload: { text: 'hello' } }),
      () => sdk.createImageMessage({ ...group, payload: { file } }),
      () => sdk.createAudioMessage({ ...group, payload: { file } }),
      () => sdk.createCustomMessage({ ...group, payload: { data: 'patient_end', description: '', extension: '' } }),
      () => sdk.getMessageList({ conversationID: 'GROUPg' }),
      () => sdk.setMessageRead({ conversationID: 'GROUPg' }),
      () => sdk.getGroupMemberList({ groupID: 'g', count: 30, offset: 0 }),
      () => sdk.getUserProfile({ userIDList: ['u'] }),
      () => sdk.getBlacklist(),
      () => sdk.logout(),
    ])
      expect(await failureOf(ask)).toMatchObject({ code: 2024 })
    for (const name of [
      'sendMessage',
      'resendMessage',
      'revokeMessage',
      'handleGroupApplication',
      'joinGroup',
    ] as const)
      expect(sdk[name]).toBeTypeOf('function')
  })

  test('[CHAT-10] it signs in with userID and userSig, and refuses an empty one without a code', async () => {
    const sdk = open()
    sdk.setLogLevel(4)
    const failure = await failureOf(() => sdk.login({ userID: 'u', userSig: '' }))
    expect(failure).not.toHaveProperty('code')
  })
})

describe('the gateway over the real package', () => {
  test('[CHAT-10] [RE10] it signs in over its socket, logs nothing to the console, and can be left at any time', async () => {
    const { Socket, asked } = fakeSocket()
    vi.stubGlobal('WebSocket', Socket)
    const client = enter(APP)
    const login = client.login({ sdkAppId: APP, userId: 'patient-7', signature: 'signed' })
    const outcome = failureOf(() => login)
    // Other requests may come first.
    const heads = () => asked.map(({ head }) => head)
    await vi.waitFor(() => expect(heads()).toContainEqual(expect.objectContaining(SIGNED_IN)), PATIENCE)
    expect(client.isReady()).toBe(false)
    expect(await failureOf(() => client.send('g', 'l', { kind: 'text', text: 'hello' }))).toMatchObject({ code: 3000 })
    await client.leave()
    expect(await outcome).toMatchObject({ name: 'ImError', code: 2024 })
    expect(said.mock.calls.join('\n')).not.toContain('patient-7')
  })

  test('[CHAT-39] [CHAT-54] [RE4] it becomes ready, sends with our local id, recalls, reads and leaves', async () => {
    const { Socket, bodies } = fakeSocket((command) => ANSWERS.get(command) ?? {})
    vi.stubGlobal('WebSocket', Socket)
    const client = enter(APP + 2)
    const events: string[] = []
    client.listen(({ kind }) => events.push(kind))
    await client.login({ sdkAppId: APP + 2, userId: 'patient-7', signature: 'signed' })
    await vi.waitFor(() => expect(client.isReady()).toBe(true), PATIENCE)

    // The groups may arrive later; a refused message is resent as the same one.
    const sent = await client.send('g', 'l1', { kind: 'text', text: '你好' })
    expect(sent).toMatchObject({
      localId: 'l1',
      sequence: 3,
      time: 1795000100,
      from: 'patient-7',
      flow: 'out',
      state: 'sent',
      body: { kind: 'text', text: '你好' },
    })
    await client.send('g', 'l2', { kind: 'custom', data: 'patient_end', description: 'ended', extension: '' })
    const [text, custom] = bodies('group_open_http_svc.send_group_msg')
    expect(text).toMatchObject({
      GroupId: 'g',
      CloudCustomData: '{"localId":"l1"}',
      MsgBody: [{ MsgType: 'TIMTextElem' }],
    })
    expect(custom).toMatchObject({
      MsgBody: [{ MsgType: 'TIMCustomElem', MsgContent: { Data: 'patient_end', Desc: 'ended', Ext: '' } }],
    })

    await client.recall(sent.id ?? '')
    expect(bodies('group_open_http_svc.group_msg_recall')).toMatchObject([
      { GroupId: 'g', MsgSeqList: [{ MsgSeq: 3 }] },
    ])
    const { messages, isCompleted } = await client.fetchHistory('g')
    expect(messages.map(({ localId, isRevoked }) => [localId, isRevoked])).toEqual([
      ['l1', true],
      ['l2', false],
    ])
    expect(isCompleted).toBe(true)
    // It answers the same for a group without membership.
    expect(await client.fetchHistory('another')).toMatchObject({ messages: [], isCompleted: true })
    expect(await failureOf(() => client.send('another', 'l3', { kind: 'text', text: 'x' }))).toMatchObject({
      code: 2903,
    })
    await client.markRead('g')
    expect(await client.fetchBlacklist()).toEqual([])

    await client.leave()
    expect(bodies('im_open_status.wslogout')).toHaveLength(1)
    expect(events).toContain('ready')
    // Own messages are returned by the answer only.
    expect(events).not.toContain('messages')
  })

  test('[RE1] a refusal without a code and a message is still an ImError', async () => {
    const client = enter(APP)
    expect(await failureOf(() => client.login({ sdkAppId: APP, userId: 'u', signature: '' }))).toMatchObject({
      name: 'ImError',
      code: undefined,
    })
    // The platform's own text is ' | getBlacklist | '.
    expect(await failureOf(() => client.fetchBlacklist())).toMatchObject({ code: expect.any(Number), message: '' })
    await client.leave()
  })
})
