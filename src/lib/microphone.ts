import { monotonic } from './time/clock'

type MicrophoneProblem = 'unsupported' | 'refused' | 'missing' | 'tooShort' | 'failed'

export class MicrophoneError extends Error {
  constructor(readonly problem: MicrophoneProblem) {
    super(problem)
    this.name = 'MicrophoneError'
  }
}

export type Recorded = { file: File; seconds: number }

export type Recording = {
  ended: Promise<Recorded | undefined>
  stop: () => void
}

type Limits = { leastMs: number; mostMs: number }

/** iOS records and plays only the MP4 types. A browser that supports none of these types uses its own. */
const KINDS = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus', 'audio/webm']
const ENDINGS = new Map([
  ['audio/mp4', 'm4a'],
  ['audio/webm', 'webm'],
  ['audio/ogg', 'ogg'],
])
/** Some webviews never report that they have stopped. */
const STOP_MS = 3000

export const canRecord = (): boolean => 'mediaDevices' in navigator && 'MediaRecorder' in window

/**
 * Requests the microphone and records until stopped, too long or aborted; the microphone is always released. Rejects
 * with MicrophoneError, and so does `ended`.
 */
export const record = async (limits: Limits, signal: AbortSignal): Promise<Recording> => {
  if (!canRecord()) throw new MicrophoneError('unsupported')
  const stream = await openStream()
  if (signal.aborted) {
    release(stream)
    return { ended: Promise.resolve(undefined), stop: () => undefined }
  }
  try {
    return recordUntilStopped(stream, recorderOf(stream), limits, signal)
  } catch {
    release(stream)
    throw new MicrophoneError('failed')
  }
}

const openStream = async (): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (failure) {
    throw new MicrophoneError(problemOf(failure instanceof Error ? failure.name : ''))
  }
}

const problemOf = (name: string): MicrophoneProblem => {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

const recorderOf = (stream: MediaStream): MediaRecorder => {
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  return new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
}

const recordUntilStopped = (
  stream: MediaStream,
  recorder: MediaRecorder,
  { leastMs, mostMs }: Limits,
  signal: AbortSignal,
): Recording => {
  const parts: Blob[] = []
  let begun = monotonic()
  let lasted: number | undefined
  const timers: ReturnType<typeof setTimeout>[] = []
  let settle: (outcome: Promise<Recorded | undefined>) => void = () => undefined
  let isOver = false
  const end = (outcome: () => Recorded | undefined) => {
    if (!isOver) settle(Promise.resolve().then(outcome))
    isOver = true
  }
  const ended = new Promise<Recorded | undefined>((resolve) => (settle = resolve)).finally(() => {
    timers.forEach(clearTimeout)
    release(stream)
  })
  const stop = () => {
    lasted ??= monotonic() - begun
    if (recorder.state === 'inactive') return
    recorder.stop()
    timers.push(setTimeout(() => end(fail), STOP_MS))
  }
  recorder.addEventListener('start', () => (begun = monotonic()))
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('error', () => end(fail))
  recorder.addEventListener('stop', () =>
    end(() => recordedOf(parts, recorder.mimeType, lasted ?? monotonic() - begun, leastMs)),
  )
  for (const track of stream.getTracks()) track.addEventListener('ended', stop)
  signal.addEventListener('abort', () => {
    end(() => undefined)
    stop()
  })
  recorder.start()
  timers.push(setTimeout(stop, mostMs))
  return { ended, stop }
}

const fail = (): never => {
  throw new MicrophoneError('failed')
}

const recordedOf = (parts: Blob[], mimeType: string, ms: number, leastMs: number): Recorded => {
  if (ms < leastMs) throw new MicrophoneError('tooShort')
  const type = mimeType.replace(/;.*/, '')
  const file = new File(parts, `voice.${ENDINGS.get(type) ?? 'm4a'}`, { type })
  return file.size === 0 ? fail() : { file, seconds: Math.round(ms / 1000) }
}

const release = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())
