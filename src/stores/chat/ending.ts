import { endConsultation, type ImInfo } from '@/api/chat'
import { ApiError, asApiError } from '@/api/errors'
import type { ChatMessage } from '@/domain/chat/message'
import { FOLLOW_UPS_AFTER_END, isOwnEnd } from '@/domain/chat/rules'
import type { ConsultationType } from '@/domain/consultations/dictionaries'
import { randomId } from '@/lib/random'
import { sessionGuard } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import { createStore } from '@/stores/createStore'
import { forgetSubmission, send, submissionNow } from '@/stores/submit'
import { askInfo, changeInfo, chatOf, type ChatOpening, type ShownChat } from './chat'
import { receiveMessages } from './messages'
import { acquireImSession, useImSession } from './imSession'
import { failWhenSilent } from './silence'

type Ending =
  | { kind: 'ended' | 'overAlready' | 'running' }
  | { kind: 'unconfirmed'; error: unknown }
  /** `isOpen` where the server has said that the consultation goes on; else nothing was sent. */
  | { kind: 'failed'; error: unknown; isOpen: boolean }

/** A retry does not send a farewell again, and resends one without an answer as the same message. */
type Farewell = { localId: string; isSent: boolean }

const useFarewells = createStore<{ farewells: ReadonlyMap<string, Farewell> }>(() => ({ farewells: new Map() }))

/**
 * Ends the consultation: checks that it is still open, sends the farewell, then calls the server (A272, A412). If
 * anything fails it stays open. After a lost answer the server is asked for its status (A549). Leaving the chat
 * cancels nothing (A577).
 */
export const endChat = async (opening: ChatOpening, description: string): Promise<Ending> => {
  const chat = chatOf(opening)
  if (chat === undefined) return { kind: 'overAlready' }
  const release = acquireImSession()
  try {
    return await end(chat, description)
  } finally {
    release()
  }
}

const end = async (chat: ShownChat, description: string): Promise<Ending> => {
  const { id, type } = chat
  let isOpen = false
  try {
    const { status, group } = await askStatus(id, type)
    if (status !== 'inConsultation') return { kind: 'overAlready' }
    isOpen = true
    await sendFarewell(chat, group, description)
  } catch (error) {
    // An earlier call without an answer may have ended it (A549).
    return submissionNow(endOf(id)).state === 'unconfirmed'
      ? { kind: 'unconfirmed', error }
      : { kind: 'failed', error, isOpen }
  }
  const sent = await send({ name: endOf(id), body: { id } }, () => endConsultation(id))
  if (sent.kind === 'ignored') return { kind: 'running' }
  if (sent.kind === 'rejected') return { kind: 'failed', error: sent.error, isOpen }
  if (sent.kind === 'unconfirmed') return recheckEnd(id, type, sent.error)
  changeInfo(id, () => ({ status: 'endedByUser', followUps: FOLLOW_UPS_AFTER_END }))
  return { kind: 'ended' }
}

/** Rejects where the server tells a status that the app does not know: it may be open or over. */
const askStatus = async (id: string, type: ConsultationType): Promise<ImInfo> => {
  const info = await askInfo(id, type)
  if (info.status === undefined) throw new ApiError('badResponse')
  changeInfo(id, () => info)
  return info
}

const recheckEnd = async (id: string, type: ConsultationType, error: unknown): Promise<Ending> => {
  try {
    const { status } = await askStatus(id, type)
    if (status !== 'inConsultation') return { kind: 'ended' }
    forgetSubmission(endOf(id))
    return { kind: 'failed', error, isOpen: true }
  } catch (failure) {
    reportFault(failure)
    return { kind: 'unconfirmed', error }
  }
}

export const endOf = (id: string): string => `end ${id}`

const sendFarewell = async (chat: ShownChat, group: string | undefined, description: string): Promise<void> => {
  const { id, opening } = chat
  const farewell = useFarewells.getState().farewells.get(id) ?? { localId: randomId(), isSent: false }
  const { localId } = farewell
  // A reload forgets what was sent; the messages tell (A643).
  if (farewell.isSent || (chatOf(opening) ?? chat).messages.some(isOwnEnd)) return
  const client = useImSession.getState().session?.client
  if (client === undefined || group === undefined) throw asApiError(undefined)
  noteFarewell(id, farewell)
  const body = { kind: 'custom', data: 'patient_end', description, extension: '' } as const
  const isSession = sessionGuard()
  const take = (message: ChatMessage) => {
    if (!isSession()) return
    noteFarewell(id, { localId, isSent: true })
    receiveMessages(opening, [message])
  }
  // One that is accepted after the time limit still counts as sent.
  await failWhenSilent((onProgress) => client.send(group, localId, body, onProgress).then(take))
}

const noteFarewell = (id: string, farewell: Farewell): void =>
  useFarewells.setState(({ farewells }) => ({ farewells: new Map(farewells).set(id, farewell) }))
