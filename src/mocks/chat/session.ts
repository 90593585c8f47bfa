import { ImError } from '@/domain/chat/imErrors'
import type { ImAccount, ImEvent } from '@/gateways/im/port'
import { wait } from '@/lib/time/clock'
import { randomId } from '@/lib/random'
import { isOn, readScenario } from '@/mocks/scenario/scenario'
import { findRow, putRow, transact, type Clinic } from '@/mocks/clinic'
import { chatBlacklist, flipNetwork, distortEvents, takeIncident, type Incident } from './faults'
import { chatLogOf, chatOf, consultationOfGroup } from './log'
import { readMessage } from './pages'
import { signatureState } from './people'

type Watched = { length: number; revoked: number; readUpTo: number }

const startWatching = (clinic: Clinic, watched: Map<string, Watched>, group: string): void => {
  const one = consultationOfGroup(clinic, group)
  if (one === undefined || watched.has(group)) return
  const { length } = chatLogOf(clinic, one)
  watched.set(group, { length, revoked: chatOf(clinic, one).revoked.length, readUpTo: length })
}

/** Returns events in the watched groups since the last call, without those sent from here. */
const chatNews = (clinic: Clinic, watched: Map<string, Watched>, sentHere: ReadonlySet<string>): ImEvent[] =>
  [...watched].flatMap(([group, seen]): ImEvent[] => {
    const one = consultationOfGroup(clinic, group)
    if (one === undefined) return []
    const log = chatLogOf(clinic, one)
    const { revoked } = chatOf(clinic, one)
    const added = log.slice(Math.min(seen.length, log.length), log.length)
    const messages = added.filter(({ ID }) => !sentHere.has(ID)).map(readMessage)
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

/** Milliseconds: per request, until ready after the login, and between two checks for news. */
export type Pace = { wayMs: number; readyMs: number; lookMs: number }
export const PACE: Pace = { wayMs: 60, readyMs: 200, lookMs: 400 }
const SLOW_MS = 3000

const NOT_READY = 2999
const NO_NETWORK = 2805
const LOGIN_FAILED = 3001
const SIGNATURE_FOREIGN = 70013
const SIGNATURE_EXPIRED = 70001

const ELSEWHERE: Incident = { kind: 'kickedOut', reason: 'multipleAccount' }

const hasNetwork = (clinic: Clinic): boolean => navigator.onLine && !isOn(clinic, 'offline')

export const chatSession = (clinic: Clinic, pace: Pace, emit: (event: ImEvent) => void) => {
  const page = randomId()
  let user: string | undefined
  let ready = false
  let online = true
  let attempt = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let blacklist = ''
  const watched = new Map<string, Watched>()
  /** Own messages, which are not reported back to their sender. */
  const sentHere = new Set<string>()

  const way = (): Promise<void> => wait(readScenario(clinic).on.includes('slow') ? SLOW_MS : pace.wayMs)

  const forget = (): void => {
    attempt++
    user = undefined
    ready = false
    watched.clear()
    clearInterval(timer)
  }

  /** The platform keeps one page per user signed in. */
  const isElsewhere = (): boolean => user !== undefined && (findRow(clinic, 'chatLogins', user)?.page ?? page) !== page

  const emitChanges = (): void => {
    const before = online
    const { incident, news, listed } = transact(clinic, () => {
      online = hasNetwork(clinic)
      return {
        incident: isElsewhere() ? ELSEWHERE : takeIncident(clinic),
        news: online ? distortEvents(clinic, chatNews(clinic, watched, sentHere)) : [],
        listed: chatBlacklist(clinic, [...watched.keys()]),
      }
    })
    if (before !== online) emitNetwork(online)
    if (listed.join() !== blacklist) {
      blacklist = listed.join()
      emit({ kind: 'blacklist', userIds: listed })
    }
    news.forEach(emit)
    if (incident !== undefined) handleIncident(incident)
  }

  const emitNetwork = (isOnline: boolean): void => {
    if (isOnline) emit({ kind: 'network', state: 'connecting' })
    emit({ kind: 'network', state: isOnline ? 'connected' : 'disconnected' })
  }

  const handleIncident = (incident: Incident): void => {
    switch (incident.kind) {
      case 'kickedOut':
        forget()
        emit(incident)
        return emit({ kind: 'notReady' })
      case 'flips':
        return flipNetwork(emit, () => user !== undefined)
      case 'joinRequest': {
        const [group] = watched.keys()
        if (group !== undefined) emit({ ...incident, group })
      }
    }
  }

  return {
    login: async ({ userId, signature }: ImAccount): Promise<void> => {
      forget()
      const mine = attempt
      await way()
      if (transact(clinic, () => admits(clinic, userId, signature)) === 'never')
        return new Promise<never>(() => undefined)
      if (mine !== attempt) return
      user = userId
      transact(clinic, () => putRow(clinic, 'chatLogins', { id: userId, page }))
      timer = setInterval(emitChanges, pace.lookMs)
      setTimeout(() => {
        if (mine !== attempt) return
        ready = true
        emit({ kind: 'ready' })
      }, pace.readyMs)
    },
    readyUser: () => (ready ? user : undefined),
    ask: async <T>(work: (userId: string) => T): Promise<T> => {
      await way()
      if (user === undefined || !ready) throw new ImError(NOT_READY, 'not ready')
      const userId = user
      return transact(clinic, () => {
        if (!hasNetwork(clinic)) throw new ImError(NO_NETWORK, 'no network')
        return work(userId)
      })
    },
    watch: (group: string): void => startWatching(clinic, watched, group),
    knows: (id: string): void => void sentHere.add(id),
    leave: forget,
  }
}

/** Throws when the user is rejected; 'never' when the platform does not answer. */
const admits = (clinic: Clinic, userId: string, signature: string): 'now' | 'never' => {
  if (isOn(clinic, 'loginHangs')) return 'never'
  if (!hasNetwork(clinic)) throw new ImError(NO_NETWORK, 'no network')
  if (isOn(clinic, 'loginFails')) throw new ImError(LOGIN_FAILED, 'the login fails')
  switch (signatureState(clinic, userId, signature)) {
    case 'good':
      return 'now'
    case 'foreign':
      throw new ImError(SIGNATURE_FOREIGN, 'the signature is of somebody else')
    case 'expired':
      throw new ImError(SIGNATURE_EXPIRED, 'the signature has run out')
  }
}
