import { useTranslation } from 'react-i18next'
import { textOf, type QuestionId } from '@/domain/questionForm/question'
import { LAST_PERIOD_FROM } from '@/domain/validation/health'
import { cellText, dayText, monthText, weekdayNames } from '@/i18n/dates'
import { answerQuestion, useForm } from '@/stores/questionForm/form'
import { DayField } from '@/ui/DayField'
import { useToday } from '@/routes/shared/useToday'
import type { AnswerTexts } from './useAnswerTexts'

type Props = { id: QuestionId; texts: AnswerTexts }

/** The day of the last period: from 2020-01-01 to today (A41, A42). */
export const DayAnswer = ({ id, texts }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const value = useForm(({ answers }) => textOf(answers, id))
  const today = useToday()
  return (
    <DayField
      {...texts}
      value={value}
      chosen={value === '' ? undefined : dayText(shell, value)}
      first={LAST_PERIOD_FROM}
      today={today}
      onChoose={(day) => answerQuestion(id, day)}
      placeholder={texts.placeholder ?? t('choose')}
      closeText={shell('actions.close')}
      clearText={t('day.clear')}
      texts={{
        monthTitle: (month) => monthText(shell, month),
        weekdays: weekdayNames(shell),
        dayLabel: (day) => cellText(shell, day),
        todayText: shell('dates.today'),
        previousText: t('day.previousMonth'),
        nextText: t('day.nextMonth'),
        yearTexts: { previous: t('day.previousYear'), next: t('day.nextYear') },
      }}
    />
  )
}
