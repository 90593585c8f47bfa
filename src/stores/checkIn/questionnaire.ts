import { now } from '@/lib/clock'
import { chinaDay } from '@/lib/days'
import { doneStep } from './checkIn'
import { keepRecord } from './completed'
import { writeMark, writeRecord } from './record'
import { sendQuestionnaire, type SentAnswers } from '@/stores/questionnaires/send'

/**
 * Sends the questionnaire of the check-in; once it has arrived it is not asked again today, whatever becomes of
 * this page (ONSITE-27, A423).
 */
export const sendCheckInQuestionnaire = async (): Promise<SentAnswers> => {
  const record = doneStep()?.record
  const result = await sendQuestionnaire()
  if (result.kind === 'sent' && record !== undefined) {
    writeMark({ customerId: record.customerId, organisationId: record.organisationId, date: chinaDay(now()) })
    writeRecord({ ...record, questionnaireDone: true })
  }
  return result
}

/** Shows the check-in as complete, once its visitor has read that the questionnaire was sent. */
export const finishQuestionnaire = (): void => {
  const done = doneStep()
  if (done !== undefined) keepRecord(done.visit, { ...done.record, questionnaireDone: true })
}
