import type { ImEvent } from '@/gateways/im/port'
import { randomId } from '@/lib/random'
import { consultationOfGroup } from './log'
import { doctorUserId } from './people'
import type { Clinic } from '@/mocks/clinic'
import { isOn, putFault } from '@/mocks/scenario/scenario'
import { CHAT_ONCE } from '@/mocks/scenario/record'

/** What befalls whoever is in a chat. */
export type Befalling =
  | Extract<ImEvent, { kind: 'kickedOut' }>
  | Omit<Extract<ImEvent, { kind: 'joinRequest' }>, 'group'>
  | { kind: 'flips' }

/** The next thing that befalls somebody, and is over thereby. */
export const takeBefalling = (clinic: Clinic): Befalling | undefined => {
  const fault = CHAT_ONCE.find((one) => isOn(clinic, one))
  if (fault === undefined) return undefined
  putFault(clinic, fault, false)
  switch (fault) {
    case 'kickedAccount':
      return { kind: 'kickedOut', reason: 'multipleAccount' }
    case 'kickedDevice':
      return { kind: 'kickedOut', reason: 'multipleDevice' }
    case 'kickedSignature':
      return { kind: 'kickedOut', reason: 'userSigExpired' }
    case 'kickedOther':
      return { kind: 'kickedOut', reason: 'other' }
    case 'networkFlips':
      return { kind: 'flips' }
    case 'joinRequest':
      return { kind: 'joinRequest', requestId: randomId(), from: 'visitor-7' }
  }
}

const FLIPS = 100
const FLIP_EVERY_MS = 50

/** The network comes and goes, and is there in the end. */
export const flipsOf = (tell: (event: ImEvent) => void, isThere: () => boolean): void => {
  const states = ['disconnected', 'connecting', 'connected'] as const
  let told = 0
  const timer = setInterval(() => {
    const state = states[told % 3] ?? 'connected'
    if (isThere()) tell({ kind: 'network', state })
    told++
    if (!isThere() || (told > FLIPS && state === 'connected')) clearInterval(timer)
  }, FLIP_EVERY_MS)
}

/** News as a bad day of the platform tells them: each twice, and the last one first. */
export const newsAsTold = (clinic: Clinic, news: readonly ImEvent[]): readonly ImEvent[] =>
  isOn(clinic, 'newsOdd')
    ? [...news, ...news].map((event) =>
        event.kind === 'messages' ? { ...event, messages: [...event.messages].reverse() } : event,
      )
    : news

/** Whom the patient wants to hear nothing of. */
export const chatBlacklist = (clinic: Clinic, groups: readonly string[]): string[] =>
  isOn(clinic, 'blacklisted')
    ? groups.flatMap((group) => {
        const doctorId = consultationOfGroup(clinic, group)?.doctorId
        return doctorId == null ? [] : [doctorUserId(doctorId)]
      })
    : []
