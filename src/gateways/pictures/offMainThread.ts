import type { Drawing, Drawn } from './draw'
import PictureThread from './worker?worker'

const canDrawBeside = (): boolean => 'OffscreenCanvas' in window && 'Worker' in window

/** After this time the page draws the picture itself, because the worker script may hang (A451). */
const LONGEST_MS = 20_000

export const drawInThread = (drawing: Drawing, signal: AbortSignal): Promise<Drawn | undefined> => {
  if (!canDrawBeside() || signal.aborted) return Promise.resolve(undefined)
  const thread = new PictureThread()
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<Drawn | undefined>((resolve) => {
    thread.addEventListener('message', ({ data }: MessageEvent<Drawn | undefined>) => resolve(data))
    thread.addEventListener('error', () => resolve(undefined))
    signal.addEventListener('abort', () => resolve(undefined))
    timer = setTimeout(() => resolve(undefined), LONGEST_MS)
    thread.postMessage(drawing)
  }).finally(() => {
    clearTimeout(timer)
    thread.terminate()
  })
}
