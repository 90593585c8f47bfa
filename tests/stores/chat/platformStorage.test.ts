import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchDrafts } from '@/app/drafts'
import { connectIm } from '@/gateways/im/port'
import { openTim } from '@/gateways/im/tim'
import { useChatOwner } from '@/stores/chat/chat'
import { closeImSession, openImSession } from '@/stores/chat/imSession'
import { giveConsent } from '@/stores/auth/consent'
import { dropToken, keepToken, startSession } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'
import { fakeSocket } from '../../support/tim/fakeSocket'
import { ANSWERS } from '../../support/tim/timAnswers'

const APP = 1400000009
const MESSAGES = `TIM_${APP}_patient-7_conversationMap`
const platformKeys = () => Object.keys(localStorage).filter((key) => /^(TIM_|im-ssolog)/.test(key))

connectIm(() => Promise.resolve(() => openTim(APP)))

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  resetStores()
  dropToken()
})

test('[A442] what the real package stores when its late sign-out is answered is removed once it settles', async () => {
  let answerLogout: (answer: object) => void = () => undefined
  const late = new Promise<object>((resolve) => (answerLogout = resolve))
  const { Socket, bodies, openSockets } = fakeSocket((command) =>
    command === 'im_open_status.wslogout' ? late : (ANSWERS.get(command) ?? {}),
  )
  vi.stubGlobal('WebSocket', Socket)
  useChatOwner.setState({ owner: { state: 'ready', data: '1001', refreshing: false } })
  giveConsent('1001')
  const account = { sdkAppId: APP, userId: 'patient-7', signature: 'signed' }
  const link = await openImSession(
    () => Promise.resolve(account),
    () => true,
  )
  await vi.waitFor(() => expect(link?.client.isReady()).toBe(true), { timeout: 20_000 })
  closeImSession()
  await vi.waitFor(() => expect(bodies('im_open_status.wslogout')).toHaveLength(1))
  resetStores()
  expect(platformKeys()).toEqual([])
  const written = vi.spyOn(Storage.prototype, 'setItem')
  answerLogout({})
  await vi.waitFor(() => expect(written.mock.calls.join()).toContain(`TIM_${APP}_patient-7_`))
  await vi.waitFor(() => expect(openSockets()).toBe(0))
  await vi.waitFor(() => expect(platformKeys()).toEqual([]))
})

test('[A442] a start without a session removes what the package has stored; a start with one keeps it', () => {
  localStorage.setItem(MESSAGES, '[{"lastMessage":"有点疼"}]')
  localStorage.setItem('im-ssolog-event', '[{"user_id":"patient-7"}]')
  localStorage.setItem('device:font', '1')
  keepToken('t')
  watchDrafts()
  expect(platformKeys()).toHaveLength(2)
  dropToken()
  watchDrafts()
  expect(platformKeys()).toEqual([])
  expect(localStorage.getItem('device:font')).toBe('1')
})

test('[A442] after a sign-in nothing is left that the package stored for another user', () => {
  localStorage.setItem(MESSAGES, '[{"lastMessage":"有点疼"}]')
  startSession('another')
  expect(platformKeys()).toEqual([])
})
