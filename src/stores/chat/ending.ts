import { endConsultation } from '@/api/chat'
import { asApiError } from '@/api/errors'
import { FOLLOW_UPS_AFTER_END } from '@/domain/chat/rules'
import { randomId } from '@/lib/random'
import { changeInfo, chatOf, infoNow, loadInfo } from './chat'
import { groupOf } from './imEvents'
import { useChatLink } from './imSession'
import { receive } from './messages'
import { send } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

/** The words that the others see of the end, in the place of those that we know it by. */
type Ending = { kind: 'ended' } | { kind: 'overAlready' } | { kind: 'failed'; error: unknown }

/** The farewell that was told already, by consultation: a call that failed is made again without it. */
const useFarewells = createStore<{ told: ReadonlySet<string> }>(() => ({ told: new Set() }))

/**
 * Ends the consultation: looks whether it is still on, tells the others, then the server (A272, A412). Whatever fails,
 * it goes on as before.
 */
export const endChat = async (visit: object, description: string): Promise<Ending> => {
  const chat = chatOf(visit)
  if (chat === undefined) return { kind: 'overAlready' }
  const { id, type } = chat
  try {
    await loadInfo(id, type)
    const now = infoNow(id)
    if (now?.status !== 'inConsultation') return { kind: 'overAlready' }
    await tell(visit, id, description)
  } catch (error) {
    return { kind: 'failed', error }
  }
  const sent = await send({ name: `end ${id}`, body: { id } }, () => endConsultation(id))
  if (sent.kind === 'stale') return { kind: 'overAlready' }
  if (sent.kind !== 'sent') return { kind: 'failed', error: sent.error }
  changeInfo(id, () => ({ status: 'endedByUser', followUps: FOLLOW_UPS_AFTER_END }))
  return { kind: 'ended' }
}

const tell = async (visit: object, id: string, description: string): Promise<void> => {
  if (useFarewells.getState().told.has(id)) return
  const client = useChatLink.getState().link?.client
  const group = groupOf(visit)
  if (client === undefined || group === undefined) throw asApiError(undefined)
  const taken = await client.send(group, randomId(), {
    kind: 'custom',
    data: 'patient_end',
    description,
    extension: '',
  })
  useFarewells.setState(({ told }) => ({ told: new Set([...told, id]) }))
  receive(visit, [taken])
}
