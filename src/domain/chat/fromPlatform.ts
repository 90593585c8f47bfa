import { isRecord, numberIn, recordOf, textIn, type Json } from './json'
import type { ChatMessage } from './message'
import { bodyOf } from './platformBody'

/**
 * A message as the platform or the archive tells it (A394); undefined for what is none, cannot be told from
 * others, or was deleted. What says something that we do not know is of the kind `other` (RE7).
 */
export const messageOf = (item: unknown): ChatMessage | undefined => {
  if (!isRecord(item) || item['isDeleted'] === true) return undefined
  const flow = item['flow'] === 'out' ? 'out' : 'in'
  // Whoever else writes our names into a message must not pass for us.
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

/** Keeps our own name of a message beside it; `localIdOf` reads it back. */
export const withLocalId = (localId: string): string => JSON.stringify({ localId })

const localIdOf = (data: unknown): string | undefined => textIn(recordOf(data) ?? {}, 'localId') || undefined

/** The platform counts from one on; what it has not taken has no place yet. */
const sequenceOf = (item: Json): number | undefined => {
  const sequence = numberIn(item, 'sequence')
  return sequence !== undefined && Number.isSafeInteger(sequence) && sequence > 0 ? sequence : undefined
}

const editionOf = (item: Json): number => {
  const version = numberIn(item, 'version') ?? 0
  return Number.isSafeInteger(version) && version > 0 ? version : Number(item['isModified'] === true)
}

/** The year 9999: whatever is later was counted in milliseconds, or is no time. */
const LATEST = 253_402_300_799

const timeOf = (item: Json): number => {
  const told = numberIn(item, 'time') ?? 0
  const time = told > LATEST ? Math.floor(told / 1000) : told
  return time >= 0 && time <= LATEST ? time : 0
}

const stateOf = (status: unknown): ChatMessage['state'] =>
  status === 'unSend' ? 'sending' : status === 'fail' ? 'failed' : 'sent'
