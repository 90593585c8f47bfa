import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { isLive, openChat } from './support'

/**
 * Puts a microphone into the browser until the test ends; returns the call that frees it. With `late`, a recorder
 * reports its stop only when the test calls what it has added there.
 */
export const withMicrophone = (late?: (() => void)[]) => {
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
      const report = () => {
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voice']) }))
        this.dispatchEvent(new Event('stop'))
      }
      if (late === undefined) report()
      else late.push(report)
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve(stream) },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })
  return stop
}

export const openRecorder = async () => {
  const opened = await openChat()
  await isLive()
  await opened.user.click(screen.getByRole('button', { name: '切换到语音' }))
  return opened
}

export const finger = { button: 0, width: 20, height: 20, pressure: 0.5 }

/** Holds the button until the recording runs. */
export const hold = async (more: PointerEventInit = {}) => {
  const button = screen.getByRole('button', { name: /^按住 说话/ })
  fireEvent.pointerDown(button, { ...finger, ...more })
  expect(await screen.findByText(/正在录音，\d/)).toBeVisible()
  return button
}
