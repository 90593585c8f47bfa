import { boolean, fallback, number, object, optional, picklist, string, type InferOutput } from 'valibot'
import { REFUSALS } from '@/domain/chat/imErrors'
import { outgoingMessage } from '@/domain/chat/message'
import { storedRows } from '@/lib/storedRows'
import { now } from '@/lib/time/clock'
import { sessionGuard } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import { knownCustomerId } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import {
  CHAT_UNSENT,
  DRAFT_PREFIX,
  isRecent,
  readRecentUserItem,
  removeUserItem,
  writeUserItem,
} from '@/stores/userStorage'
import { chatOf, infoNow, takeMessages, useChat, writtenIn, ensureChatOwner, type ChatOpening } from './chat'
import { followUpsOf, restoreFollowUps, settleFollowUps, useChatFollowUps } from './followUps'
import { findArrived } from './messages'

const refusal = fallback(optional(picklist(REFUSALS)), undefined)
/** `at`: when it was written here last, by the app's clock; `time` is the platform's. */
const at = optional(number())
const text = object({ localId: string(), text: string(), time: number(), refusal, at })
const followUp = object({ localId: string(), at: number(), isTaken: boolean() })
const lostOne = object({ localId: string(), what: picklist(['image', 'sound']), time: number(), at })
const kept = object({
  at: number(),
  texts: storedRows(text),
  lost: optional(storedRows(lostOne), []),
})
const uncounted = object({ at: number(), followUps: storedRows(followUp) })

/** Rows by local id, as this page has written them last; another tab writes to the same place. */
type Base = ReadonlyMap<string, string>
type Restored = { isOn: () => boolean; written: Base; followUps: Base }

/** Consultations whose stored messages are restored, with their session check; only these are overwritten. */
const useRestored = createStore<{ restored: ReadonlyMap<string, Restored> }>(() => ({ restored: new Map() }))

const isRestored = (id: string): boolean => useRestored.getState().restored.get(id)?.isOn() === true

/**
 * Restores unconfirmed messages: texts for resending, pictures and voices as lost. Counts uncounted follow-ups. From
 * then on such messages are stored on the phone like drafts (RE6, A276, A384).
 */
export const restoreUnsent = async (opening: ChatOpening): Promise<void> => {
  const id = chatOf(opening)?.id
  if (id === undefined || isRestored(id)) return
  try {
    const userId = await ensureChatOwner()
    if (chatOf(opening) === undefined || isRestored(id)) return
    const { texts, lost, followUps } = storedNow(userId, id)
    noteWritten(id, { isOn: sessionGuard(), written: baseOf([...texts, ...lost]), followUps: baseOf(followUps) })
    restoreFollowUps(
      id,
      followUps.filter(({ at }) => isRecent(at)),
    )
    restoreWritten(opening, texts, lost)
    settleFollowUps(opening)
    findArrived(opening)
    keep(id)
  } catch (failure) {
    reportFault(failure)
  }
}

type Timed = { localId: string; time: number; at?: number | undefined }

const restoreWritten = (
  opening: ChatOpening,
  texts: readonly InferOutput<typeof text>[],
  lost: readonly InferOutput<typeof lostOne>[],
): void => {
  const chat = chatOf(opening)
  const from = (chat && infoNow(chat.id)?.account.userId) ?? ''
  // Loaded messages are further along than stored ones.
  const known = new Set(chat?.messages.map(({ localId }) => localId))
  const isMissing = ({ localId, time, at = time * 1000 }: Timed) => !known.has(localId) && isRecent(at)
  const missing = texts.filter(isMissing)
  useChat.setState(({ bodies }) => ({
    bodies: new Map([...bodies, ...missing.map(({ localId, text }) => [localId, { kind: 'text', text }] as const)]),
  }))
  const written = [
    ...missing.map(({ localId, time, refusal, text }) => ({
      localId,
      time,
      refusal,
      body: { kind: 'text', text } as const,
    })),
    ...lost
      .filter(isMissing)
      .map(({ localId, time, what }) => ({ localId, time, body: { kind: 'lost', what } as const })),
  ]
  takeMessages(
    opening,
    written.map((one) => outgoingMessage({ ...one, from, state: 'failed' })),
  )
}

useChat.subscribe((state, before) => {
  if (state.shown?.messages === before.shown?.messages && state.unsent === before.unsent) return
  for (const id of new Set([...(state.shown === undefined ? [] : [state.shown.id]), ...state.unsent.keys()]))
    if (namesIn(state, id) !== namesIn(before, id)) keep(id)
})

useChatFollowUps.subscribe(({ followUps }, before) => {
  for (const id of new Set([...followUps.values(), ...before.followUps.values()].map((one) => one.id))) keep(id)
})

type State = Parameters<typeof writtenIn>[0]

const namesIn = (state: State, id: string): string =>
  writtenIn(state, id)
    .map(({ localId, time, refusal }) => `${localId} ${time} ${refusal}`)
    .join()

const keep = (id: string): void => {
  const userId = knownCustomerId()
  const restored = useRestored.getState().restored.get(id)
  if (userId === undefined || restored?.isOn() !== true) return
  const written = writtenIn(useChat.getState(), id)
  const texts = written.flatMap(({ localId, time, body, refusal }) =>
    localId !== undefined && body.kind === 'text' ? { localId, text: body.text, time, refusal, at: now() } : [],
  )
  const lost = written.flatMap(({ localId, time, body }) => {
    const what = body.kind === 'lost' ? body.what : body.kind
    return localId !== undefined && (what === 'image' || what === 'sound') ? { localId, what, time, at: now() } : []
  })
  const followUps = followUpsOf(id)
  const stored = storedNow(userId, id)
  const all = {
    texts: merged(restored.written, texts, stored.texts),
    lost: merged(restored.written, lost, stored.lost),
  }
  const counts = merged(restored.followUps, followUps, stored.followUps)
  noteWritten(id, { ...restored, written: baseOf([...texts, ...lost]), followUps: baseOf(followUps) })
  const keepIf = (some: boolean, name: string, what: object) =>
    some ? writeUserItem(userId, name, { at: now(), ...what }) : removeUserItem(userId, name)
  keepIf(all.texts.length + all.lost.length > 0, nameOf(id), all)
  keepIf(counts.length > 0, uncountedOf(id), { followUps: counts })
}

type Row = { localId: string }

const storedNow = (userId: string, id: string) => {
  const { texts = [], lost = [] } = readRecentUserItem(userId, nameOf(id), kept) ?? {}
  const { followUps = [] } = readRecentUserItem(userId, uncountedOf(id), uncounted) ?? {}
  return { texts, lost, followUps }
}

/**
 * Adds what changed here since this page wrote last to what is stored now. A row that another tab has added stays.
 * One that another tab has removed does not come back: it arrived, or the user deleted it.
 */
const merged = <R extends Row>(base: Base, here: readonly R[], stored: readonly R[]): R[] => {
  const changed = here.filter((row) => base.get(row.localId) !== signature(row))
  const isIn = (rows: readonly R[], { localId }: R) => rows.some((row) => row.localId === localId)
  return [...stored.filter((row) => !isIn(changed, row) && (isIn(here, row) || !base.has(row.localId))), ...changed]
}

const baseOf = (rows: readonly Row[]): Base => new Map(rows.map((row) => [row.localId, signature(row)]))

/** A row without the time of writing, which alone is no change. */
const signature = (row: Row): string => JSON.stringify({ ...row, at: undefined })

const noteWritten = (id: string, now: Restored): void =>
  useRestored.setState(({ restored }) => ({ restored: new Map(restored).set(id, now) }))

const nameOf = (id: string): string => CHAT_UNSENT + id
const uncountedOf = (id: string): string => `${DRAFT_PREFIX}uncounted:${id}`
