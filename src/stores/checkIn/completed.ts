import { asksQuestionnaire, type CheckInCopy, type CheckInRecord } from '@/domain/checkIn/checkIn'
import { now } from '@/lib/time/clock'
import { keepsCookies } from '@/lib/cookies'
import { chinaDay } from '@/lib/time/day'
import { openQuestionnaire, type QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'
import { sendQuestionnaire, type SentAnswers } from '@/stores/questionnaires/send'
import { useCheckIn, doneStep, type CheckInVisit } from './checkIn'
import { readChosen, readMark, readRecord, writeRecord, writeMark } from './record'

/**
 * Sends the questionnaire. Once it has arrived, it is not asked again today, even after a reload (ONSITE-27, A423). A
 * check-in that another tab has made meanwhile keeps its own questionnaire (A662).
 */
export const sendCheckInQuestionnaire = async (): Promise<SentAnswers> => {
  const record = doneStep()?.record
  const result = await sendQuestionnaire()
  const today = chinaDay(now())
  if (result.kind === 'sent' && record !== undefined && readRecord(today)?.id === record.id) {
    writeMark({ customerId: record.customerId, organisationId: record.organisationId, date: today })
    writeRecord({ ...record, questionnaireDone: true })
  }
  return result
}

/** Shows the check-in without its questionnaire; what the phone keeps of it was written when the answers arrived. */
export const finishQuestionnaire = (): void => {
  const done = doneStep()
  if (done === undefined) return
  const record = { ...done.record, questionnaireDone: true }
  useCheckIn.setState({
    checkIn: { ...done, today: chinaDay(now()), record, asksQuestionnaire: false, justSent: true },
  })
}

/** The short questionnaire of a check-in (A39): the person is known already, and only women are asked (ONSITE-24). */
const checkInTarget = (record: CheckInRecord, serviceId: string, age: number | undefined): QuestionnaireTarget => ({
  variantId: 'shortOnSite',
  customerId: record.customerId,
  organisationId: record.organisationId,
  serviceId,
  inspectionId: record.inspectionId,
  recordId: record.questionnaireId ?? '',
  known: { name: record.name, sex: '0', ...(age === undefined ? {} : { age: String(age) }) },
})

export const showDone = (visit: CheckInVisit, record: CheckInRecord, justSent: boolean, sent?: CheckInCopy): void => {
  const today = chinaDay(now())
  const chosen = readChosen(record.id)
  const asks = asksQuestionnaire(record, readMark(), today)
  if (asks) void openQuestionnaire(checkInTarget(record, chosen?.serviceId ?? visit.serviceId, chosen?.age))
  useCheckIn.setState({
    checkIn: {
      step: 'done',
      visit,
      today,
      record,
      chosen,
      sent,
      asksQuestionnaire: asks,
      justSent,
      recordKept: keepsCookies(),
    },
  })
}

export const keepRecord = (visit: CheckInVisit, record: CheckInRecord, sent: CheckInCopy | undefined): void => {
  writeRecord(record)
  showDone(visit, record, true, sent)
}
