import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from '@/stores/auth/signOut'
import { stopMonotonic } from '../../support/stoppedClocks'
import { answer } from '../../support/answers'
import { comeBack } from '../../support/app'
import { finger, hold, openRecorder, withMicrophone } from './recorder'
import { count, GROUP, im, INFO, isLive, openAgain, openChat, rows, said } from './support'
import { deferred } from '../../support/deferred'
import { waitForIdle } from '../../support/waitForIdle'

const reading = vi.hoisted(() => ({ until: Promise.resolve() as Promise<unknown>, count: 0 }))
vi.mock('@/lib/fileToDataUrl', () => ({
  fileToDataUrl: async () => {
    reading.count++
    await reading.until
    return 'data:audio/mp4;base64,'
  },
}))
afterEach(() => {
  Object.assign(reading, { until: Promise.resolve(), count: 0 })
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const kept = () => Object.keys(localStorage).filter((name) => name.includes('draft:unsent:'))
const voice = (seconds: number) => said({ kind: 'sound', url: `https://files.demo.example/${seconds}.mp4`, seconds })

test('[CHAT-03] [CHAT-48] [RE11] a voice message is as wide as it is long, plays one at a time, and reports a failure', async () => {
  const played: string[] = []
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(this.src)
    return played.length === 3 ? Promise.reject(new Error('no codec')) : Promise.resolve()
  })
  im.pages = [{ messages: [voice(3), voice(60)], before: undefined, isCompleted: true }]
  const { user } = await openChat()
  await isLive()
  const short = screen.getByRole('button', { name: '播放语音，3 秒' })
  const long = screen.getByRole('button', { name: '播放语音，60 秒' })
  expect(short).toHaveStyle({ width: '50px' })
  expect(long).toHaveStyle({ width: '200px' })
  await user.click(short)
  expect(screen.getByRole('button', { name: '停止播放，3 秒' })).toBeVisible()
  await user.click(long)
  expect(paused).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: '播放语音，3 秒' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '停止播放，60 秒' }))
  await user.click(short)
  expect(await screen.findByText('这条语音暂时无法播放')).toBeVisible()
})

test('[CHAT-03] [A277] a voice that is recalled while it plays falls silent', async () => {
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve())
  const [short, long] = [voice(3), voice(60)]
  im.pages = [{ messages: [short, long], before: undefined, isCompleted: true }]
  const { user } = await openChat()
  await isLive()
  await user.click(screen.getByRole('button', { name: '播放语音，60 秒' }))
  const recall = ({ id = '' }: typeof short) => im.tell({ kind: 'revoked', group: GROUP, ids: [id] })
  recall(short)
  await waitFor(() => expect(screen.queryByRole('button', { name: '播放语音，3 秒' })).toBeNull())
  expect(screen.getByRole('button', { name: '停止播放，60 秒' })).toBeVisible()
  expect(paused).not.toHaveBeenCalled()
  recall(long)
  await waitFor(() => expect(paused).toHaveBeenCalledOnce())
})

/** Plays the voice of 3 seconds; returns its audio element. */
const playing = async (play: () => Promise<void> = () => Promise.resolve()) => {
  const all: HTMLMediaElement[] = []
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    all.push(this)
    return play()
  })
  im.pages = [{ messages: [voice(3)], before: undefined, isCompleted: true }]
  await openChat()
  await isLive()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '播放语音，3 秒' })))
  const [audio] = all
  if (audio === undefined) throw new Error('nothing plays')
  const happens = (name: string) => act(() => void audio.dispatchEvent(new Event(name)))
  return { audio, happens, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}

test('[RE11] a voice that a call or the lock of the phone pauses is not shown as playing', async () => {
  const { audio, happens } = await playing()
  happens('pause')
  expect(screen.getByRole('button', { name: '播放语音，3 秒' })).toBeVisible()
  expect(audio).not.toHaveAttribute('src')
})

test('[A451] [RE11] a voice whose file does not arrive within 20 seconds is called not playable, and stays silent', async () => {
  const { audio, pass } = await playing(() => new Promise(() => undefined))
  await pass(19_000)
  expect(screen.getByRole('button', { name: '停止播放，3 秒' })).toBeVisible()
  await pass(2000)
  expect(screen.getByText('这条语音暂时无法播放')).toBeVisible()
  expect(screen.getByRole('button', { name: '播放语音，3 秒' })).toBeVisible()
  expect(audio).not.toHaveAttribute('src')
})

test('[A451] [RE11] a voice that waits for its file in the middle goes on within 20 seconds, or is called not playable', async () => {
  const { happens, pass } = await playing()
  await pass(30_000)
  happens('waiting')
  await pass(19_000)
  happens('playing')
  await pass(30_000)
  expect(screen.getByRole('button', { name: '停止播放，3 秒' })).toBeVisible()
  happens('waiting')
  await pass(21_000)
  expect(screen.getByText('这条语音暂时无法播放')).toBeVisible()
})

test('[CHAT-15] [CHAT-44] [RE11] a browser without recording says so and keeps the text field', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Edg/130.0')
  const { user } = await openChat()
  await isLive()
  expect(screen.getByText('您的浏览器不支持语音，请更换其他浏览器')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '切换到语音' }))
  expect(screen.getByRole('textbox')).toBeVisible()
})

test.each([
  ['zh', '切换到语音', '这个浏览器不能录音，请发送文字。'],
  ['en', 'Switch to voice', 'This browser cannot record voice. Please send a text.'],
] as const)('[RE11] [A283] another browser without recording is not called IE or Edge (%s)', async (...args) => {
  const [language, toVoice, text] = args
  const { user } = await openChat({}, language)
  await user.click(await screen.findByRole('button', { name: toVoice }))
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(/IE\/Edge|更换其他浏览器/)).toBeNull()
  expect(screen.getByRole('textbox')).toBeVisible()
})

/** What a screen reader's double tap sends: no contact, and a click. */
const assistivePress = (button: HTMLElement) => {
  const press = { button: 0, pointerType: 'mouse', width: 1, height: 1, pressure: 0 }
  fireEvent.pointerDown(button, press)
  fireEvent.pointerUp(button, press)
  fireEvent.click(button, { detail: 1 })
}

test('[CHAT-15] [CHAT-18] [A285] [RE11] holding the button records with the microphone, and releasing it frees the microphone', async () => {
  const stop = withMicrophone()
  const { user } = await openRecorder()
  const pass = stopMonotonic()
  fireEvent.pointerUp(await hold())
  expect(await screen.findByText('说话时间太短')).toBeVisible()
  expect(stop).toHaveBeenCalledOnce()
  const button = await hold()
  pass(1100)
  fireEvent.pointerUp(button)
  expect(await screen.findByRole('button', { name: '播放语音，1 秒' })).toBeVisible()
  expect(stop).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(screen.queryByText(/正在录音/)).toBeNull())
  await user.click(screen.getByRole('button', { name: '切换到文字' }))
  expect(screen.getByRole('textbox')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^按住 说话/ })).toBeNull()
})

test('[A612] a screen reader starts and sends a recording with two presses, and the click after a release does nothing', async () => {
  withMicrophone()
  await openRecorder()
  const pass = stopMonotonic()
  assistivePress(screen.getByRole('button', { name: /^按住 说话/ }))
  const again = await screen.findByRole('button', { name: '再按一次发送' })
  pass(1100)
  assistivePress(again)
  expect(await screen.findByRole('button', { name: '播放语音，1 秒' })).toBeVisible()
  const button = await hold()
  pass(1100)
  fireEvent.pointerUp(button, finger)
  fireEvent.click(button, { detail: 1 })
  await waitFor(() => expect(screen.getAllByRole('button', { name: '播放语音，1 秒' })).toHaveLength(2))
  await waitForIdle()
  expect(screen.queryByText(/正在录音/)).toBeNull()
})

/** Records until the time is up: to 50, 60 and 61 seconds. */
const untilTimeIsUp = async () => {
  const stop = withMicrophone()
  await openRecorder()
  const permission = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const button = screen.getByRole('button', { name: /^按住 说话/ })
  // Taken before the press: only a region that was there is read out.
  const region = screen.getAllByRole('status').find(({ nextElementSibling }) => nextElementSibling === button)
  if (region === undefined) throw new Error('no region stands before the button')
  assistivePress(button)
  await pass(100)
  return { button, region, pass, permission, stop }
}

test('[A668] a screen reader hears that a recording runs, that ten seconds are left, and that it has ended', async () => {
  const { region, pass } = await untilTimeIsUp()
  expect(region).toBeInTheDocument()
  expect(region).toHaveTextContent(/^正在录音，再按一次发送。$/)
  await pass(49_000)
  expect(region).toHaveTextContent(/^正在录音，再按一次发送。$/)
  await pass(2000)
  expect(region).toHaveTextContent(/^还可以录十秒。$/)
  await pass(3000)
  expect(region).toHaveTextContent(/^还可以录十秒。$/)
  await pass(6000)
  expect(region).toHaveTextContent(/^录音已自动结束，正在发送。$/)
  expect(count('send')).toBe(1)
})

test('[A668] the press that would send a recording starts no other one just after the time is up', async () => {
  const { button, pass, permission, stop } = await untilTimeIsUp()
  await pass(60_900)
  expect(stop).toHaveBeenCalledOnce()
  assistivePress(button)
  await pass(100)
  expect(permission).toHaveBeenCalledOnce()
  await pass(2000)
  assistivePress(button)
  await pass(100)
  expect(permission).toHaveBeenCalledTimes(2)
})

test('[A668] a recording that is sent or cancelled by a key says so', async () => {
  withMicrophone()
  const { user } = await openRecorder()
  const pass = stopMonotonic()
  screen.getByRole('button', { name: /^按住 说话/ }).focus()
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(heard()).toContain('正在录音，再按一次发送。'))
  pass(1100)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(heard()).toContain('录音正在发送。'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(heard()).toContain('正在录音，再按一次发送。'))
  await user.keyboard('{Escape}')
  expect(await screen.findByText('录音已取消，没有发出。')).toBeVisible()
  expect(heard()).not.toContain('正在录音，再按一次发送。')
  expect(count('send')).toBe(1)
})

test('[A612] a keyboard starts and sends a recording with two presses, and a held key does not repeat', async () => {
  withMicrophone()
  const { user } = await openRecorder()
  const pass = stopMonotonic()
  screen.getByRole('button', { name: /^按住 说话/ }).focus()
  await user.keyboard('{Enter>3}{/Enter}')
  expect(await screen.findByText(/正在录音，\d/)).toBeVisible()
  pass(1100)
  await user.keyboard(' ')
  expect(await screen.findByRole('button', { name: '播放语音，1 秒' })).toBeVisible()
})

test('[A612] a recording that the user has not cancelled is not dropped in silence', async () => {
  withMicrophone()
  const { user } = await openRecorder()
  await hold()
  await user.click(screen.getByRole('button', { name: '切换到文字' }))
  expect(await screen.findByText('录音已取消，没有发出。')).toBeVisible()
  expect(count('send')).toBe(0)
})

test('[RE6] [RE1] a voice that is being recorded when connecting fails stays as unsent, and can be sent later', async () => {
  const stop = withMicrophone()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  im.isReady = false
  await openChat()
  fireEvent.click(screen.getByRole('button', { name: '切换到语音' }))
  await hold()
  await pass(16_000)
  expect(await screen.findByText('没有连接上，暂时不能收发消息。')).toBeVisible()
  expect(await screen.findByText('未发送')).toBeVisible()
  expect(rows()).toHaveLength(1)
  expect(stop).toHaveBeenCalledOnce()
  expect(count('send')).toBe(0)
  im.isReady = true
  fireEvent.click(screen.getByRole('button', { name: '重新连接' }))
  await pass(1000)
  fireEvent.click(await screen.findByRole('button', { name: '发送失败，点按重新发送' }))
  await waitFor(() => expect(count('send')).toBe(1))
})

test('[A590] a voice that is being recorded when the consultation closes is not sent, and the chat says so', async () => {
  const stop = withMicrophone()
  const { user } = await openChat({ serviceStatus: 4, residueTime: 2 })
  await isLive()
  await user.click(screen.getByRole('button', { name: '切换到语音' }))
  await hold()
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7 }))
  await comeBack()
  expect(await screen.findByText('这次咨询现在不能再发消息，您的录音没有发出。')).toBeVisible()
  expect(stop).toHaveBeenCalledOnce()
  expect(count('send')).toBe(0)
})

test('[RE10] a voice that is being recorded when the chat is left is dropped, and the microphone is freed', async () => {
  const stop = withMicrophone()
  const { router } = await openRecorder()
  const pass = stopMonotonic()
  await hold()
  pass(1100)
  await act(() => router.navigate('/my'))
  expect(stop).toHaveBeenCalledOnce()
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  expect(rows()).toEqual([])
})

/** The page goes to the background, or comes back. */
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

test('[RE10] [CHAT-18] [A612] a voice that is being recorded when the page goes to the background is dropped, and the return says so', async () => {
  const stop = withMicrophone()
  await openRecorder()
  const pass = stopMonotonic()
  await hold()
  pass(1100)
  turn('hidden')
  await waitFor(() => expect(stop).toHaveBeenCalledOnce())
  expect(screen.queryByText(/正在录音/)).toBeNull()
  expect(count('send')).toBe(0)
  expect(rows()).toEqual([])
  turn('visible')
  expect(await screen.findByText('录音已取消，没有发出。')).toBeVisible()
})

test('[A612] a recording that a call cuts off before the page goes to the background is reported on the return', async () => {
  withMicrophone()
  await openRecorder()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.pointerCancel(await hold())
  turn('hidden')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByText('录音已取消，没有发出。')).toBeNull()
  turn('visible')
  expect(await screen.findByText('录音已取消，没有发出。')).toBeVisible()
  expect(count('send')).toBe(0)
})

test('[A612] a recording that the system cuts off while the page stays in sight is reported at once', async () => {
  const stop = withMicrophone()
  await openRecorder()
  fireEvent.pointerCancel(await hold())
  expect(await screen.findByText('录音已取消，没有发出。')).toBeVisible()
  expect(stop).toHaveBeenCalledOnce()
  expect(count('send')).toBe(0)
})

/** Records a voice and releases the button; the recording is being read then. */
const release = async () => {
  withMicrophone()
  const opened = await openRecorder()
  const pass = stopMonotonic()
  const button = await hold()
  pass(1100)
  fireEvent.pointerUp(button)
  await waitFor(() => expect(reading.count).toBe(1))
  return opened
}

test('[A642] [RE6] a voice that was released just before the chat is left waits there as unsent, and can be sent', async () => {
  const { promise, resolve } = deferred()
  reading.until = promise
  const { router, user } = await release()
  await act(() => router.navigate('/my'))
  await act(async () => resolve(undefined))
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  expect(screen.getByRole('button', { name: '播放语音，1 秒' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '发送失败，点按重新发送' }))
  await waitFor(() => expect(count('send')).toBe(1))
})

test('[A642] a recording that the phone cannot read is called failed', async () => {
  const unreadable = Promise.reject(new Error('the file could not be read'))
  unreadable.catch(() => undefined)
  reading.until = unreadable
  await release()
  expect(await screen.findByText('录音没有成功，请再试一次，或发送文字。')).toBeVisible()
  expect(count('send')).toBe(0)
})

test('[A642] [A384] a voice that was released just before a sign-out is not kept', async () => {
  const { promise, resolve } = deferred()
  reading.until = promise
  const { router } = await release()
  act(signOut)
  await act(async () => resolve(undefined))
  expect(kept()).toEqual([])
  await openAgain(router)
  expect(rows()).toEqual([])
})

test('[RE3] nothing is recorded or chosen while another device is signed in', async () => {
  withMicrophone()
  const permission = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  const { user } = await openRecorder()
  await user.click(screen.getByRole('button', { name: '更多' }))
  expect(screen.getByLabelText('图片')).toBeEnabled()
  im.tell({ kind: 'kickedOut', reason: 'multipleDevice' })
  await user.click(await screen.findByRole('button', { name: '知道了' }))
  expect(screen.queryByLabelText('图片')).toBeNull()
  const button = screen.getByRole('button', { name: /^按住 说话/ })
  expect(button).toBeDisabled()
  fireEvent.pointerDown(button, finger)
  await waitForIdle()
  expect(permission).not.toHaveBeenCalled()
})
