import type { ImEvent } from '@/gateways/im/port'
import { chatLogOf, chatOf, consultationOfGroup } from './log'
import { readMessage } from './pages'
import type { Clinic } from '@/mocks/clinic'

/** How much of a group has been told: messages, what was taken back, and up to where the own ones were read. */
export type Watched = { length: number; revoked: number; readUpTo: number }

/** From now on news of a group are told. */
export const startWatching = (clinic: Clinic, watched: Map<string, Watched>, group: string): void => {
  const one = consultationOfGroup(clinic, group)
  if (one === undefined || watched.has(group)) return
  const { length } = chatLogOf(clinic, one)
  watched.set(group, { length, revoked: chatOf(clinic, one).revoked.length, readUpTo: length })
}

/** What has happened in the watched groups since the last look; not what was sent from here. */
export const chatNews = (clinic: Clinic, watched: Map<string, Watched>, sentHere: ReadonlySet<string>): ImEvent[] =>
  [...watched].flatMap(([group, seen]): ImEvent[] => {
    const one = consultationOfGroup(clinic, group)
    if (one === undefined) return []
    const log = chatLogOf(clinic, one)
    const { revoked } = chatOf(clinic, one)
    const told = log.slice(Math.min(seen.length, log.length), log.length)
    const messages = told.filter(({ ID }) => !sentHere.has(ID)).map(readMessage)
    const ids = revoked.slice(seen.revoked)
    const read = log
      .slice(Math.min(seen.readUpTo, log.length), log.length)
      .filter(({ isPeerRead, flow }) => isPeerRead && flow === 'out')
    const readUpTo = read.reduce((last, { sequence }) => Math.max(last, sequence), seen.readUpTo)
    watched.set(group, { length: log.length, revoked: revoked.length, readUpTo })
    return [
      ...(messages.length === 0 ? [] : [{ kind: 'messages' as const, group, messages }]),
      ...(ids.length === 0 ? [] : [{ kind: 'revoked' as const, group, ids }]),
      ...(read.length === 0 ? [] : [{ kind: 'peerRead' as const, group, ids: read.map(({ ID }) => ID) }]),
    ]
  })
