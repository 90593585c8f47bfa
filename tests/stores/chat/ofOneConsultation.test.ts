import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { outgoingMessage } from '@/domain/chat/message'
import { connectIm, type ImClient } from '@/gateways/im/port'
import { now } from '@/lib/time/clock'
import { useAccount } from '@/stores/account/account'
import { giveConsent } from '@/stores/auth/consent'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { changeChat, chatOf, showChat, takeMessages, useChat, useChatOwner } from '@/stores/chat/chat'
import { changeText, restoreText, useChatDraft } from '@/stores/chat/draft'
import { dropRefusedFollowUps, useChatFollowUps } from '@/stores/chat/followUps'
import { openImSession } from '@/stores/chat/imSession'
import { changeOwn } from '@/stores/chat/messages'
import { restoreUnsent } from '@/stores/chat/outbox'
import { deleteMessage, sendBody } from '@/stores/chat/send'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX } from '@/stores/userStorage'
import { CUSTOMER } from '../../support/fixtures/customer'
import { deferred } from '../../support/deferred'

const signIn = () => useAccount.setState({ customer: { state: 'ready', data: CUSTOMER, refreshing: false } })

/** Simulates a reload: only stored data is left. */
const reload = () => {
  resetStores(USER_PREFIX)
  signIn()
}

beforeEach(signIn)
afterEach(() => {
  resetStores()
  window.localStorage.clear()
})

test('[A384] what is typed in one consultation is not put into another one after a reload', async () => {
  changeText('7', '我疼')
  changeText('8', '好了吗')
  reload()
  await restoreText('7')
  await restoreText('8')
  expect([...useChatDraft.getState().texts]).toEqual([
    ['7', '我疼'],
    ['8', '好了吗'],
  ])
})

test('[A276] [A384] an uncounted follow-up of one consultation is not restored in another one', async () => {
  await restoreUnsent(showChat('7', 'imageText').opening)
  useChatFollowUps.setState({ followUps: new Map([['local-1', { id: '7', at: now(), state: 'unconfirmed' }]]) })
  reload()
  await restoreUnsent(showChat('8', 'imageText').opening)
  expect(useChatFollowUps.getState().followUps.size).toBe(0)
  await restoreUnsent(showChat('7', 'imageText').opening)
  expect([...useChatFollowUps.getState().followUps.values()]).toMatchObject([{ id: '7', state: 'unconfirmed' }])
})

test('[RE6] what a left consultation sends late waits there, and is not put into the one that is shown', () => {
  showChat('7', 'imageText')
  const { opening } = showChat('8', 'imageText')
  void sendBody('7', { kind: 'text', text: '我疼' }, { kind: 'text', text: '我疼' })
  expect(chatOf(opening)?.messages).toEqual([])
  expect(showChat('7', 'imageText').messages).toMatchObject([{ state: 'failed', body: { text: '我疼' } }])
})

test('[A276] a closed notice of one consultation forgets no uncounted follow-up of another one', () => {
  const refused = { at: now(), state: 'notCounted', error: new ApiError('refused', 50000, '系统繁忙') } as const
  const followUps = new Map(['7', '8'].map((id) => [`local-${id}`, { ...refused, id }]))
  useChatFollowUps.setState({ followUps })
  dropRefusedFollowUps('8')
  expect([...useChatFollowUps.getState().followUps.keys()]).toEqual(['local-7'])
})

test('[RE6] a message that has arrived is not called failed by a later failure', () => {
  const { opening } = showChat('7', 'imageText')
  const body = { kind: 'text', text: '我疼' } as const
  takeMessages(opening, [outgoingMessage({ localId: 'local-1', time: 1, from: 'patient-1', state: 'sent', body })])
  changeOwn(opening, 'local-1', 'failed')
  expect(chatOf(opening)?.messages).toMatchObject([{ localId: 'local-1', state: 'sent' }])
})

test('[A448] the platform is not contacted when the consent is withdrawn while its package loads', async () => {
  const { promise, resolve } = deferred<() => ImClient>()
  const open = vi.fn<() => ImClient>()
  connectIm(() => promise)
  useChatOwner.setState({ owner: { state: 'ready', data: CUSTOMER.id, refreshing: false } })
  giveConsent(CUSTOMER.id)
  const account = { sdkAppId: undefined, userId: 'patient-1', signature: 'signed' }
  const opening = openImSession(
    () => Promise.resolve(account),
    () => true,
  )
  withdrawConsent(CUSTOMER.id)
  resolve(open)
  expect(await opening).toBeUndefined()
  expect(open).not.toHaveBeenCalled()
})

test('[A448] [A384] a consent that another tab withdraws also removes the unsent messages of the open chat', async () => {
  useChatOwner.setState({ owner: { state: 'ready', data: CUSTOMER.id, refreshing: false } })
  giveConsent(CUSTOMER.id)
  const { opening } = showChat('7', 'imageText')
  await restoreUnsent(opening)
  const sent = { localId: 'local-1', time: 1, from: 'patient-1', state: 'sent' } as const
  takeMessages(opening, [outgoingMessage({ ...sent, body: { kind: 'text', text: '好了吗' } })])
  changeChat(opening, () => ({ connection: { state: 'kickedOut', reason: 'multipleDevice' } }))
  await sendBody('7', { kind: 'text', text: '我疼' }, { kind: 'text', text: '我疼' })
  expect(chatOf(opening)?.messages).toMatchObject([{ state: 'sent' }, { state: 'failed' }])
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: `${USER_PREFIX}${CUSTOMER.id}:consent`, newValue: null }))
  expect(useChat.getState().bodies.size).toBe(0)
  giveConsent(CUSTOMER.id)
  expect(chatOf(opening)?.messages).toMatchObject([{ state: 'sent' }])
  showChat('8', 'imageText')
  expect(showChat('7', 'imageText').messages).toEqual([])
  expect(Object.values(localStorage).join()).not.toContain('我疼')
})

test('[RE6] a deleted message leaves nothing of itself', async () => {
  const { opening } = showChat('7', 'imageText')
  changeChat(opening, () => ({ connection: { state: 'kickedOut', reason: 'multipleDevice' } }))
  for (const text of ['我疼', '好了吗']) await sendBody('7', { kind: 'text', text }, { kind: 'text', text })
  const [localId = ''] = useChat.getState().bodies.keys()
  deleteMessage(opening, localId)
  expect(chatOf(opening)?.messages).toMatchObject([{ body: { text: '好了吗' } }])
  expect([...useChat.getState().bodies.values()]).toEqual([{ kind: 'text', text: '好了吗' }])
})
