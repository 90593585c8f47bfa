import { monotonic } from '@/lib/time/clock'
import { isStored, removeStored, writeStored } from '@/lib/storage'
import { ApiError } from './errors'

/** A451: an outage costs at most two calls a tap. */
const CALLS_PER_TAP = 2
/** Without a tap there are as many again after this time, for what asks by itself. */
const RENEWED_AFTER_MS = 5000

/** The outage is kept over a reload of the page. */
const KEPT = 'outage'

type Read = { name: string }
type Waiting = { read: Read; send: () => void; fail: (reason: ApiError) => void }

/** Why the last call failed, while none has been answered since. */
let failure: ApiError | undefined
let failedCount = 0
let failedAt = 0
let answeredCount = 0
let answeredBeforeTap = 0
let waiting: Waiting[] = []
const underWay = new Set<Read>()
/** When each read was tried last, by number: other parts of the server may answer while some never do. */
const lastTried = new Map<string, number>()
let tries = 0

/** A tap, a step in the history or a return to the page may ask twice again. */
export const renewOutageCalls = (): void => {
  failedCount = 0
  answeredBeforeTap = answeredCount
}

/** Begins with what the page before this one has met. */
export const beginOutageWatch = (): void => {
  failure = isStored('session', KEPT) ? new ApiError('http', 503) : undefined
  renewOutageCalls()
  waiting = []
  underWay.clear()
  lastTried.clear()
}

/** Sends a read. During an outage it waits for its turn, and fails unsent where those before it have failed. */
export const sendRead = async <T>(name: string, send: () => Promise<T>): Promise<T> => {
  const read = { name }
  if (failure === undefined) begin(read)
  else await turnOf(read)
  try {
    return await watched(send)
  } finally {
    underWay.delete(read)
    choose()
  }
}

/** Sends at once, and lets waiting reads go on after the answer. */
export const sendWrite = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await watched(send)
  } finally {
    choose()
  }
}

/** Learns from the answer whether the server is there. */
const watched = async <T>(send: () => Promise<T>): Promise<T> => {
  const before = answeredCount
  try {
    const data = await send()
    hearAnswer()
    return data
  } catch (error) {
    if (error instanceof ApiError) hearFailure(error, before)
    throw error
  }
}

const turnOf = (read: Read): Promise<void> =>
  new Promise((send, fail) => {
    waiting.push({ read, send, fail })
    // Later, so that all reads of one tap are there to choose from.
    void Promise.resolve().then(choose)
  })

const choose = (): void => {
  if (waiting.length === 0) return
  waiting.sort((one, other) => triedAt(one) - triedAt(other))
  for (const { read, send } of waiting.splice(0, roomLeft())) {
    begin(read)
    send()
  }
  if (underWay.size > 0 || failure === undefined) return
  for (const { fail } of waiting.splice(0)) fail(failure)
}

const triedAt = ({ read }: Waiting): number => lastTried.get(read.name) ?? 0

const roomLeft = (): number => {
  if (failure === undefined) return Infinity
  if (monotonic() - failedAt > RENEWED_AFTER_MS) failedCount = 0
  return Math.max(0, CALLS_PER_TAP - failedCount - underWay.size)
}

const begin = (read: Read): void => {
  underWay.add(read)
  lastTried.set(read.name, ++tries)
}

const hearAnswer = (): void => {
  if (failure !== undefined) removeStored('session', KEPT)
  failure = undefined
  failedCount = 0
  answeredCount++
}

const hearFailure = (error: ApiError, answeredBefore: number): void => {
  switch (error.kind) {
    case 'http':
      if ((error.status ?? 0) < 500) return hearAnswer()
      break
    case 'offline':
    case 'timeout':
      break
    case 'refused':
    case 'silent':
    case 'signedOut':
    case 'badResponse':
      return hearAnswer()
    case 'unsent':
    case 'held':
    case 'cancelled':
      return undefined
  }
  // Where others of the same tap, or meanwhile, are answered, a failed call is no outage.
  if (answeredCount > Math.min(answeredBefore, answeredBeforeTap)) return undefined
  if (failure === undefined) writeStored('session', KEPT, true)
  failure = error
  failedCount++
  failedAt = monotonic()
}
