import type { AxiosProgressEvent } from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadPicture } from '@/api/consultations/pictures'

type Carried = { signal: AbortSignal; onUploadProgress: (event: Pick<AxiosProgressEvent, 'loaded' | 'total'>) => void }

let carried: Carried | undefined

/** An upload of which the phone tells the progress, and which the server never answers. */
vi.mock('@/api/client', () => ({
  call: (_endpoint: unknown, _payload: unknown, options: { carried: Carried }) => {
    carried = options.carried
    return new Promise((_, reject) => {
      options.carried.signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const upload = (loaded: number) => {
  const ended = vi.fn()
  const { signal } = new AbortController()
  uploadPicture(new Blob(['x']), { signal, onProgress: () => undefined }).catch(ended)
  carried?.onUploadProgress({ loaded, total: 100 })
  return ended
}

test.each([
  ['is on its way', 60, 20],
  ['the phone has handed over whole', 100, 60],
])('[RA10] a picture that %s (%i of 100) fails after %i silent seconds', async (_what, loaded, seconds) => {
  const ended = upload(loaded)
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
})
