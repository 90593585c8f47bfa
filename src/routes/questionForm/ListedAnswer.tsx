import { useTranslation } from 'react-i18next'
import { textOf, type QuestionId } from '@/domain/questionForm/question'
import { ethnicityChoices } from '@/i18n/questionForm/questionTexts'
import { answerQuestion, useForm } from '@/stores/questionForm/form'
import { ChoiceField } from '@/ui/ChoiceField'
import type { AnswerTexts } from './useAnswerTexts'

type Props = { id: QuestionId; texts: AnswerTexts }

/** One of the ethnic groups: shown in the reader's language, stored in Chinese (A146). */
export const ListedAnswer = ({ id, texts }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const { t: ethnicities } = useTranslation('ethnicities')
  const value = useForm(({ answers }) => textOf(answers, id))
  return (
    <ChoiceField
      {...texts}
      placeholder={texts.placeholder ?? t('choose')}
      closeText={shell('actions.close')}
      options={ethnicityChoices(ethnicities, value)}
      value={value === '' ? undefined : value}
      onChoose={(group) => answerQuestion(id, group)}
    />
  )
}
