import { fetchRelative } from '@/api/account/account'
import type { CallOptions } from '@/api/client'
import {
  fetchOwnQuestionnaires,
  fetchQuestionnaire,
  fetchQuestionnaireOfInspection,
} from '@/api/questionnaires/questionnaires'
import { answersOfContent, lacksMeasures } from '@/api/questionnaires/answers'
import { expectSameRecord } from '@/api/sameRecord'
import { withEarlier } from '@/domain/questionForm/start'
import type { Content } from '@/domain/questionnaires/storedContent'
import type { Answers } from '@/domain/questionForm/question'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import { answersOfRelative } from '@/api/account/answers'
import type { VariantId } from '@/domain/variantIds'
import { VARIANTS } from '@/domain/questionForm/variants'
import { readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { now, wait } from '@/lib/time/clock'
import { chinaDay } from '@/lib/time/day'
import { dataOf, idle, slotOf, type RemoteData } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import type { OpenForm } from '@/stores/questionForm/form'
import type { DraftOwner } from '@/stores/questionForm/draft'
import { loadForm } from '@/stores/questionForm/load'
import { ensureCustomer } from '@/stores/account/account'
import { useMyQuestionnaires } from './mine'
import { readSavedId, type SavedForm } from './saved'
import { token } from '@/stores/auth/session'
import { createStore } from '@/stores/createStore'

/** The questionnaire to open; '' stands for an unknown id. */
export type QuestionnaireTarget = {
  variantId: 'fullRecord' | 'inspection' | 'shortOnSite'
  customerId: string
  organisationId: string
  serviceId: string
  inspectionId: string
  recordId: string
  /** The form is opened for height and weight: it asks both, even if values are stored (A426, A453). */
  measured?: boolean
  known?: Answers
}

/**
 * What the form was opened with: the user ('' without an account), the patient, organisation, service and inspection,
 * and the record that is overwritten.
 */
export type Opened = {
  userId: string
  customerId: string
  organisationId: string
  serviceId: string
  inspectionId: string
  variantId: VariantId
  stored: Content
  recordId: string
  /** Why the person's own record failed to load, so that nothing of it is in the form. */
  notPrefilled: unknown
}

type QuestionnairesState = {
  target: QuestionnaireTarget | undefined
  opened: RemoteData<Opened>
}

export const useQuestionnaires = createStore<QuestionnairesState>(() => ({ target: undefined, opened: idle }))

export const openQuestionnaire = (target: QuestionnaireTarget): Promise<void> => {
  const { target: before, opened } = useQuestionnaires.getState()
  const isSame = before !== undefined && keyOf(before) === keyOf(target)
  useQuestionnaires.setState({ target, opened: isSame ? opened : idle })
  const load = async () => {
    const { sources, earlier, ...data } = await fetchForm(target)
    const { variantId, owner: draftOwner } = savedForm(target, data)
    const key = [variantId, draftOwner.patientId].join(' ')
    return { data, form: { variantId: data.variantId, key, draftOwner, sources, earlier } }
  }
  // The retry inside a form promises to keep what is filled in.
  const keeps = isSame && dataOf(opened)?.notPrefilled !== undefined
  return loadForm(slotOf(useQuestionnaires, 'opened'), load, { keeps })
}

/** Owner of the draft and of the saved id. An inspection has one questionnaire; ids distinguish the others. */
export const savedForm = (
  { variantId, organisationId, serviceId, inspectionId, recordId }: QuestionnaireTarget,
  { userId, customerId }: Pick<Opened, 'userId' | 'customerId'>,
): SavedForm => {
  const patientId = `${customerId}:${inspectionId || recordId}`
  const of = { customerId, organisationId, serviceId, inspectionId, recordId }
  const owner: DraftOwner = { userId, patientId, of }
  return { variantId, owner }
}

const keyOf = ({ variantId, customerId, inspectionId, recordId, measured }: QuestionnaireTarget): string =>
  [variantId, customerId, inspectionId, recordId, measured].join(' ')

/** The record that an earlier save of this form has made, else the one of the address; '' for none. */
const namedRecord = (target: QuestionnaireTarget, people: Pick<Opened, 'userId' | 'customerId'>): string =>
  readSavedId(savedForm(target, people)) ?? target.recordId

type FetchedForm = Opened & Pick<OpenForm, 'sources' | 'earlier'>

const fetchForm = async (target: QuestionnaireTarget): Promise<FetchedForm> => {
  const { variantId, organisationId, serviceId, inspectionId, known: knownAnswers = {} } = target
  const userId = token() === undefined ? '' : (await ensureCustomer()).id
  const customerId = target.customerId || userId
  const recordId = namedRecord(target, { userId, customerId })
  const of = { customerId, organisationId, serviceId, inspectionId }
  // A646: a named record of which nothing was read is not overwritten.
  const start = { userId, ...of, variantId, stored: {}, recordId: '', notPrefilled: undefined }
  // A389: the person of a check-in may have no account, so nothing is fetched and `known` has everything.
  if (variantId === 'shortOnSite') return { ...start, recordId, sources: [knownAnswers], earlier: undefined }
  const [record, { person, notPrefilled }] = await fetchRecordAndPerson({ ...target, customerId, recordId })
  if (record === undefined) {
    const sources = [person ?? {}, knownAnswers]
    return { ...start, variantId: measuredVariant(target, target.measured), notPrefilled, sources, earlier: undefined }
  }
  const { content = {} } = record
  const answers = answersOfContent(VARIANTS[variantId], content)
  const own = isOwn(record, { inspectionId, recordId })
    ? {
        customerId: record.customerId,
        // A436: an address without them takes none from the record.
        organisationId: organisationId || (record.organisationId ?? ''),
        serviceId: serviceId || (record.serviceId ?? ''),
        inspectionId: record.inspectionId ?? inspectionId,
        stored: content,
        // An unreadable record is not overwritten (A436).
        recordId: record.content === undefined ? '' : record.id,
      }
    : {}
  const opened = { ...start, ...own, notPrefilled }
  if (own.inspectionId !== undefined && own.inspectionId !== '') {
    return {
      ...opened,
      variantId: measuredVariant(target, target.measured === true || lacksMeasures(content)),
      sources: [person ?? {}, answers, knownAnswers],
      earlier: undefined,
    }
  }
  const fitting = withEarlier({ madeOn: record.madeOn, answers }, person, chinaDay(now()))
  return { ...opened, sources: [fitting.person, fitting.earlier.answers, knownAnswers], earlier: fitting.earlier }
}

const measuredVariant = ({ variantId }: QuestionnaireTarget, asks = false): VariantId =>
  variantId === 'inspection' && asks ? 'inspectionMeasured' : variantId

const fetchRecordAndPerson = async (
  target: QuestionnaireTarget,
): Promise<[QuestionnaireRecord | undefined, Person]> => {
  const expected = fetchPersonAnswers(target.customerId)
  const record = await fetchStored(target)
  const isExpected = record === undefined || record.id !== target.recordId || record.customerId === target.customerId
  return [record, await (isExpected ? expected : fetchPersonAnswers(record.customerId))]
}

/** The named record (A422), else that of the inspection, else the person's (A175). */
const fetchStored = async (
  { inspectionId, recordId, ...of }: QuestionnaireTarget,
  options?: CallOptions,
): Promise<QuestionnaireRecord | undefined> => {
  const ofInspection =
    inspectionId === '' ? undefined : await fetchQuestionnaireOfInspection({ ...of, inspectionId }, options)
  if (recordId !== '' && ofInspection?.id !== recordId) {
    const named =
      withId(recordId, dataOf(useMyQuestionnaires.getState().rows) ?? []) ??
      withId(recordId, await fetchOwnQuestionnaires())
    if (named !== undefined) return withContent(named, options)
  }
  const record = inspectionId === '' ? await fetchQuestionnaire(of, options) : ofInspection
  // A record that was not named is fetched by person, and another person's must not fill this form.
  if (record !== undefined && record.id !== recordId) expectSameRecord(of.customerId, record.customerId)
  return record
}

/** A629: a row without answers may only not tell them, so the call of the record is asked. */
const withContent = async (row: QuestionnaireRecord, options?: CallOptions): Promise<QuestionnaireRecord> => {
  const { id, customerId, organisationId = '', inspectionId, content = {} } = row
  if (Object.keys(content).length > 0) return row
  const of = { customerId, organisationId }
  const record =
    inspectionId === undefined
      ? await fetchQuestionnaire(of, options)
      : await fetchQuestionnaireOfInspection({ ...of, inspectionId }, options)
  return record?.id === id ? record : { ...row, content: undefined }
}

const withId = (id: string, rows: readonly (QuestionnaireRecord | UnreadableRow)[]): QuestionnaireRecord | undefined =>
  readableRows(rows).find((row) => row.id === id)

/** Whether the form overwrites the record: it was named, or both belong to the same inspection or to none (A418). */
const isOwn = (
  record: QuestionnaireRecord,
  { inspectionId, recordId }: { inspectionId: string; recordId: string },
): boolean => {
  if (record.id === recordId) return true
  if (inspectionId !== '') return (record.inspectionId ?? inspectionId) === inspectionId
  return recordId === '' && record.inspectionId === undefined
}

/** A slow network must not hold up a save (A578). */
const LOOK_LIMIT_MS = 3000

/**
 * Returns the record that another tab, or a save without an answer, has made since this form was opened without one
 * (A578). Undefined if there is none, or if it cannot be loaded in time.
 */
export const findMadeMeanwhile = async (
  target: QuestionnaireTarget,
  { userId, customerId, recordId }: Opened,
): Promise<Pick<Opened, 'recordId' | 'stored'> | undefined> => {
  // A422, A646: an unreadable record that was tapped, or saved earlier, leads to no other one.
  const named = namedRecord(target, { userId, customerId })
  if (recordId !== '' || named !== '' || target.variantId === 'shortOnSite') return undefined
  const found = fetchStored({ ...target, customerId }, { quiet: true }).catch(reportFault)
  const record = await Promise.race([found, wait(LOOK_LIMIT_MS).then(() => undefined)])
  if (record?.content === undefined || !isOwn(record, target)) return undefined
  return { recordId: record.id, stored: record.content }
}

type Person = { person?: Answers; notPrefilled?: unknown }

const fetchPersonAnswers = async (customerId: string): Promise<Person> => {
  try {
    return { person: answersOfRelative((await fetchRelative(customerId)).record) }
  } catch (failure) {
    reportFault(failure)
    return { notPrefilled: failure }
  }
}
