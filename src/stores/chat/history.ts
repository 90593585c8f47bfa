import { fetchArchive } from '@/api/chat'
import { imErrorWord, notSignedIn, type ImErrorWord } from '@/domain/chat/imErrors'
import { keyOf } from '@/domain/chat/merge'
import type { HistoryPage } from '@/gateways/im/port'
import { isLastPage } from '@/lib/pagedList'
import { wait } from '@/lib/time/clock'
import { createStore } from '@/stores/createStore'
import {
  changeChat,
  chatOf,
  groupOf,
  infoNow,
  reloadInfo,
  useChat,
  type ChatVisit,
  type Connection,
  type ShownChat,
} from './chat'
import { failUnsent, findArrived, receiveMessages } from './messages'
import { markChatRead } from './seen'
import { closeImSession, useImSession } from './imSession'

/** At most this many pages close the gap after the phone has slept. */
const MOST_PAGES = 40
const MOST_EMPTY = 5

/** Milliseconds between attempts to load missed messages. */
const RETRIES_MS = [5000, 15_000, 45_000, 120_000]

/** The promises resolve with whether no message is missing. */
type Pull = { running: Promise<boolean>; next?: Promise<boolean> }

/**
 * One pull for each connection: a pull over a lost connection may never end, and must not delay the next connection's
 * first one.
 */
const usePulls = createStore(() => ({
  pulls: new WeakMap<Connection, Pull>(),
  retried: new WeakSet<Connection>(),
}))

/**
 * Loads the newest messages and those between them and the loaded ones, one pull at a time (RE5). Requests during a
 * pull share the one that follows it.
 */
export const loadLatest = async (visit: ChatVisit): Promise<void> => {
  const connection = chatOf(visit)?.connection
  if (connection !== undefined && !(await pull(visit))) void retryMissed(visit, connection)
}

const pull = async (visit: ChatVisit): Promise<boolean> => {
  const connection = chatOf(visit)?.connection
  if (connection === undefined) return true
  const { pulls } = usePulls.getState()
  const before = pulls.get(connection)
  if (before !== undefined) return (before.next ??= before.running.then(() => pull(visit)))
  const running = pullLatest(visit).finally(() => pulls.delete(connection))
  pulls.set(connection, { running })
  return running
}

/** RE5: nothing on the screen shows that messages are missing, so they are requested again. */
const retryMissed = async (visit: ChatVisit, connection: Connection): Promise<void> => {
  const { retried } = usePulls.getState()
  if (retried.has(connection)) return
  retried.add(connection)
  for (const ms of RETRIES_MS) {
    await wait(ms)
    if (chatOf(visit)?.connection !== connection || (await pull(visit))) break
  }
  retried.delete(connection)
}

/**
 * When the platform has no messages, loads the archive: the platform also returns none for a group in which it does
 * not know the user.
 */
const pullLatest = async (visit: ChatVisit): Promise<boolean> => {
  const known = new Set(
    chatOf(visit)?.gapless.flatMap((message) => (message.state === 'sent' ? [keyOf(message)] : [])),
  )
  const isFirst = chatOf(visit)?.cursor?.from !== 'platform'
  const { session } = useImSession.getState()
  // A page of a former client does not say what has arrived since.
  const noteLatest = (latest: 'loaded' | 'failed') =>
    changeChat(visit, (chat) =>
      useImSession.getState().session === session && chat.latest !== 'loaded' ? { latest } : {},
    )
  try {
    let page = await fetchPage(visit, undefined)
    if (page?.isCompleted && page.messages.length === 0 && isFirst) page = await joinAndFetch(visit)
    let gapless: ShownChat['gapless'] = []
    for (let count = 1; page !== undefined; count++) {
      if (chatOf(visit) === undefined) return true
      receiveMessages(visit, page.messages)
      if (count === 1) gapless = chatOf(visit)?.messages ?? []
      markChatRead(visit)
      const overlaps = page.messages.some((message) => known.has(keyOf(message)))
      if (isFirst || overlaps || page.isCompleted || count >= MOST_PAGES) {
        changeChat(visit, () => ({ gapless }))
        if (isFirst) takeCursor(visit, page)
        noteLatest('loaded')
        return true
      }
      page = await fetchPage(visit, page.before)
    }
    return true
  } catch (error) {
    if (leavesGroup(visit, error)) return true
    noteLatest('failed')
    // The screen reports the failure of the first one, and a tap retries it.
    if (!isFirst || useImSession.getState().session !== session) return false
    changeChat(visit, () => ({ earlier: { state: 'failed', error } }))
    return true
  }
}

/** Reads the newest messages once more where that has failed. */
export const retryLatest = (visit: ChatVisit): void => {
  if (chatOf(visit)?.latest !== 'failed') return
  changeChat(visit, () => ({ latest: 'awaited' }))
  void loadLatest(visit)
}

/** Loads the page before the loaded messages; resolves with a page that is loading already. */
export const loadEarlier = async (visit: ChatVisit): Promise<void> => {
  const chat = chatOf(visit)
  if (chat === undefined || chat.earlier.state === 'end') return
  if (chat.earlier.state === 'loading') return endOfLoading(visit)
  const { cursor } = chat
  if (cursor === undefined) return chat.connection.state === 'ready' ? retryFirst(visit) : loadArchive(visit)
  if (cursor.from === 'archive') return loadArchive(visit, cursor.page, cursor.loaded)
  if (chat.connection.state === 'archive') {
    // CHAT-34: a consultation that was archived while it was open continues from the archive.
    changeChat(visit, () => ({ cursor: undefined }))
    return loadArchive(visit)
  }
  changeChat(visit, () => ({ earlier: { state: 'loading' } }))
  try {
    const page = await fetchPage(visit, cursor.before)
    if (page === undefined) throw notSignedIn()
    receiveMessages(visit, page.messages)
    takeCursor(visit, page)
  } catch (error) {
    if (leavesGroup(visit, error)) return
    changeChat(visit, () => ({ earlier: { state: 'failed', error } }))
  }
}

const endOfLoading = (visit: ChatVisit): Promise<void> =>
  new Promise((resolve) => {
    const stop = useChat.subscribe(() => {
      if (chatOf(visit)?.earlier.state === 'loading') return
      stop()
      resolve()
    })
  })

/** Loads an archive page, 1 being the newest (CHAT-34); `before` is the number of messages on newer pages. */
export const loadArchive = async (visit: ChatVisit, page = 1, before = 0): Promise<void> => {
  const chat = chatOf(visit)
  if (chat === undefined) return
  changeChat(visit, () => ({ earlier: { state: 'loading' } }))
  try {
    const { messages, total } = await fetchArchive(chat.id, page, infoNow(chat.id)?.account.userId)
    if (chatOf(visit)?.cursor?.from === 'platform') return
    receiveMessages(visit, messages)
    findArrived(visit)
    const loaded = before + messages.length
    changeChat(visit, () => ({
      cursor: { from: 'archive', page: page + 1, loaded },
      earlier: { state: isLastPage(messages.length, loaded, total) ? 'end' : 'idle' },
    }))
  } catch (error) {
    // A new connection may have read the messages by then.
    if (chatOf(visit)?.cursor?.from === 'platform') return
    changeChat(visit, () => ({ earlier: { state: 'failed', error } }))
  }
}

/** Ends the connection with this failure. Keeps the messages that were read; without any, loads the archive. */
export const failConnection = (visit: ChatVisit, connection: Connection): void => {
  if (chatOf(visit) === undefined) return
  changeChat(visit, () => ({ connection }))
  closeImSession()
  failUnsent(visit)
  if (chatOf(visit)?.cursor === undefined) void loadArchive(visit)
}

/** A571: errors of a group that does not exist any more, or is closed to the user. */
const GROUP_GONE: readonly (ImErrorWord | undefined)[] = ['noSuchGroup', 'notAllowed']

/** Goes on with the archive where the group is gone, and asks whether the consultation has ended. */
const leavesGroup = (visit: ChatVisit, error: unknown): boolean => {
  const chat = chatOf(visit)
  if (chat?.connection.state !== 'ready' || !GROUP_GONE.includes(imErrorWord(error))) return false
  changeChat(visit, ({ cursor }) => ({ cursor: cursor?.from === 'archive' ? cursor : undefined }))
  failConnection(visit, { state: 'failed', why: 'groupGone', error })
  void reloadInfo(chat.id)
  return true
}

const retryFirst = async (visit: ChatVisit): Promise<void> => {
  changeChat(visit, () => ({ earlier: { state: 'loading' } }))
  await loadLatest(visit)
}

const joinAndFetch = async (visit: ChatVisit): Promise<HistoryPage | undefined> => {
  const group = groupOf(visit)
  const { session } = useImSession.getState()
  if (group === undefined || session === undefined) return undefined
  try {
    await session.client.join(group)
  } catch (error) {
    if (imErrorWord(error) === 'noSuchGroup') throw error
    changeChat(visit, () => ({ joinError: error }))
  }
  const page = await session.client.fetchHistory(group)
  if (page.messages.length === 0) await loadArchive(visit)
  return page
}

const fetchPage = async (visit: ChatVisit, before: string | undefined): Promise<HistoryPage | undefined> => {
  const group = groupOf(visit)
  const { session } = useImSession.getState()
  if (group === undefined || session === undefined) return undefined
  let page = await session.client.fetchHistory(group, before)
  for (let empty = 1; empty < MOST_EMPTY && isGap(page) && chatOf(visit) !== undefined; empty++)
    page = await session.client.fetchHistory(group, page.before)
  return chatOf(visit) === undefined ? undefined : page
}

const isGap = ({ messages, before, isCompleted }: HistoryPage): boolean =>
  messages.length === 0 && !isCompleted && before !== undefined

const takeCursor = (visit: ChatVisit, { messages, before, isCompleted }: HistoryPage): void =>
  changeChat(visit, ({ earlier, cursor }: ShownChat) =>
    // Without messages of the platform the archive decides, also when it failed.
    isCompleted && (cursor?.from === 'archive' || (messages.length === 0 && earlier.state === 'failed'))
      ? { earlier }
      : { cursor: { from: 'platform', before }, earlier: { state: isCompleted ? 'end' : 'idle' } },
  )
