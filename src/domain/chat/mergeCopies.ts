import type { ChatMessage } from './message'

const RANK = { sending: 0, failed: 1, sent: 2 } as const

/**
 * One message of its copies, whichever came first: sent for good where one was, revoked where one is. One of the
 * copies itself where it says it all.
 */
export const mergeCopies = (copies: readonly ChatMessage[]): ChatMessage => {
  const [first, ...others] = copies
  if (first === undefined) throw new Error('there is no copy')
  if (others.every((copy) => isSame(first, copy))) return first
  const best = others.reduce((winner, copy) => (compare(copy, winner) > 0 ? copy : winner), first)
  const made: ChatMessage = {
    ...best,
    id: least(copies.map(({ id }) => id)),
    localId: least(copies.map(({ localId }) => localId)),
    sequence: least(copies.map(({ sequence }) => sequence)),
    isRevoked: copies.some(({ isRevoked }) => isRevoked),
    isPeerRead: copies.some(({ isPeerRead }) => isPeerRead),
  }
  return copies.find((copy) => isSame(copy, made)) ?? made
}

/** Which of two copies tells more: what has come further, what was changed last, what can be read, the later one. */
const compare = (a: ChatMessage, b: ChatMessage): number =>
  RANK[a.state] - RANK[b.state] ||
  a.edition - b.edition ||
  Number(a.body.kind !== 'other') - Number(b.body.kind !== 'other') ||
  a.time - b.time ||
  compareTexts(contentOf(a), contentOf(b))

// Copies that contradict one another are no reason to show one today and the other tomorrow.
const contentOf = ({ from, flow, body }: ChatMessage): string => JSON.stringify([from, flow, body])

/** Texts in an order that no language changes. */
export const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const least = <T extends string | number>(values: readonly (T | undefined)[]): T | undefined =>
  values.reduce(
    (least, value) => (least === undefined || (value !== undefined && value < least) ? value : least),
    undefined,
  )

const isSame = (a: ChatMessage, b: ChatMessage): boolean =>
  a === b ||
  (a.id === b.id &&
    a.localId === b.localId &&
    a.sequence === b.sequence &&
    a.time === b.time &&
    a.state === b.state &&
    a.isRevoked === b.isRevoked &&
    a.isPeerRead === b.isPeerRead &&
    a.edition === b.edition &&
    contentOf(a) === contentOf(b))
