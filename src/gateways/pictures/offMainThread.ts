import type { Drawing, Drawn } from './draw'
import PictureThread from './worker?worker'

const canDrawBeside = (): boolean => 'OffscreenCanvas' in window && 'Worker' in window

export const drawInThread = (drawing: Drawing, signal: AbortSignal): Promise<Drawn | undefined> => {
  if (!canDrawBeside() || signal.aborted) return Promise.resolve(undefined)
  const thread = new PictureThread()
  return new Promise<Drawn | undefined>((resolve) => {
    thread.addEventListener('message', ({ data }: MessageEvent<Drawn | undefined>) => resolve(data))
    thread.addEventListener('error', () => resolve(undefined))
    signal.addEventListener('abort', () => resolve(undefined))
    thread.postMessage(drawing)
  }).finally(() => thread.terminate())
}
