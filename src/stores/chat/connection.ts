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
  type ChatVisit,
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
export const connectChat = (visit: ChatVisit): (() => void) => {
  const chat = chatOf(visit)
  const info = chat && infoNow(chat.id)
  if (info === undefined) return () => undefined
  void restoreUnsent(visit)
  if (!isLive(info)) {
    become(visit, { state: 'archive' })
    if (chat?.cursor?.from !== 'platform') void loadArchive(visit)
    return () => undefined
  }
  const handlers: Handlers = {
    handleChatEvent: chatEventHandler(visit),
    handleReconnect: throttleBatch<ImEvent>(RECONNECT_BATCH_MS, () => void readAgain(visit)).add,
  }
  const listen = (session: ImSession | undefined) =>
    session?.client.listen((event) => handleEvent(visit, event, handlers)) ?? (() => undefined)
  let stop = listen(useImSession.getState().session)
  const unfollow = useImSession.subscribe(({ session }, before) => {
    if (session === before.session) return
    stop()
    stop = listen(session)
  })
  const release = acquireImSession()
  void connect(visit)
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
      () => chatOf(chat.visit) !== undefined,
    )
  } finally {
    release()
  }
}

/** Reconnects with a new signature; an earlier disconnection counts only if it repeats. */
export const reconnect = async (visit: ChatVisit): Promise<void> => {
  closeImSession()
  await connect(visit, true)
}

/** Updates the chat when the user comes back to it, and connects it where that failed without an answer (A620). */
export const lookAgain = async (visit: ChatVisit): Promise<void> => {
  const chat = chatOf(visit)
  if (chat === undefined) return
  await loadInfo(chat.id, chat.type)
  const connection = chatOf(visit)?.connection
  const info = infoNow(chat.id)
  if (connection?.state === 'ready') await loadLatest(visit)
  else if (connection !== undefined && hadNoAnswer(connection) && info !== undefined && isLive(info))
    await reconnect(visit)
}

const connect = async (visit: ChatVisit, withNewSignature = false): Promise<void> => {
  const connection: Connection = { state: 'connecting', wasReady: false }
  changeChat(visit, () => ({ connection, latest: 'awaited' }))
  // The consultation may end meanwhile (CHAT-34), or a later attempt begin.
  const isOn = () => chatOf(visit)?.connection === connection
  try {
    const hasGroup = await waitForGroup(visit, isOn)
    if (!isOn()) return
    if (!hasGroup) return failConnection(visit, { state: 'failed', why: 'noGroup', error: undefined })
    const session = await openImSession(() => ensureAccount(visit, withNewSignature), isOn)
    if (session === undefined || !isOn()) return
    const reason = session.takeKick()
    if (reason !== undefined) return failConnection(visit, { state: 'kickedOut', reason })
    const isReady = await isReadyInTime(session, isOn)
    if (!isOn() || useImSession.getState().session !== session) return
    if (isReady) await goLive(visit)
    else failConnection(visit, { state: 'failed', why: 'timeout', error: undefined })
  } catch (error) {
    // The session may serve a later opening.
    if (!isOn()) return
    closeImSession()
    if (!withNewSignature && imErrorWord(error) === 'signatureExpired') await connect(visit, true)
    else failConnection(visit, failureOf(error))
  }
}

const goLive = async (visit: ChatVisit): Promise<void> => {
  // A new client tells its network only when that changes, so the state from a former client may be wrong.
  changeChat(visit, ({ network }) => ({ connection: { state: 'ready' }, network: network && 'connected' }))
  await readAll(visit)
}

const readAgain = async (visit: ChatVisit): Promise<void> => {
  const chat = chatOf(visit)
  if (chat?.connection.state === 'ready') await Promise.all([readAll(visit), reloadInfo(chat.id)])
}

const readAll = async (visit: ChatVisit): Promise<void> => {
  await Promise.all([loadLatest(visit), loadBlacklist(visit)])
  await loadPeople(visit)
}

type Handlers = { handleChatEvent: (event: ChatEvent) => void; handleReconnect: (events: readonly ImEvent[]) => void }

const handleEvent = (visit: ChatVisit, event: ImEvent, { handleChatEvent, handleReconnect }: Handlers): void => {
  const connection = chatOf(visit)?.connection
  if (connection === undefined) return
  switch (event.kind) {
    case 'ready':
      if (connection.state !== 'connecting' || !connection.wasReady) return
      become(visit, { state: 'ready' })
      return handleReconnect([event])
    case 'notReady':
      if (connection.state === 'ready') become(visit, { state: 'connecting', wasReady: true })
      return
    case 'kickedOut':
      failConnection(visit, { state: 'kickedOut', reason: event.reason })
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

const become = (visit: ChatVisit, connection: Connection): void => changeChat(visit, () => ({ connection }))

const waitForGroup = async (visit: ChatVisit, isOn: () => boolean): Promise<boolean> => {
  const until = monotonic() + GROUP_LIMIT_MS
  for (;;) {
    const chat = chatOf(visit)
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

const ensureAccount = async (visit: ChatVisit, withNewSignature: boolean): Promise<ImAccount> => {
  const id = chatOf(visit)?.id ?? ''
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
