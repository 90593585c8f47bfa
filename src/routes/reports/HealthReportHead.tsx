import { useTranslation } from 'react-i18next'
import { SEX } from '@/domain/dictionaries'
import { textOf, type Answers } from '@/domain/questionForm/question'
import { dayText } from '@/i18n/dates'
import { dayIn } from '@/lib/days'
import { joinWithDot } from '@/lib/joinWithDot'
import { NoBreakDates } from '@/ui/NoBreakDates'

/** Whose report of which day it is, as far as that is told. */
export const HealthReportHead = ({ answers, madeAt }: { answers: Answers; madeAt: string | undefined }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('healthReport')
  const [name, sex, age] = [textOf(answers, 'name'), textOf(answers, 'sex'), textOf(answers, 'age')]
  const day = madeAt && dayIn(madeAt)
  const told = [
    name,
    sex === '0' || sex === '1' ? shell(`sex.${SEX[sex]}`) : '',
    age && t('age', { age }),
    day ? t('madeOn', { day: dayText(shell, day) }) : '',
  ]
  return (
    <p className="quiet">
      <NoBreakDates>{joinWithDot(...told)}</NoBreakDates>
    </p>
  )
}
