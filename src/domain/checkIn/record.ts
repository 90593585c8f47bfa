import type { Day } from '@/lib/days'

/** A check-in that was sent from this phone (A388). */
export type CheckInRecord = {
  /** The day of sending in China. */
  date: Day
  organisationId: string
  id: string
  name: string
  customerId: string
  inspectionId: string
  /** The questionnaire that the server has begun for it. */
  questionnaireId: string | undefined
  /** The check-in is complete. */
  questionnaireDone: boolean
}

/** A questionnaire that was filled in after a check-in from this phone (A134). */
export type QuestionnaireMark = { customerId: string; organisationId: string; date: Day }

/** Only a record of today counts (ONSITE-26); one record for the phone, whatever the organisation (A130). */
export const isOfToday = ({ date }: { date: Day }, today: Day): boolean => date === today

/** Whether the questionnaire is still to be filled in: not where it was filled in here today (A134). */
export const asksQuestionnaire = (record: CheckInRecord, mark: QuestionnaireMark | undefined, today: Day): boolean =>
  !record.questionnaireDone && !(mark !== undefined && isOfToday(mark, today))
