import { fetchContentOfInspection } from '@/api/questionnaires/questionnaires'
import { editCustomer, editRelative, fetchRelative, isPhoneTaken } from '@/api/account/account'
import type { Customer, CustomerChange, Examinee, Relative } from '@/domain/account/account'
import { answersOfContent } from '@/api/questionnaires/answers'
import { contentOf } from '@/api/questionnaires/content'
import type { Content } from '@/domain/questionnaires/storedContent'
import { settled } from '@/domain/questionForm/form'
import { changedPhone, customerOf } from '@/domain/account/profile'
import { textOf, type Answers } from '@/domain/questionForm/question'
import { answersOfCustomer, answersOfRelative, recordOf } from '@/api/account/answers'
import { VARIANTS } from '@/domain/questionForm/variants'
import { inTime } from '@/lib/inTime'
import { readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { dataOf, idle, slotOf, type RemoteData } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { useForm, type OpenForm } from '@/stores/questionForm/form'
import { loadForm } from '@/stores/questionForm/load'
import { phoneChangeOf } from '@/stores/questionForm/phoneChange'
import { ensureExaminees, refetchCustomer, refreshPeople } from '@/stores/account/account'
import { partOfForm, makeReport, sendAnswers, type SentAnswers } from './send'
import { CANCELLED, type SendPart } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

/** The short assessment questionnaire of one inspection; customerId is '' until its person is known. */
export type Supplement = { inspectionId: string; riskReportId: string; customerId: string }

type KnownPatient = { kind: 'own'; customer: Customer } | { kind: 'relative'; relative: Relative }
type Patient = KnownPatient | { kind: 'unknown' }
type OpenedSupplement = {
  userId: string
  stored: Content
  patient: Patient
  /** The person shown as chosen, '' before a choice; undefined where the report of the check names the person. */
  chosenId: string | undefined
}

type SupplementState = { supplement: Supplement | undefined; opened: RemoteData<OpenedSupplement> }

export const useSupplement = createStore<SupplementState>(() => ({ supplement: undefined, opened: idle }))

export const openSupplement = (supplement: Supplement): Promise<void> => {
  useSupplement.setState({ supplement, opened: idle })
  return loadForm(slotOf(useSupplement, 'opened'), async () => {
    const data = await fetchSupplement(supplement)
    const { patient } = data
    return { data, form: patient.kind === 'unknown' ? undefined : formOf(supplement, data, patient) }
  })
}

export const newPhone = (): string | undefined => {
  const patient = dataOf(useSupplement.getState().opened)?.patient
  return patient?.kind === 'own' ? changedPhone(patient.customer, useForm.getState().answers) : undefined
}

/**
 * Sends the ID card to the patient's record, then the content for its report (A392). A new phone number comes last,
 * because it ends the session (A415); if another account has it, `mayReplace` asks first (A149).
 */
export const sendSupplement = (mayReplace: () => Promise<boolean>): Promise<SentAnswers> =>
  sendAnswers(async (sendPart) => {
    const { supplement, opened } = useSupplement.getState()
    const start = dataOf(opened)
    const { form, answers } = useForm.getState()
    if (supplement === undefined || start === undefined || form === undefined) return CANCELLED
    const variant = VARIANTS[form.variantId]
    const phone = newPhone()
    const isTaken = phone !== undefined && (await isPhoneTaken(phone))
    if (isTaken && !(await mayReplace())) return CANCELLED
    const sendOwnPart = partOfForm(sendPart)
    const identityCard = textOf(settled(variant, answers), 'identityCard') || undefined
    await saveIdentityCard(sendOwnPart, start.patient, identityCard)
    const content = contentOf(variant, answers, start.stored)
    const reportId = await makeReport(sendOwnPart, content, supplement.riskReportId, start.userId)
    if (start.patient.kind === 'own' && phone !== undefined) {
      const changed = phoneChange(start.patient.customer, answers, isTaken)
      await sendOwnPart(phoneChangeOf(phone), () => saveCustomer(sendOwnPart, changed))
    } else refreshPeople()
    return { reportId }
  })

const fetchSupplement = async (supplement: Supplement): Promise<OpenedSupplement> => {
  const { inspectionId, customerId } = supplement
  const [stored, customer, rows, reportedId] = await Promise.all([
    inspectionId === '' ? {} : fetchContentOfInspection(inspectionId),
    refetchCustomer(),
    ensureExaminees(),
    customerId === '' ? fetchReportedId(supplement) : undefined,
  ])
  const isReported = readableRows(rows).some(({ id }) => id === reportedId)
  const id = customerId || (isReported ? reportedId : await findWhoseCheck(supplement, stored, rows))
  const isCertain = isReported || (rows.length === 1 && id !== undefined)
  return {
    userId: customer.id,
    stored,
    patient: await fetchPatient(id, customer),
    chosenId: isCertain ? undefined : (id ?? ''),
  }
}

/** The person of the check's palpation report; undefined without such a report, or when it fails to load (A663). */
const fetchReportedId = async ({ inspectionId, riskReportId }: Supplement): Promise<string | undefined> => {
  if (riskReportId === '') return undefined
  const reports = await loadReports()
  const report = reports && (await orNothing(reports.fetchPalpationReport(riskReportId, { quiet: true })))
  return report?.header.inspectionId === inspectionId ? report.customerId : undefined
}

/** The person by the stored name, else by the report's (A454); without a name only if there is just one person. */
const findWhoseCheck = async (
  supplement: Supplement,
  stored: Content,
  rows: (Examinee | UnreadableRow)[],
): Promise<string | undefined> => {
  const examinees = readableRows(rows)
  const storedName = textOf(answersOfContent(VARIANTS.supplementaryOwn, stored), 'name')
  const name = storedName || (await fetchNameOnReport(supplement))
  if (name !== undefined) return onlyOneCalled(name, examinees)
  return rows.length === 1 ? examinees[0]?.id : undefined
}

/** The name on the report; undefined when it fails to load, and then the form asks. */
const fetchNameOnReport = async ({ inspectionId, riskReportId }: Supplement): Promise<string | undefined> => {
  const reports = await loadReports()
  if (reports === undefined) return undefined
  const report =
    riskReportId === '' ? undefined : await orNothing(reports.fetchRiskReport(riskReportId, { quiet: true }))
  if (report?.header.patientName !== undefined) return report.header.patientName
  const rows = readableRows((await orNothing(reports.fetchInspectionReports({ quiet: true }))) ?? [])
  return rows.find((row) => row.inspectionId === inspectionId)?.patientName
}

// Every questionnaire loads this file, and only the assessment asks for reports.
const loadReports = () => orNothing(inTime(import('@/api/reports/reports')))

const orNothing = <T>(request: Promise<T>): Promise<T | undefined> => request.catch(reportFault)

const onlyOneCalled = (name: string, examinees: Examinee[]): string | undefined => {
  const [one, ...others] = examinees.filter((examinee) => examinee.name === name)
  return others.length === 0 ? one?.id : undefined
}

const fetchPatient = async (id: string | undefined, customer: Customer): Promise<Patient> => {
  if (id === undefined) return { kind: 'unknown' }
  return id === customer.id ? { kind: 'own', customer } : { kind: 'relative', relative: await fetchRelative(id) }
}

const formOf = (
  { inspectionId }: Supplement,
  { userId, stored }: OpenedSupplement,
  patient: KnownPatient,
): OpenForm => {
  const variantId = patient.kind === 'own' ? 'supplementaryOwn' : 'supplementaryRelative'
  const patientId = patient.kind === 'own' ? patient.customer.id : patient.relative.id
  return {
    variantId,
    key: [variantId, patientId, inspectionId].join(' '),
    draftOwner: { userId, patientId: `${patientId}:${inspectionId}` },
    sources: [recordAnswers(patient), answersOfContent(VARIANTS[variantId], stored)],
  }
}

const recordAnswers = (patient: KnownPatient): Answers =>
  patient.kind === 'relative' ? answersOfRelative(patient.relative.record) : answersOfCustomer(patient.customer)

/** Only phone number and ID card are the customer's own data; name, age and sex belong to the questionnaire. */
const phoneChange = (customer: Customer, answers: Answers, replaceAccount: boolean): CustomerChange => {
  const { identityCard, phone } = customerOf(customer, answers, replaceAccount)
  return { ...customer, identityCard, phone }
}

const saveIdentityCard = async (
  sendPart: SendPart,
  patient: Patient,
  identityCard: string | undefined,
): Promise<void> => {
  switch (patient.kind) {
    case 'unknown':
      return
    case 'own': {
      const { customer } = patient
      if (identityCard !== customer.identityCard)
        await saveCustomer(sendPart, { ...customer, identityCard, phone: { number: customer.phone } })
      return
    }
    case 'relative': {
      const { relative } = patient
      const known = textOf(answersOfRelative(relative.record), 'identityCard') || undefined
      if (identityCard === known) return
      const change = recordOf(identityCard === undefined ? {} : { identityCard }, ['identityCard'])
      await sendPart({ name: 'relative', body: { id: relative.id, change } }, () => editRelative(relative, change))
    }
  }
}

const saveCustomer = (sendPart: SendPart, change: CustomerChange): Promise<void> =>
  sendPart({ name: 'customer', body: change }, () => editCustomer(change))
