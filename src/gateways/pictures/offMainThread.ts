import type { Drawing } from './draw'
import PictureThread from './worker?worker'

const canDrawBeside = (): boolean => 'OffscreenCanvas' in window && 'Worker' in window

/** Draws the small picture in a worker; undefined if that is impossible or aborted. */
export const drawInThread = (drawing: Drawing, signal: AbortSignal): Promise<Blob | undefined> => {
  if (!canDrawBeside() || signal.aborted) return Promise.resolve(undefined)
  const thread = new PictureThread()
  return new Promise<Blob | undefined>((tell) => {
    thread.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => tell(data))
    thread.addEventListener('error', () => tell(undefined))
    signal.addEventListener('abort', () => tell(undefined))
    thread.postMessage(drawing)
  }).finally(() => thread.terminate())
}
