import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../../support/answers'
import { count, im, INFO, isLive, openChat, OWN } from './support'

afterEach(() => void vi.useRealTimers())

/** Longer than the time between two sign-ins (RE1). */
const SIGN_IN_MS = 16_000

test('[CHAT-10] [RE10] a consultation of another account of the platform is not opened in the session before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const accounts: string[] = []
  im.login = ({ userId }) => {
    accounts.push(userId)
    return Promise.resolve()
  }
  const { router } = await openChat()
  await isLive()
  const left = count('leave')
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, userID: 'patient-2', groupId: 'group-8' }))
  await act(() => router.navigate('/chat/8?type=1'))
  await act(() => vi.advanceTimersByTimeAsync(SIGN_IN_MS))
  await isLive()
  expect(accounts).toEqual([OWN, 'patient-2'])
  expect(count('leave')).toBe(left + 1)
})
