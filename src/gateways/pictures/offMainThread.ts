import type { Drawing } from './draw'
import PictureThread from './worker?worker'

/** Chrome has it since long, iOS since 16.4. */
const canDrawBeside = (): boolean => 'OffscreenCanvas' in window && 'Worker' in window

/** The small picture, made beside the page; undefined where that cannot be done, or is given up. */
export const drawInThread = (drawing: Drawing, signal: AbortSignal): Promise<Blob | undefined> => {
  if (!canDrawBeside() || signal.aborted) return Promise.resolve(undefined)
  const thread = new PictureThread()
  return new Promise<Blob | undefined>((tell) => {
    thread.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => tell(data))
    // Its script was not fetched.
    thread.addEventListener('error', () => tell(undefined))
    signal.addEventListener('abort', () => tell(undefined))
    thread.postMessage(drawing)
  }).finally(() => thread.terminate())
}
