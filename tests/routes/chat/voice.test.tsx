import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stopMonotonic } from '../../stoppedClocks'
import { im, isLive, openChat, said } from './support'

afterEach(() => vi.restoreAllMocks())
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

test('[CHAT-15] [CHAT-44] [RE11] a browser without recording says so and keeps the text field', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Edg/130.0')
  const { user } = await openChat()
  await isLive()
  expect(screen.getByText('您的浏览器不支持语音，请更换其他浏览器')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '切换到语音' }))
  expect(screen.getByRole('textbox')).toBeVisible()
})

test('[CHAT-15] [CHAT-18] [A285] [RE11] holding the button records with the microphone, and releasing it frees the microphone', async () => {
  const stop = vi.fn()
  const track = Object.assign(new EventTarget(), { stop })
  const stream = { getTracks: () => [track] }
  class Recorder extends EventTarget {
    static isTypeSupported = () => true
    state = 'inactive'
    mimeType = 'audio/mp4'
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voice']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve(stream) },
  })
  const { user } = await openChat()
  await isLive()
  await user.click(screen.getByRole('button', { name: '切换到语音' }))
  const pass = stopMonotonic()
  const hold = screen.getByRole('button', { name: /^按住 说话/ })
  fireEvent.pointerDown(hold, { button: 0 })
  expect(await screen.findByText(/正在录音/)).toBeVisible()
  fireEvent.pointerUp(hold)
  expect(await screen.findByText('说话时间太短')).toBeVisible()
  expect(stop).toHaveBeenCalledOnce()
  fireEvent.pointerDown(hold, { button: 0 })
  await screen.findByText(/正在录音/)
  pass(1100)
  fireEvent.pointerUp(hold)
  expect(await screen.findByRole('button', { name: '播放语音，1 秒' })).toBeVisible()
  expect(stop).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(screen.queryByText(/正在录音/)).toBeNull())
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})
