import { addRelative, editRelative, fetchRelative } from '../api/people'
import { asApiError, type ApiError } from '../api/errors'
import type { Relative, RelativeRecord } from '../domain/people'
import type { Answers } from '../domain/form/question'
import { answersOfCustomer, answersOfRelative, relativeOf } from '../api/peopleAnswers'
import { VARIANTS } from '../domain/form/variants'
import { latestOnly, dataOf, idle, type Remote } from '../lib/remote'
import { closeForm, openForm, useForm } from './form'
import { isUnsettled, withIdempotencyKey } from './idempotency'
import { customerNow, freshCustomer, refreshPeople } from './people'
import { loadRelatives, useRelatives } from './peopleRelatives'
import { resettable } from './store'

/** Whose health record a form is about. */
export type RecordSubject = { kind: 'own' } | { kind: 'new' } | { kind: 'relative'; id: string }
/** What the form was opened with; a new relative has no record yet. */
type OpenedRecord = { kind: RecordSubject['kind']; userId: string; relative: Relative | undefined }

/** Why something was not saved. */
export type SaveError = ApiError
export type SaveResult = { kind: 'saved'; id: string } | { kind: 'failed'; error: SaveError } | { kind: 'nothing' }

type RecordState = { opened: Remote<OpenedRecord>; saving: boolean }

export const useRecord = resettable<RecordState>(() => ({ opened: idle, saving: false }))

/**
 * Opens the form of a health record with what is stored; an answer for another person than the last one asked
 * for is dropped (RA11).
 */
export const openRecord = async (subject: RecordSubject): Promise<void> => {
  useRecord.setState({ opened: { state: 'loading' } })
  const answer = await latestOnly('health record', () => opening(subject))
  if (answer.stale) return
  if ('error' in answer.result) {
    useRecord.setState({ opened: { state: 'failed', error: answer.result.error } })
    return
  }
  const { sources, ...data } = answer.result.data
  openForm({
    variantId: subject.kind === 'own' ? 'ownRecord' : 'relative',
    key: `health record ${data.relative?.id ?? 'new'}`,
    draftOwner: { userId: data.userId, patientId: data.relative?.id ?? 'new' },
    sources,
  })
  useRecord.setState({ opened: { state: 'ready', data, refreshing: false } })
}

/** Saves the open health record, once at a time; on failure everything stays as it was typed. */
export const saveRecord = async (): Promise<SaveResult> => {
  const { opened, saving } = useRecord.getState()
  const { form, answers, closed } = useForm.getState()
  const start = dataOf(opened)
  // What has arrived does not go again: of a new relative there would be two.
  if (saving || closed || start === undefined || form === undefined) return { kind: 'nothing' }
  useRecord.setState({ saving: true })
  const answer = await latestOnly('save health record', () =>
    send(start, relativeOf(VARIANTS[form.variantId], answers)),
  )
  if (answer.stale) return { kind: 'nothing' }
  if ('error' in answer.result) {
    useRecord.setState({ saving: false })
    return { kind: 'failed', error: asApiError(answer.result.error) }
  }
  // Closed before it can be saved again.
  closeForm()
  useRecord.setState({ saving: false })
  refreshPeople()
  if (useRelatives.getState().list.state !== 'idle') void loadRelatives()
  return { kind: 'saved', id: answer.result.data }
}

/** The id of whose record it is. */
const send = async ({ userId, relative }: OpenedRecord, record: RelativeRecord): Promise<string> => {
  if (relative === undefined) return add(record, userId)
  await editRelative(relative, record)
  return relative.id
}

/** Whether a new relative of this person was sent and no answer has come: it may be on the list (RB2, A434). */
export const isRelativeUnanswered = (userId: string): boolean =>
  isUnsettled({ name: ANY_RELATIVE, body: undefined, userId })

// Kept twice: the record has its key, and that any was sent is known before the record is the same again, for a
// draft has no phone.
const add = (record: RelativeRecord, userId: string): Promise<string> =>
  withIdempotencyKey(
    ANY_RELATIVE,
    undefined,
    () => withIdempotencyKey('new relative', record, (key) => addRelative(record, key), userId),
    userId,
  )
const ANY_RELATIVE = 'any new relative'

const opening = async (subject: RecordSubject): Promise<OpenedRecord & { sources: Answers[] }> => {
  switch (subject.kind) {
    case 'new':
      return { kind: 'new', userId: (await customerNow()).id, relative: undefined, sources: [] }
    case 'own': {
      const customer = await freshCustomer()
      const relative = { ...(await fetchRelative(customer.id)), primary: true }
      return {
        kind: 'own',
        userId: customer.id,
        relative,
        sources: [answersOfCustomer(customer), answersOfRelative(relative.record)],
      }
    }
    case 'relative': {
      const [customer, found] = await Promise.all([customerNow(), fetchRelative(subject.id)])
      const relative = { ...found, primary: found.primary || found.id === customer.id }
      return { kind: 'relative', userId: customer.id, relative, sources: [answersOfRelative(relative.record)] }
    }
  }
}
