import { beforeEach } from 'vitest'
import * as contract from '@/contract/chat'
import type { ChatMessage } from '@/domain/chat/message'
import type { ImClient, ImEvent } from '@/gateways/im/port'
import { demoPlatform } from '@/mocks/chat/gateway'
import type { Clinic } from '@/mocks/clinic'
import { ask, field, signIn } from '../../support/clinic'

const OWN = '174503928475838'
export const WAITING = `${OWN}0002`
export const TALKING = `${OWN}0003`
export const UNANSWERED = `${OWN}0008`
export const ARCHIVED = `${OWN}0009`
export const MISTAKES = `${OWN}9006`
export const LONG = `${OWN}9004`

/** A platform without waiting times. */
export const QUICK = { wayMs: 2, readyMs: 20, lookMs: 25 }

export const groupOf = (id: string): string => `group-${id}`

/** A signed-in account and the events of its platform. */
export const conversation = (clinic: Clinic, phone = '13800000001') => {
  const platform = demoPlatform(clinic, QUICK)
  const state: { token: string; im: ImClient; events: ImEvent[] } = { token: '', im: platform.open(), events: [] }
  beforeEach(async () => {
    state.token = await signIn(clinic, phone)
    state.im = platform.open()
    state.events = []
    state.im.listen((event) => state.events.push(event))
    return () => state.im.leave()
  })

  const infoOf = (consultationId: string, consultationType: '1' | '2' = '1') =>
    ask(contract.getConsultationIMInfo, { consultationId, accountType: '1', consultationType }, state)

  return {
    state,
    tell: platform.emit,
    infoOf,
    statusOf: async (id: string) => field(await infoOf(id), 'serviceStatus'),
    followUpsOf: async (id: string) => field(await infoOf(id), 'residueTime'),
    account: async () => {
      const { data } = await ask(contract.getUserSig, { accountType: '1' }, state)
      const { userID = '', userSig = '' } = data as { userID?: string; userSig?: string }
      return { sdkAppId: 1, userId: userID, signature: userSig }
    },
    say: (id: string, text: string, localId = text) => state.im.send(groupOf(id), localId, { kind: 'text', text }),
    arrived: (): ChatMessage[] =>
      state.events.flatMap((event) => (event.kind === 'messages' ? [...event.messages] : [])),
    kinds: () => state.events.map(({ kind }) => kind),
  }
}

/** Waits for a condition by the real clock. */
export const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 6000) throw new Error('it never came about')
    await new Promise((next) => setTimeout(next, 5))
  }
}
