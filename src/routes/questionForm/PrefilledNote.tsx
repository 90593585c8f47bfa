import { useTranslation } from 'react-i18next'
import type { QuestionId } from '@/domain/questionForm/question'
import { dayText } from '@/i18n/dates'
import { earlierIn, isPrefilled, useForm } from '@/stores/questionForm/form'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Callout } from '@/ui/Callout'

/** Says once a section where its answers come from, while one of them still stands as it was known (A421). */
export const PrefilledNote = ({ questions }: { questions: readonly QuestionId[] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const earlier = useForm((state) => earlierIn(state, questions))
  const prefilled = useForm((state) => questions.some((id) => isPrefilled(state, id)))
  if (!prefilled) return null
  const told = () => {
    if (earlier === undefined) return t('prefilled')
    const { madeOn } = earlier
    return madeOn === undefined ? t('earlier.unknown') : t('earlier.on', { day: dayText(shell, madeOn) })
  }
  return (
    <Callout tone="plain">
      <p>
        <NoBreakDates>{told()}</NoBreakDates>
      </p>
    </Callout>
  )
}
