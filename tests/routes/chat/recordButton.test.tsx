import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from '@/stores/auth/signOut'
import { stopMonotonic } from '../../support/stoppedClocks'
import { waitForIdle } from '../../support/waitForIdle'
import { hold, openRecorder, withMicrophone } from './recorder'
import { count, isLive, openAgain, rows } from './support'

afterEach(() => vi.restoreAllMocks())

const overlay = () => screen.queryByText(/正在录音，\d/)
const sentVoices = () => screen.queryAllByRole('button', { name: '播放语音，1 秒' })

/** Records one second and releases the button; `report` is the late report of the recorder that it has stopped. */
const releaseLate = async () => {
  const late: (() => void)[] = []
  const stop = withMicrophone(late)
  const opened = await openRecorder()
  const pass = stopMonotonic()
  const button = await hold()
  pass(1100)
  fireEvent.pointerUp(button)
  expect(late).toHaveLength(1)
  return { ...opened, button, stop, report: () => act(async () => late.splice(0).forEach((tell) => tell())) }
}

test('[A642] [RE6] a released voice is sent, though the button is pressed again before the recorder has stopped', async () => {
  const { report } = await releaseLate()
  expect(overlay()).toBeNull()
  const button = await hold()
  await report()
  await waitFor(() => expect(sentVoices()).toHaveLength(1))
  expect(overlay()).toBeVisible()
  fireEvent.pointerUp(button)
  await report()
  expect(await screen.findByText('说话时间太短')).toBeVisible()
  expect(count('send')).toBe(1)
})

test('[A642] [RE6] a voice that is released as the chat is left waits there as unsent, though the recorder stops later', async () => {
  const { router, report } = await releaseLate()
  await act(() => router.navigate('/my'))
  expect(screen.queryByText('录音已取消，没有发出。')).toBeNull()
  await report()
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  expect(sentVoices()).toHaveLength(1)
  expect(rows()).toHaveLength(1)
})

test('[A642] [RE10] a voice that is released as the page goes to the background is sent', async () => {
  const { report } = await releaseLate()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await report()
  await waitFor(() => expect(count('send')).toBe(1))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  expect(sentVoices()).toHaveLength(1)
  expect(screen.queryByText('录音已取消，没有发出。')).toBeNull()
})

test('[A642] [A384] a released voice whose recorder stops after a sign-out does not go to the next session', async () => {
  const { router, report } = await releaseLate()
  act(signOut)
  await openAgain(router)
  await report()
  await waitForIdle()
  expect(rows()).toEqual([])
  expect(count('send')).toBe(0)
})
