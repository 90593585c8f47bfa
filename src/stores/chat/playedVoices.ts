import { array, number, object, string } from 'valibot'
import type { ChatMessage } from '@/domain/chat/message'
import { dataOf } from '@/lib/remote'
import { storedRows } from '@/lib/storedRows'
import { createStore } from '@/stores/createStore'
import { PLAYED_VOICES, readUserItem, writeUserItem } from '@/stores/userStorage'
import { useChatOwner } from './chat'

const MOST_CHATS = 50
/** The largest number per chat. Older played messages show the dot of unplayed ones again. */
const MOST_VOICES = 200

const kept = storedRows(object({ id: string(), times: array(number()) }))

type Played = ReadonlyMap<string, readonly number[]>

/** The times of the played voice messages by consultation; empty while the owner of the chat is unknown. */
const usePlayed = createStore<{ userId: string | undefined; played: Played }>(() => ({
  userId: undefined,
  played: new Map(),
}))

/** Whether a voice message of others was never played on this phone. */
export const useIsUnplayed = (id: string, { flow, time, state, body }: ChatMessage): boolean =>
  usePlayed(({ played }) => flow === 'in' && state === 'sent' && body.kind === 'sound' && !isIn(played, id, time))

const isIn = (played: Played, id: string, time: number): boolean => played.get(id)?.includes(time) === true

/**
 * Reads the stored times, to which another tab may have added; while the owner is unknown, every message counts as not
 * played.
 */
export const restorePlayed = (): void => {
  const userId = dataOf(useChatOwner.getState().owner)
  if (userId === undefined) return
  const rows = readUserItem(userId, PLAYED_VOICES, kept) ?? []
  usePlayed.setState({ userId, played: new Map(rows.map(({ id, times }) => [id, times])) })
}

/** Stores that a voice message was played, by the time when it was sent: an archived copy has another id. */
export const markPlayed = (id: string, { time }: ChatMessage): void => {
  restorePlayed()
  const { userId, played } = usePlayed.getState()
  if (isIn(played, id, time)) return
  const others = [...played].filter(([other]) => other !== id)
  const times = [time, ...(played.get(id) ?? [])].slice(0, MOST_VOICES)
  const all = [[id, times] as const, ...others].slice(0, MOST_CHATS)
  usePlayed.setState({ played: new Map(all) })
  if (userId !== undefined)
    writeUserItem(
      userId,
      PLAYED_VOICES,
      all.map(([chat, of]) => ({ id: chat, times: of })),
    )
}
