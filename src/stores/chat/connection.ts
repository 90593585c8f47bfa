import { fetchSignature } from '@/api/chat'
import { ApiError } from '@/api/errors'
import { imErrorWord } from '@/domain/chat/imErrors'
import type { ImAccount, ImEvent } from '@/gateways/im/port'
import { throttleBatch } from '@/lib/throttleBatch'
import { monotonic, wait } from '@/lib/time/clock'
import { reportFault } from '@/lib/reportFault'
import {
  changeChat,
  changeInfo,
  chatOf,
  infoNow,
  isLive,
  loadInfo,
  reloadInfo,
  useChat,
  type Connection,
  type ChatOpening,
} from './chat'
import {
  isChatAllowed,
  closeImSession,
  acquireImSession,
  openImSession,
  useImSession,
  type ImSession,
} from './imSession'
import { failureOf, hadNoAnswer } from './connectionFailure'
import { chatEventHandler, type ChatEvent } from './events'
import { failConnection, loadArchive, loadLatest } from './history'
import { restoreUnsent } from './outbox'
import { loadBlacklist, loadPeople } from './people'

/** The package itself would wait 90 seconds (RE1). */
const SIGN_IN_LIMIT_MS = 15_000
/** Interval of the check whether the platform is ready (CHAT-50). */
const POLL_MS = 300
/** A408: the group exists only some time after the payment. */
const GROUP_POLL_MS = 2000
const GROUP_LIMIT_MS = 15_000

/** Limits refetching while the connection flips. */
const RECONNECT_BATCH_MS = 2000

/**
 * Connects the shown consultation, or loads its archive when it is not live (CHAT-34, CHAT-35). Returns a function
 * that stops listening and leaves the platform.
 */
export const connectChat = (opening: ChatOpening): (() => void) => {
  const chat = chatOf(opening)
  const info = chat && infoNow(chat.id)
  if (info === undefined) return () => undefined
  void restoreUnsent(opening)
  if (!isLive(info)) {
    become(opening, { state: 'archive' })
    if (chat?.cursor?.from !== 'platform') void loadArchive(opening)
    return () => undefined
  }
  const handlers: Handlers = {
    handleChatEvent: chatEventHandler(opening),
    handleReconnect: throttleBatch<ImEvent>(RECONNECT_BATCH_MS, () => void readAgain(opening)).add,
  }
  const listen = (session: ImSession | undefined) =>
    session?.client.listen((event) => handleEvent(opening, event, handlers)) ?? (() => undefined)
  let stop = listen(useImSession.getState().session)
  const unfollow = useImSession.subscribe(({ session }, before) => {
    if (session === before.session) return
    stop()
    stop = listen(session)
  })
  const release = acquireImSession()
  void connect(opening)
  return () => {
    unfollow()
    stop()
    release()
  }
}

/** Signs in as soon as the account is known, while the screen still loads; an unused session is closed. */
export const signInAhead = async (): Promise<void> => {
  const { shown: chat } = useChat.getState()
  const info = chat && infoNow(chat.id)
  if (chat === undefined || info?.group === undefined || !isLive(info) || !isChatAllowed()) return
  const { userId, signature } = info.account
  if (userId === undefined || signature === undefined) return
  const release = acquireImSession()
  try {
    await openImSession(
      () => Promise.resolve({ sdkAppId: info.account.sdkAppId, userId, signature }),
      () => chatOf(chat.opening) !== undefined,
    )
  } finally {
    release()
  }
}

/** Closes the session and connects with a new signature. An earlier kick is forgotten. */
export const reconnect = async (opening: ChatOpening): Promise<void> => {
  closeImSession()
  await connect(opening, true)
}

/** Updates the chat when the user comes back to it, and connects it where that failed without an answer (A620). */
export const lookAgain = async (opening: ChatOpening): Promise<void> => {
  const chat = chatOf(opening)
  if (chat === undefined) return
  await loadInfo(chat.id, chat.type)
  const connection = chatOf(opening)?.connection
  const info = infoNow(chat.id)
  if (connection?.state === 'ready') await loadLatest(opening)
  else if (connection !== undefined && hadNoAnswer(connection) && info !== undefined && isLive(info))
    await reconnect(opening)
}

const connect = async (opening: ChatOpening, withNewSignature = false): Promise<void> => {
  const connection: Connection = { state: 'connecting', wasReady: false }
  changeChat(opening, () => ({ connection, latest: 'awaited' }))
  // The consultation may end meanwhile (CHAT-34), or a later attempt begin.
  const isOn = () => chatOf(opening)?.connection === connection
  try {
    const hasGroup = await waitForGroup(opening, isOn)
    if (!isOn()) return
    if (!hasGroup) return failConnection(opening, { state: 'failed', why: 'noGroup', error: undefined })
    const session = await openImSession(() => ensureAccount(opening, withNewSignature), isOn)
    if (session === undefined || !isOn()) return
    const reason = session.takeKick()
    if (reason !== undefined) return failConnection(opening, { state: 'kickedOut', reason })
    const isReady = await isReadyInTime(session, isOn)
    if (!isOn() || useImSession.getState().session !== session) return
    if (isReady) await goLive(opening)
    else failConnection(opening, { state: 'failed', why: 'timeout', error: undefined })
  } catch (error) {
    // The session may serve a later opening.
    if (!isOn()) return
    closeImSession()
    if (!withNewSignature && imErrorWord(error) === 'signatureExpired') await connect(opening, true)
    else failConnection(opening, failureOf(error))
  }
}

const goLive = async (opening: ChatOpening): Promise<void> => {
  // A new client tells its network only when that changes, so the state from a former client may be wrong.
  changeChat(opening, ({ network }) => ({ connection: { state: 'ready' }, network: network && 'connected' }))
  await readAll(opening)
}

const readAgain = async (opening: ChatOpening): Promise<void> => {
  const chat = chatOf(opening)
  if (chat?.connection.state === 'ready') await Promise.all([readAll(opening), reloadInfo(chat.id)])
}

const readAll = async (opening: ChatOpening): Promise<void> => {
  await Promise.all([loadLatest(opening), loadBlacklist(opening)])
  await loadPeople(opening)
}

type Handlers = { handleChatEvent: (event: ChatEvent) => void; handleReconnect: (events: readonly ImEvent[]) => void }

const handleEvent = (opening: ChatOpening, event: ImEvent, { handleChatEvent, handleReconnect }: Handlers): void => {
  const connection = chatOf(opening)?.connection
  if (connection === undefined) return
  switch (event.kind) {
    case 'ready':
      if (connection.state !== 'connecting' || !connection.wasReady) return
      become(opening, { state: 'ready' })
      return handleReconnect([event])
    case 'notReady':
      if (connection.state === 'ready') become(opening, { state: 'connecting', wasReady: true })
      return
    case 'kickedOut':
      failConnection(opening, { state: 'kickedOut', reason: event.reason })
      return
    case 'messages':
    case 'edited':
    case 'revoked':
    case 'peerRead':
    case 'network':
    case 'blacklist':
    case 'joinRequest':
      handleChatEvent(event)
  }
}

const become = (opening: ChatOpening, connection: Connection): void => changeChat(opening, () => ({ connection }))

const waitForGroup = async (opening: ChatOpening, isOn: () => boolean): Promise<boolean> => {
  const until = monotonic() + GROUP_LIMIT_MS
  for (;;) {
    const chat = chatOf(opening)
    if (chat === undefined || !isOn()) return false
    if (infoNow(chat.id)?.group !== undefined) return true
    if (monotonic() > until) return false
    await wait(GROUP_POLL_MS)
    await loadInfo(chat.id, chat.type)
  }
}

const isReadyInTime = async ({ client, signedIn }: ImSession, isOn: () => boolean): Promise<boolean> => {
  const until = monotonic() + SIGN_IN_LIMIT_MS
  const refused = signedIn.then(() => new Promise<never>(() => undefined))
  refused.catch(reportFault)
  let wake: () => void = () => undefined
  const stop = client.listen(({ kind }) => {
    if (kind === 'ready') wake()
  })
  const nextLook = () => Promise.race([wait(POLL_MS), new Promise<void>((resolve) => (wake = resolve))])
  try {
    await Promise.race([signedIn, nextLook()])
    while (isOn() && !client.isReady() && monotonic() < until) await Promise.race([refused, nextLook()])
  } finally {
    stop()
  }
  return client.isReady()
}

const ensureAccount = async (opening: ChatOpening, withNewSignature: boolean): Promise<ImAccount> => {
  const id = chatOf(opening)?.id ?? ''
  const account = infoNow(id)?.account
  const isComplete = account?.signature !== undefined && account.userId !== undefined
  const { sdkAppId, userId, signature } =
    isComplete && !withNewSignature
      ? account
      : { sdkAppId: undefined, ...account, ...withoutGaps(await fetchSignature()) }
  if (userId === undefined || signature === undefined) throw new ApiError('badResponse')
  changeInfo(id, () => ({ account: { sdkAppId, userId, signature } }))
  return { sdkAppId, userId, signature }
}

const withoutGaps = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
