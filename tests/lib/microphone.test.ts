import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isWithoutVoice, VOICE_LIMITS } from '@/domain/chat/rules'
import { canRecord, MicrophoneError, record } from '@/lib/microphone'

const track = Object.assign(new EventTarget(), { stop: vi.fn() })
const stream = { getTracks: () => [track] }
let getUserMedia = vi.fn(() => Promise.resolve(stream))
let recorders: FakeRecorder[] = []
let supported = ['audio/mp4']

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => supported.includes(type)
  state = 'inactive'
  mimeType: string
  answers = true
  sound = 'sound'
  constructor(_stream: unknown, options: { mimeType?: string }) {
    super()
    this.mimeType = options.mimeType ?? 'audio/ogg;codecs=opus'
    recorders.push(this)
  }
  start() {
    this.state = 'recording'
    this.dispatchEvent(new Event('start'))
  }
  stop() {
    this.state = 'inactive'
    if (!this.answers) return
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([this.sound]) }))
    this.dispatchEvent(new Event('stop'))
  }
}

const start = (signal = new AbortController().signal) => record(VOICE_LIMITS, signal)
const recorder = () => recorders[0] as FakeRecorder

beforeEach(() => {
  vi.useFakeTimers()
  recorders = []
  supported = ['audio/mp4']
  track.stop.mockClear()
  getUserMedia = vi.fn(() => Promise.resolve(stream))
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => getUserMedia() } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a voice recording', () => {
  test('[CHAT-18] [RE10] it lasts until it is stopped, and then releases the microphone', async () => {
    const { ended, stop } = await start()
    expect(track.stop).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3400)
    stop()
    const recorded = await ended
    expect(recorded).toMatchObject({ seconds: 3, file: { name: 'voice.m4a', type: 'audio/mp4', size: 5 } })
    expect(track.stop).toHaveBeenCalledTimes(1)
  })

  test.each([
    [['audio/webm', 'audio/mp4;codecs=mp4a.40.2'], 'voice.m4a', 'audio/mp4'],
    [['audio/webm', 'audio/webm;codecs=opus'], 'voice.webm', 'audio/webm'],
    [[], 'voice.ogg', 'audio/ogg'],
  ])('of %j it uses the type that every phone plays, and its file is called %s', async (kinds, name, type) => {
    supported = kinds
    const { ended, stop } = await start()
    await vi.advanceTimersByTimeAsync(2000)
    stop()
    expect(await ended).toMatchObject({ file: { name, type } })
  })

  test('it stops by itself after 60 seconds, and one under a second is discarded', async () => {
    const whole = await start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await whole.ended).toMatchObject({ seconds: 60 })
    const short = await start()
    await vi.advanceTimersByTimeAsync(990)
    short.stop()
    await expect(short.ended).rejects.toMatchObject({ problem: 'tooShort' })
    expect(track.stop).toHaveBeenCalledTimes(2)
  })

  test('[RE10] a cancelled recording leaves nothing behind, whether the microphone was allowed yet or not', async () => {
    const leaving = new AbortController()
    const { ended } = await start(leaving.signal)
    leaving.abort()
    expect(await ended).toBeUndefined()
    expect(recorder().state).toBe('inactive')
    expect(track.stop).toHaveBeenCalledTimes(1)

    const late = await start(leaving.signal)
    expect(await late.ended).toBeUndefined()
    expect(recorders).toHaveLength(1)
    expect(track.stop).toHaveBeenCalledTimes(2)
  })

  test('a recording that a call interrupts keeps its length', async () => {
    const { ended } = await start()
    await vi.advanceTimersByTimeAsync(5000)
    track.dispatchEvent(new Event('ended'))
    expect(await ended).toMatchObject({ seconds: 5 })
  })

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'failed'],
  ])('[RE11] the browser’s %s is reported as %s', async (name, problem) => {
    getUserMedia = vi.fn(() => Promise.reject(Object.assign(new Error('no'), { name })))
    await expect(start()).rejects.toMatchObject({ problem })
  })

  test('[RE11] a browser without a recorder is reported at once', async () => {
    expect(canRecord()).toBe(true)
    vi.stubGlobal('navigator', {})
    expect(canRecord()).toBe(false)
    await expect(start()).rejects.toEqual(new MicrophoneError('unsupported'))
  })

  test('a recorder that fails, records nothing or never stops is reported, and the microphone is released', async () => {
    for (const break_ of [
      (one: FakeRecorder) => one.dispatchEvent(new Event('error')),
      (one: FakeRecorder) => (one.sound = ''),
      (one: FakeRecorder) => (one.answers = false),
    ]) {
      recorders = []
      track.stop.mockClear()
      const { ended, stop } = await start()
      const outcome = expect(ended).rejects.toMatchObject({ problem: 'failed' })
      await vi.advanceTimersByTimeAsync(2000)
      break_(recorder())
      stop()
      await vi.advanceTimersByTimeAsync(3000)
      await outcome
      expect(track.stop).toHaveBeenCalledTimes(1)
    }
  })
})

test('[CHAT-44] Internet Explorer and Edge are recognised by their names', () => {
  const names = [
    'MSIE 10.0;',
    'Trident/7.0; rv:11.0',
    'Edge/18.19041',
    'Edg/120.0.0.0',
    'Chrome/116 MicroMessenger/8.0',
  ]
  expect(names.map((name) => isWithoutVoice(`Mozilla/5.0 ${name}`))).toEqual([true, true, true, true, false])
})
