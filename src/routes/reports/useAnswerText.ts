import { useTranslation } from 'react-i18next'
import { questionOf, unreadableKind } from '@/domain/questionForm/form'
import type { Answers, QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { answerTexts } from '@/i18n/questionForm/answerText'
import { joinWithDot } from '@/lib/joinWithDot'

/** Returns a function that says the answer to a question in words. */
export const useAnswerText = (answers: Answers): ((id: QuestionId) => string) => {
  const { t: shell } = useTranslation()
  const { t: questionnaires } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const { t: ethnicities } = useTranslation('ethnicities')
  return (id) => {
    const question = questionOf(VARIANTS.fullRecord, id)
    return unreadableKind(question, answers[id]) === 'unread'
      ? shell('unknown')
      : joinWithDot(...answerTexts({ shell, questionnaires, questions, ethnicities }, id, question, answers))
  }
}
