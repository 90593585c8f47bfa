import { ImError } from '../domain/chat/imErrors'
import type { ImAccount, ImEvent } from '../gateways/im/port'
import { wait } from '../lib/clock'
import { chatLogOf, chatOf, consultationOfGroup } from './chatLog'
import { readMessage } from './chatPages'
import { signatureState } from './chatSignature'
import { transact, type Clinic } from './clinic'

/** How long the platform takes for anything, to be ready after the login, and between two looks for news. */
export const WAY_MS = 60
const READY_MS = 200
const LOOK_MS = 400

export const NOT_READY = 2999
const SIGNATURE_FOREIGN = 70013
const SIGNATURE_EXPIRED = 70001

/** How much of a group has been told. */
type Watched = { length: number; revoked: number }

/** One sign-in to the platform, and what it tells by itself of the groups that were looked at. */
export const chatSession = (clinic: Clinic, tell: (event: ImEvent) => void) => {
  const watched = new Map<string, Watched>()
  /** Own messages, which are not told again to whoever has sent them. */
  const sentHere = new Set<string>()
  let user: string | undefined
  let ready = false
  let timer: ReturnType<typeof setInterval> | undefined

  const look = (): void => {
    for (const group of watched.keys()) for (const event of transact(clinic, () => newsOf(group))) tell(event)
  }

  const newsOf = (group: string): ImEvent[] => {
    const one = consultationOfGroup(clinic, group)
    const seen = watched.get(group)
    if (one === undefined || seen === undefined) return []
    const log = chatLogOf(clinic, one)
    const { revoked } = chatOf(clinic, one)
    watched.set(group, { length: log.length, revoked: revoked.length })
    const messages = log
      .slice(Math.min(seen.length, log.length), log.length)
      .filter(({ ID }) => !sentHere.has(ID))
      .map(readMessage)
    const ids = revoked.slice(seen.revoked)
    return [
      ...(messages.length === 0 ? [] : [{ kind: 'messages' as const, group, messages }]),
      ...(ids.length === 0 ? [] : [{ kind: 'revoked' as const, group, ids }]),
    ]
  }

  const leave = (): void => {
    user = undefined
    ready = false
    watched.clear()
    clearInterval(timer)
  }

  return {
    login: async ({ userId, signature }: ImAccount): Promise<void> => {
      leave()
      await wait(WAY_MS)
      const state = signatureState(clinic, userId, signature)
      if (state === 'foreign') throw new ImError(SIGNATURE_FOREIGN, 'the signature is of somebody else')
      if (state === 'expired') throw new ImError(SIGNATURE_EXPIRED, 'the signature has run out')
      user = userId
      timer = setInterval(look, LOOK_MS)
      setTimeout(() => {
        if (user !== userId) return
        ready = true
        tell({ kind: 'ready' })
      }, READY_MS)
    },
    /** Whoever has logged in, once all else may be asked. */
    readyUser: () => (ready ? user : undefined),
    /** From now on, what happens in the group is told. */
    watch: (group: string): void => {
      const one = consultationOfGroup(clinic, group)
      if (one === undefined || watched.has(group)) return
      watched.set(group, { length: chatLogOf(clinic, one).length, revoked: chatOf(clinic, one).revoked.length })
    },
    knows: (id: string): void => void sentHere.add(id),
    leave,
  }
}
