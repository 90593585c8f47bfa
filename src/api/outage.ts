import { monotonic } from '@/lib/time/clock'
import { isInSession, removeStored, writeStored } from '@/lib/storage'
import { ApiError } from './errors'

/** A451: during an outage each tap sends at most this many calls. */
const CALLS_PER_TAP = 2
/** After this time the same number of calls may be sent without a tap, for automatic requests. */
const RENEWED_AFTER_MS = 5000

/** Storage key that keeps an outage known across a reload of the page. */
const KEPT = 'outage'

type Read = { name: string }
type Waiting = { read: Read; send: () => void; fail: (reason: ApiError) => void }

/** The error of the last failed call; undefined once a call was answered. */
let failure: ApiError | undefined
let failedCount = 0
let failedAt = 0
let answeredCount = 0
let answeredBeforeTap = 0
let isReached = true
let waiting: Waiting[] = []
const running = new Set<Read>()
/**
 * The number of the last attempt of each read. The oldest goes first: some parts of the server may answer while others
 * never do.
 */
const lastTried = new Map<string, number>()
let tries = 0

/** On a tap, a step in history or a return to the page: allows two more calls, and looks for a lost network. */
export const renewOutageCalls = (): void => {
  failedCount = 0
  answeredBeforeTap = answeredCount
  if (!navigator.onLine && !isReached) findNetwork()
}

/** Asks the site for a small file (A672). Any other network, such as that of a hotel, answers with a page. */
const findNetwork = (): void => {
  fetch('/version.json', { cache: 'no-store' })
    .then((answer) => answer.json())
    .then(noteReached, () => undefined)
}

/** The phone has lost its network. */
export const noteNetworkLost = (): void => {
  isReached = false
}

/**
 * Whether the network has answered since the phone last lost it; the page itself is an answer. Some phones call
 * themselves offline for good (A624).
 */
export const isServerReached = (): boolean => isReached

/** Event of the window: the network answers again. `online` would refetch every screen. */
const SERVER_REACHED = 'reached'

/** Starts with the outage that the previous page has stored, if there is one. */
export const beginOutageWatch = (): void => {
  failure = isInSession(KEPT) ? new ApiError('http', 503) : undefined
  renewOutageCalls()
  waiting = []
  running.clear()
  lastTried.clear()
}

/**
 * Sends a read. During an outage it waits for its turn, and is rejected unsent when the calls before it have failed.
 */
export const sendRead = async <T>(name: string, send: () => Promise<T>): Promise<T> => {
  const read = { name }
  if (failure === undefined) begin(read)
  else await waitForTurn(read)
  try {
    return await watched(send)
  } finally {
    running.delete(read)
    choose()
  }
}

/** Sends a write at once. Waiting reads continue after its answer. */
export const sendWrite = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await watched(send)
  } finally {
    choose()
  }
}

/** Sends a call, and updates the state of the outage by its result. */
const watched = async <T>(send: () => Promise<T>): Promise<T> => {
  const before = answeredCount
  try {
    const data = await send()
    handleAnswer()
    return data
  } catch (error) {
    if (error instanceof ApiError) handleFailure(error, before)
    throw error
  }
}

const waitForTurn = (read: Read): Promise<void> =>
  new Promise((send, fail) => {
    waiting.push({ read, send, fail })
    // Choose in a microtask, when all reads of one tap are waiting.
    void Promise.resolve().then(choose)
  })

const choose = (): void => {
  if (waiting.length === 0) return
  waiting.sort((one, other) => triedAt(one) - triedAt(other))
  for (const { read, send } of waiting.splice(0, callsLeft())) {
    begin(read)
    send()
  }
  if (running.size > 0 || failure === undefined) return
  for (const { fail } of waiting.splice(0)) fail(failure)
}

const triedAt = ({ read }: Waiting): number => lastTried.get(read.name) ?? 0

const callsLeft = (): number => {
  if (failure === undefined) return Infinity
  if (monotonic() - failedAt > RENEWED_AFTER_MS) failedCount = 0
  return Math.max(0, CALLS_PER_TAP - failedCount - running.size)
}

const begin = (read: Read): void => {
  running.add(read)
  lastTried.set(read.name, ++tries)
}

const handleAnswer = (): void => {
  if (failure !== undefined) removeStored('session', KEPT)
  failure = undefined
  failedCount = 0
  answeredCount++
  noteReached()
}

const noteReached = (): void => {
  if (isReached) return
  isReached = true
  window.dispatchEvent(new Event(SERVER_REACHED))
}

const handleFailure = (error: ApiError, answeredBefore: number): void => {
  switch (error.kind) {
    case 'http':
      if ((error.status ?? 0) < 500) return handleAnswer()
      break
    case 'offline':
    case 'timeout':
      break
    case 'refused':
    case 'silent':
    case 'signedOut':
    case 'badResponse':
      return handleAnswer()
    case 'unsent':
    case 'held':
    case 'cancelled':
      return undefined
  }
  // A failure is no outage when another call was answered since the last tap, or while this call ran.
  if (answeredCount > Math.min(answeredBefore, answeredBeforeTap)) return undefined
  if (failure === undefined) writeStored('session', KEPT, true)
  failure = error
  failedCount++
  failedAt = monotonic()
}
