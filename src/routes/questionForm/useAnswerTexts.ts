import { useTranslation } from 'react-i18next'
import { isRequired, questionOf, untold } from '@/domain/questionForm/form'
import type { QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { hintText } from '@/i18n/questionForm/questionTexts'
import { shownConcern, shownProblem, useForm } from '@/stores/questionForm/form'
import type { FieldTexts } from '@/ui/FieldLabel'
import { useCaution } from './useCaution'

/** What every kind of answer hands on to its field. */
export type AnswerTexts = FieldTexts & {
  /** Stands where nothing is answered that could be shown. */
  placeholder: string | undefined
}

/** What stands around the answer of one question of the open form. */
export const useAnswerTexts = (id: QuestionId): AnswerTexts => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const problem = useForm((state) => shownProblem(state, id))
  const caution = useCaution(useForm((state) => shownConcern(state, id)))
  const starred = useForm(
    ({ form, answers }) => form !== undefined && isRequired(VARIANTS[form.variantId], id, answers),
  )
  const kept = useForm(({ form, answers }) => form && untold(questionOf(VARIANTS[form.variantId], id), answers[id]))
  const keptTexts = { other: t('otherAsStored'), unread: t('asStored') }
  return {
    label: questions(`labels.${id}`),
    hint: hintText(questions, id),
    error: problem && questions(`problems.${problem}`),
    caution,
    remark: kept && keptTexts[kept],
    placeholder: kept && { other: questions('otherCode'), unread: shell('unknown') }[kept],
    starred,
  }
}
