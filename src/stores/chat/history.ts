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
  type ChatOpening,
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

/** Each resolves false when messages may be missing and the screen does not say so; `loadLatest` then retries. */
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
export const loadLatest = async (opening: ChatOpening): Promise<void> => {
  const connection = chatOf(opening)?.connection
  if (connection !== undefined && !(await pull(opening))) void retryMissed(opening, connection)
}

const pull = async (opening: ChatOpening): Promise<boolean> => {
  const connection = chatOf(opening)?.connection
  if (connection === undefined) return true
  const { pulls } = usePulls.getState()
  const before = pulls.get(connection)
  if (before !== undefined) return (before.next ??= before.running.then(() => pull(opening)))
  const running = pullLatest(opening).finally(() => pulls.delete(connection))
  pulls.set(connection, { running })
  return running
}

/** RE5: nothing on the screen shows that messages are missing, so they are requested again. */
const retryMissed = async (opening: ChatOpening, connection: Connection): Promise<void> => {
  const { retried } = usePulls.getState()
  if (retried.has(connection)) return
  retried.add(connection)
  for (const ms of RETRIES_MS) {
    await wait(ms)
    if (chatOf(opening)?.connection !== connection || (await pull(opening))) break
  }
  retried.delete(connection)
}

/**
 * When the platform has no messages, loads the archive: the platform also returns none for a group in which it does
 * not know the user.
 */
const pullLatest = async (opening: ChatOpening): Promise<boolean> => {
  const known = new Set(
    chatOf(opening)?.gapless.flatMap((message) => (message.state === 'sent' ? [keyOf(message)] : [])),
  )
  const isFirst = chatOf(opening)?.cursor?.from !== 'platform'
  const { session } = useImSession.getState()
  // A page of a former client does not say what has arrived since.
  const noteLatest = (latest: 'loaded' | 'failed') =>
    changeChat(opening, (chat) =>
      useImSession.getState().session === session && chat.latest !== 'loaded' ? { latest } : {},
    )
  try {
    let page = await fetchPage(opening, undefined)
    if (page?.isCompleted && page.messages.length === 0 && isFirst) page = await joinAndFetch(opening)
    let gapless: ShownChat['gapless'] = []
    for (let count = 1; page !== undefined; count++) {
      if (chatOf(opening) === undefined) return true
      receiveMessages(opening, page.messages)
      if (count === 1) gapless = chatOf(opening)?.messages ?? []
      markChatRead(opening)
      const overlaps = page.messages.some((message) => known.has(keyOf(message)))
      if (isFirst || overlaps || page.isCompleted || count >= MOST_PAGES) {
        changeChat(opening, () => ({ gapless }))
        if (isFirst) takeCursor(opening, page)
        noteLatest('loaded')
        return true
      }
      page = await fetchPage(opening, page.before)
    }
    return true
  } catch (error) {
    if (leavesGroup(opening, error)) return true
    noteLatest('failed')
    // The screen reports the failure of the first one, and a tap retries it.
    if (!isFirst || useImSession.getState().session !== session) return false
    changeChat(opening, () => ({ earlier: { state: 'failed', error } }))
    return true
  }
}

/** Reads the newest messages once more where that has failed. */
export const retryLatest = (opening: ChatOpening): void => {
  if (chatOf(opening)?.latest !== 'failed') return
  changeChat(opening, () => ({ latest: 'awaited' }))
  void loadLatest(opening)
}

/** Loads the page before the loaded messages; resolves with a page that is loading already. */
export const loadEarlier = async (opening: ChatOpening): Promise<void> => {
  const chat = chatOf(opening)
  if (chat === undefined || chat.earlier.state === 'end') return
  if (chat.earlier.state === 'loading') return endOfLoading(opening)
  const { cursor } = chat
  if (cursor === undefined) return chat.connection.state === 'ready' ? retryFirst(opening) : loadArchive(opening)
  if (cursor.from === 'archive') return loadArchive(opening, cursor.page, cursor.loaded)
  if (chat.connection.state === 'archive') {
    // CHAT-34: a consultation that was archived while it was open continues from the archive.
    changeChat(opening, () => ({ cursor: undefined }))
    return loadArchive(opening)
  }
  changeChat(opening, () => ({ earlier: { state: 'loading' } }))
  try {
    const page = await fetchPage(opening, cursor.before)
    if (page === undefined) throw notSignedIn()
    receiveMessages(opening, page.messages)
    takeCursor(opening, page)
  } catch (error) {
    if (leavesGroup(opening, error)) return
    changeChat(opening, () => ({ earlier: { state: 'failed', error } }))
  }
}

const endOfLoading = (opening: ChatOpening): Promise<void> =>
  new Promise((resolve) => {
    const stop = useChat.subscribe(() => {
      if (chatOf(opening)?.earlier.state === 'loading') return
      stop()
      resolve()
    })
  })

/** Loads an archive page, 1 being the newest (CHAT-34); `before` is the number of messages on newer pages. */
export const loadArchive = async (opening: ChatOpening, page = 1, before = 0): Promise<void> => {
  const chat = chatOf(opening)
  if (chat === undefined) return
  changeChat(opening, () => ({ earlier: { state: 'loading' } }))
  try {
    const { messages, total } = await fetchArchive(chat.id, page, infoNow(chat.id)?.account.userId)
    if (chatOf(opening)?.cursor?.from === 'platform') return
    receiveMessages(opening, messages)
    findArrived(opening)
    const loaded = before + messages.length
    changeChat(opening, () => ({
      cursor: { from: 'archive', page: page + 1, loaded },
      earlier: { state: isLastPage(messages.length, loaded, total) ? 'end' : 'idle' },
    }))
  } catch (error) {
    // A new connection may have read the messages by then.
    if (chatOf(opening)?.cursor?.from === 'platform') return
    changeChat(opening, () => ({ earlier: { state: 'failed', error } }))
  }
}

/** Ends the connection with this failure. Keeps the messages that were read; without any, loads the archive. */
export const failConnection = (opening: ChatOpening, connection: Connection): void => {
  if (chatOf(opening) === undefined) return
  changeChat(opening, () => ({ connection }))
  closeImSession()
  failUnsent(opening)
  if (chatOf(opening)?.cursor === undefined) void loadArchive(opening)
}

/** A571: errors of a group that does not exist any more, or is closed to the user. */
const GROUP_GONE: readonly (ImErrorWord | undefined)[] = ['noSuchGroup', 'notAllowed']

/** Goes on with the archive where the group is gone, and asks whether the consultation has ended. */
const leavesGroup = (opening: ChatOpening, error: unknown): boolean => {
  const chat = chatOf(opening)
  if (chat?.connection.state !== 'ready' || !GROUP_GONE.includes(imErrorWord(error))) return false
  changeChat(opening, ({ cursor }) => ({ cursor: cursor?.from === 'archive' ? cursor : undefined }))
  failConnection(opening, { state: 'failed', why: 'groupGone', error })
  void reloadInfo(chat.id)
  return true
}

const retryFirst = async (opening: ChatOpening): Promise<void> => {
  changeChat(opening, () => ({ earlier: { state: 'loading' } }))
  await loadLatest(opening)
}

const joinAndFetch = async (opening: ChatOpening): Promise<HistoryPage | undefined> => {
  const group = groupOf(opening)
  const { session } = useImSession.getState()
  if (group === undefined || session === undefined) return undefined
  try {
    await session.client.join(group)
  } catch (error) {
    if (imErrorWord(error) === 'noSuchGroup') throw error
    changeChat(opening, () => ({ joinError: error }))
  }
  const page = await session.client.fetchHistory(group)
  if (page.messages.length === 0) await loadArchive(opening)
  return page
}

const fetchPage = async (opening: ChatOpening, before: string | undefined): Promise<HistoryPage | undefined> => {
  const group = groupOf(opening)
  const { session } = useImSession.getState()
  if (group === undefined || session === undefined) return undefined
  let page = await session.client.fetchHistory(group, before)
  for (let empty = 1; empty < MOST_EMPTY && isGap(page) && chatOf(opening) !== undefined; empty++)
    page = await session.client.fetchHistory(group, page.before)
  return chatOf(opening) === undefined ? undefined : page
}

const isGap = ({ messages, before, isCompleted }: HistoryPage): boolean =>
  messages.length === 0 && !isCompleted && before !== undefined

const takeCursor = (opening: ChatOpening, { messages, before, isCompleted }: HistoryPage): void =>
  changeChat(opening, ({ earlier, cursor }: ShownChat) =>
    // Without messages of the platform the archive decides, also when it failed.
    isCompleted && (cursor?.from === 'archive' || (messages.length === 0 && earlier.state === 'failed'))
      ? { earlier }
      : { cursor: { from: 'platform', before }, earlier: { state: isCompleted ? 'end' : 'idle' } },
  )
