import { numberIn, recordOf, textIn } from './json'
import { isRecord, type Json } from '@/lib/isRecord'
import type { ChatMessage } from './message'
import { bodyOf } from './platformBody'

/**
 * A394: returns a message of the platform or the archive, or undefined when it is invalid, unidentifiable or deleted.
 * RE7: an unknown kind becomes `other`.
 */
export const messageOf = (item: unknown): ChatMessage | undefined => {
  if (!isRecord(item) || item['isDeleted'] === true) return undefined
  const flow = item['flow'] === 'out' ? 'out' : 'in'
  // A local id of another sender must not pass for ours.
  const localId = flow === 'out' ? localIdOf(item['cloudCustomData']) : undefined
  const [id, sequence] = [textIn(item, 'ID') || undefined, sequenceOf(item)]
  if (id === undefined && localId === undefined && sequence === undefined) return undefined
  return {
    id,
    localId,
    sequence,
    time: timeOf(item),
    from: textIn(item, 'from') ?? '',
    flow,
    state: flow === 'out' ? stateOf(item['status']) : 'sent',
    isRevoked: item['isRevoked'] === true,
    isPeerRead: item['isPeerRead'] === true,
    edition: editionOf(item),
    body: bodyOf(item['type'], item['payload']),
  }
}

export const withLocalId = (localId: string): string => JSON.stringify({ localId })

const localIdOf = (data: unknown): string | undefined => textIn(recordOf(data) ?? {}, 'localId') || undefined

const sequenceOf = (item: Json): number | undefined => {
  const sequence = numberIn(item, 'sequence')
  return sequence !== undefined && Number.isSafeInteger(sequence) && sequence > 0 ? sequence : undefined
}

const editionOf = (item: Json): number => {
  const version = numberIn(item, 'version') ?? 0
  return Number.isSafeInteger(version) && version > 0 ? version : Number(item['isModified'] === true)
}

/** The year 9999 in seconds: a larger time is in milliseconds, or invalid. */
const LATEST = 253_402_300_799

const timeOf = (item: Json): number => {
  const raw = numberIn(item, 'time') ?? 0
  const time = raw > LATEST ? Math.floor(raw / 1000) : raw
  return time >= 0 && time <= LATEST ? time : 0
}

const stateOf = (status: unknown): ChatMessage['state'] =>
  status === 'unSend' ? 'sending' : status === 'fail' ? 'failed' : 'sent'
