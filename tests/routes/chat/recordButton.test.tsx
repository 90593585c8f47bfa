import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from '@/stores/auth/signOut'
import { stopMonotonic } from '../../support/stoppedClocks'
import { waitForIdle } from '../../support/waitForIdle'
import { finger, hold, openRecorder, withMicrophone } from './recorder'
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

test('[CHAT-18] [A285] a second finger on the button neither ends the recording nor begins another one', async () => {
  withMicrophone()
  await openRecorder()
  const permission = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  const pass = stopMonotonic()
  const button = await hold({ pointerId: 1 })
  vi.spyOn(button, 'hasPointerCapture').mockImplementation((id) => id === 1)
  pass(1000)
  const second = { ...finger, pointerId: 2 }
  fireEvent.pointerDown(button, second)
  fireEvent.pointerMove(button, { ...second, clientY: -200 })
  fireEvent.pointerUp(button, second)
  fireEvent.pointerDown(button, second)
  fireEvent.pointerCancel(button, second)
  expect(overlay()).toBeVisible()
  pass(1000)
  fireEvent.pointerUp(button, { ...finger, pointerId: 1 })
  expect(await screen.findByRole('button', { name: '播放语音，2 秒' })).toBeVisible()
  expect(permission).toHaveBeenCalledOnce()
  expect(count('send')).toBe(1)
})

test('[CHAT-18] [A612] a press goes on with a running recording whose release was never reported, or that a key began', async () => {
  withMicrophone()
  const { user } = await openRecorder()
  const pass = stopMonotonic()
  const button = await hold({ pointerId: 1 })
  pass(1100)
  const next = { ...finger, pointerId: 3 }
  fireEvent.pointerDown(button, next)
  fireEvent.pointerUp(button, next)
  await waitFor(() => expect(sentVoices()).toHaveLength(1))
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(overlay()).toBeVisible())
  pass(1100)
  fireEvent.pointerDown(button, next)
  fireEvent.pointerUp(button, next)
  fireEvent.click(button, { detail: 1 })
  await waitFor(() => expect(sentVoices()).toHaveLength(2))
})

test('[CHAT-18] [A285] a flick upwards cancels the recording, though nothing is drawn between its move and its release', async () => {
  const stop = withMicrophone()
  await openRecorder()
  const pass = stopMonotonic()
  const button = await hold({ clientY: 500 })
  pass(1100)
  act(() => {
    fireEvent.pointerMove(button, { ...finger, clientY: 300 })
    fireEvent.pointerUp(button, { ...finger, clientY: 300 })
  })
  await waitFor(() => expect(stop).toHaveBeenCalledOnce())
  await waitForIdle()
  expect(count('send')).toBe(0)
  expect(rows()).toEqual([])
})
