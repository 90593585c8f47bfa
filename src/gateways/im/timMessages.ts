import { messageOf } from '@/domain/chat/fromPlatform'
import { numberIn, textIn } from '@/domain/chat/json'
import { isRecord, type Json } from '@/lib/isRecord'
import type { ChatMessage } from '@/domain/chat/message'
import { now } from '@/lib/time/clock'

const MOST = 2000

export const bounded = <V>(most: number) => {
  const all = new Map<string, V>()
  // One iterator for all deletions: a new one would skip the deleted entries again and again.
  const oldest = all.keys()
  return {
    get: (key: string): V | undefined => all.get(key),
    delete: (key: string): void => void all.delete(key),
    set: (key: string, value: V): void => {
      all.delete(key)
      all.set(key, value)
      if (all.size > most) all.delete(oldest.next().value ?? key)
    },
  }
}

const GROUP = 'GROUP'

export const conversationOf = (group: string): string => `${GROUP}${group}`

export const groupOf = (item: Json): string | undefined => {
  const conversation = textIn(item, 'conversationID')
  if (conversation !== undefined) return conversation.startsWith(GROUP) ? conversation.slice(GROUP.length) : undefined
  return item['conversationType'] === GROUP ? textIn(item, 'to') : undefined
}

type Made = { item: Json; group: string }

/**
 * Stores the platform's message objects and the recalled ones. A recall may arrive before its message, which must then
 * stay recalled.
 */
export const keepMessages = () => {
  const made = bounded<Made>(MOST)
  const ids = bounded<string>(MOST)
  const recalled = bounded<true>(MOST)
  const localIds = bounded<string>(MOST)

  /**
   * Stores the local id of a message made here: the platform may return it without that id, even before it is sent
   * (RE4).
   */
  const name = (item: unknown, localId: string): void => {
    const id = isRecord(item) ? textIn(item, 'ID') || undefined : undefined
    if (id !== undefined) localIds.set(id, localId)
  }

  const read = (group: string, item: unknown): ChatMessage | undefined => {
    const parsed = messageOf(item)
    if (parsed === undefined || !isRecord(item)) return undefined
    const message = { ...parsed, localId: parsed.localId ?? localIds.get(parsed.id ?? '') }
    const { id, sequence, isRevoked } = message
    const place = sequence === undefined ? undefined : placeOf(group, sequence)
    if (id !== undefined) {
      made.set(id, { item, group })
      if (place !== undefined) ids.set(place, id)
      if (isRevoked) recalled.set(id, true)
    }
    const isRecalled = [id, place].some((name) => name !== undefined && recalled.get(name))
    return isRecalled ? { ...message, isRevoked: true } : message
  }

  const recall = (item: Json): { group: string; id: string } | undefined => {
    const ownId = textIn(item, 'ID') || undefined
    const group = groupOf(item) ?? (ownId === undefined ? undefined : made.get(ownId)?.group)
    const sequence = numberIn(item, 'sequence')
    const place = group === undefined || sequence === undefined ? undefined : placeOf(group, sequence)
    // For a message that is not loaded yet the platform gives its sequence only.
    const name = ownId ?? place
    if (name !== undefined) recalled.set(name, true)
    const id = ownId ?? (place === undefined ? undefined : ids.get(place))
    return group === undefined || id === undefined ? undefined : { group, id }
  }

  return { get: made.get, name, read, recall }
}

/** Gives a message without a time the present one, in seconds. */
export const atItsTime = <M extends ChatMessage>(message: M): M =>
  message.time > 0 ? message : { ...message, time: Math.floor(now() / 1000) }

export type KeptMessages = ReturnType<typeof keepMessages>

const placeOf = (group: string, sequence: number): string => `${GROUP}${group} ${String(sequence)}`
