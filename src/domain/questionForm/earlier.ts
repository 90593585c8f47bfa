import { addDays, type Day } from '@/lib/days'
import { BREAST_FINDINGS } from './breast'
import type { Answers, QuestionId } from './question'

/** A stored questionnaire that is not the one of this check, and what of it fills the form. */
export type Earlier = { madeOn: Day | undefined; answers: Answers }

/**
 * What an earlier questionnaire and the person's record fill a form with (A421). The age is the person's; where nobody
 * could tell the record it is asked. What holds only for a time is asked anew once the questionnaire is a week old.
 */
export const withEarlier = (
  earlier: Earlier,
  person: Answers | undefined,
  today: Day,
): { person: Answers; earlier: Earlier } => {
  const passed = isRecent(earlier.madeOn, today) ? [] : PASSING
  const told: QuestionId[] = person === undefined || person.age !== undefined ? ['age'] : []
  return {
    person: without(passed, person ?? {}),
    earlier: { ...earlier, answers: without([...passed, ...told], earlier.answers) },
  }
}

const RECENT_DAYS = 7
const PASSING: readonly QuestionId[] = ['lastPeriodDay', 'special', 'breastResults', ...BREAST_FINDINGS]

const isRecent = (madeOn: Day | undefined, today: Day): boolean =>
  madeOn !== undefined && madeOn >= addDays(today, -RECENT_DAYS) && madeOn <= today

const without = (questions: readonly QuestionId[], answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !questions.some((question) => question === id)))
