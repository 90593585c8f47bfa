import type { WordArea } from '@/i18n/words'
import { finishQuestionnaire, sendCheckInQuestionnaire } from '@/stores/checkIn/questionnaire'
import { useQuestionnaires } from '@/stores/questionnaires/questionnaires'
import { FormSkeleton } from '@/routes/questionForm/FormSkeleton'
import { Questionnaire } from '@/routes/questionForm/Questionnaire'
import { PageError } from '@/routes/shared/errors'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'

const FORM_WORDS: WordArea[] = ['questionnaireForms', 'questionnaires', 'questions', 'ethnicities']

/** The short questionnaire of a check-in, which its store opens together with the record; its words come only now. */
export const CheckInQuestionnaire = () => {
  const target = useQuestionnaires((state) => state.target)
  const { words, askAgain } = useLazyTranslations(FORM_WORDS)
  if (words.state === 'failed') return <PageError part error={words.error} onRetry={askAgain} />
  if (target === undefined || words.state !== 'ready') return <FormSkeleton />
  return <Questionnaire target={target} review={false} send={sendCheckInQuestionnaire} onSent={finishQuestionnaire} />
}
