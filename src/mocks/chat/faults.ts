import type { ImEvent } from '@/gateways/im/port'
import { randomId } from '@/lib/random'
import { consultationOfGroup } from './log'
import { doctorUserId } from './people'
import type { Clinic } from '@/mocks/clinic'
import { isOn, putFault } from '@/mocks/scenario/scenario'
import { CHAT_ONCE } from '@/mocks/scenario/record'

export type Incident =
  | Extract<ImEvent, { kind: 'kickedOut' }>
  | Omit<Extract<ImEvent, { kind: 'joinRequest' }>, 'group'>
  | { kind: 'flips' }

export const takeIncident = (clinic: Clinic): Incident | undefined => {
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

/** Reports lost, unstable and connected in turn, a hundred times, and ends connected. */
export const flipNetwork = (emit: (event: ImEvent) => void, isListening: () => boolean): void => {
  const states = ['disconnected', 'connecting', 'connected'] as const
  let count = 0
  const timer = setInterval(() => {
    const state = states[count % 3] ?? 'connected'
    if (isListening()) emit({ kind: 'network', state })
    count++
    if (!isListening() || (count > FLIPS && state === 'connected')) clearInterval(timer)
  }, FLIP_EVERY_MS)
}

/** Simulates a bad platform: each event twice, and messages in reverse order. */
export const distortEvents = (clinic: Clinic, news: readonly ImEvent[]): readonly ImEvent[] =>
  isOn(clinic, 'newsOdd')
    ? [...news, ...news].map((event) =>
        event.kind === 'messages' ? { ...event, messages: [...event.messages].reverse() } : event,
      )
    : news

export const chatBlacklist = (clinic: Clinic, groups: readonly string[]): string[] =>
  isOn(clinic, 'blacklisted')
    ? groups.flatMap((group) => {
        const doctorId = consultationOfGroup(clinic, group)?.doctorId
        return doctorId == null ? [] : [doctorUserId(doctorId)]
      })
    : []
