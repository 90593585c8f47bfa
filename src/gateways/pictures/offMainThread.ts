import type { Drawing, Drawn } from './draw'
import PictureThread from './worker?worker'

const canDrawBeside = (): boolean => 'OffscreenCanvas' in window && 'Worker' in window

/** After this time the page draws the picture itself, because the worker script may hang (A451). */
const LONGEST_MS = 20_000

export const drawInThread = (drawing: Drawing, signal: AbortSignal): Promise<Drawn | undefined> => {
  if (!canDrawBeside() || signal.aborted) return Promise.resolve(undefined)
  let thread: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<Drawn | undefined>((resolve) => {
    // Safari throws where it refuses a worker; then the page draws the picture too.
    thread = new PictureThread()
    thread.addEventListener('message', ({ data }: MessageEvent<Drawn | undefined>) => resolve(data))
    thread.addEventListener('error', () => resolve(undefined))
    signal.addEventListener('abort', () => resolve(undefined))
    timer = setTimeout(() => resolve(undefined), LONGEST_MS)
    thread.postMessage(drawing)
  })
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer)
      thread?.terminate()
    })
}
