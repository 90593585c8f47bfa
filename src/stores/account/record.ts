import { addRelative, editRelative, fetchRelative } from '@/api/account/account'
import type { Relative, RelativeRecord } from '@/domain/account/account'
import { answersOfCustomer, answersOfRelative, relativeOf } from '@/api/account/answers'
import { VARIANTS } from '@/domain/questionForm/variants'
import { dataOf, idle, slotOf, type RemoteData } from '@/lib/remote'
import { NEW_PATIENT } from '@/stores/questionForm/draft'
import { closeForm, holdAnswers, useForm, type OpenForm } from '@/stores/questionForm/form'
import { loadForm } from '@/stores/questionForm/load'
import { hasUnconfirmed } from '@/stores/idempotency'
import { ensureCustomer, refetchCustomer, refreshPeople } from './account'
import { loadRelatives, useRelatives } from './relatives'
import { sendOneOf } from '@/stores/sendOneOf'
import { submissionOf, sendParts, type SendPart, type Sent } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

const SAVE = 'health record'

export type RecordSubject = { kind: 'own' } | { kind: 'new' } | { kind: 'relative'; id: string }
type OpenedRecord = { kind: RecordSubject['kind']; userId: string; relative: Relative | undefined }

export const useRecord = createStore<{ opened: RemoteData<OpenedRecord> }>(() => ({ opened: idle }))
export const recordSubmission = submissionOf(SAVE)

export const openRecord = (subject: RecordSubject): Promise<void> => {
  useRecord.setState({ opened: idle })
  return loadForm(slotOf(useRecord, 'opened'), async () => {
    const { sources, ...data } = await fetchRecord(subject)
    const patientId = data.relative?.id ?? NEW_PATIENT
    return {
      data,
      form: {
        variantId: subject.kind === 'own' ? 'ownRecord' : 'relative',
        key: `health record ${patientId}`,
        draftOwner: { userId: data.userId, patientId },
        sources,
      },
    }
  })
}

/** Saves the open record, once at a time. Returns the person's id, if known; on failure the answers stay. */
export const saveRecord = async (): Promise<Sent<string | undefined>> => {
  const start = dataOf(useRecord.getState().opened)
  const { form, answers, closed } = useForm.getState()
  // A second submission would add the relative twice.
  if (closed || start === undefined || form === undefined) return { kind: 'ignored' }
  holdAnswers(SAVE)
  const sent = await sendParts(SAVE, async (sendPart) => {
    const id = await saveRelative(sendPart, start, relativeOf(VARIANTS[form.variantId], answers))
    closeForm()
    return id
  })
  if (sent.kind !== 'sent') return sent
  refreshPeople()
  if (useRelatives.getState().list.state !== 'idle') void loadRelatives()
  return sent
}

const saveRelative = async (
  sendPart: SendPart,
  { userId, relative }: OpenedRecord,
  record: RelativeRecord,
): Promise<string | undefined> => {
  if (relative !== undefined) {
    const body = { id: relative.id, record }
    await sendPart({ name: 'relative', body }, () => editRelative(relative, record))
    return relative.id
  }
  // Submitted under two names: this record, and any new relative. A restored draft lacks the number, so its body
  // differs.
  const what = { name: 'new relative', body: record, userId }
  return sendOneOf(anyRelative(userId), sendPart, what, (key) => addRelative(record, key))
}

/** Whether a new relative of this person is unconfirmed: it may be on the list already (RB2, A434). */
export const isRelativeUnconfirmed = (userId: string): boolean => hasUnconfirmed(anyRelative(userId))

const anyRelative = (userId: string) => ({ name: 'any new relative', body: undefined, userId })

const fetchRecord = async (subject: RecordSubject): Promise<OpenedRecord & Pick<OpenForm, 'sources'>> => {
  switch (subject.kind) {
    case 'new':
      return { kind: 'new', userId: (await ensureCustomer()).id, relative: undefined, sources: [] }
    case 'own': {
      const customer = await refetchCustomer()
      const relative = { ...(await fetchRelative(customer.id)), primary: true }
      return {
        kind: 'own',
        userId: customer.id,
        relative,
        sources: [answersOfCustomer(customer), answersOfRelative(relative.record)],
      }
    }
    case 'relative': {
      const [customer, found] = await Promise.all([ensureCustomer(), fetchRelative(subject.id)])
      const relative = { ...found, primary: found.primary || found.id === customer.id }
      return { kind: 'relative', userId: customer.id, relative, sources: [answersOfRelative(relative.record)] }
    }
  }
}
