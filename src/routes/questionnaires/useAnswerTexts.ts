import { useTranslation } from 'react-i18next'
import { concernOf, type Concern } from '../../domain/questionnaires/concerns'
import type { QuestionId } from '../../domain/questionnaires/question'
import { VARIANTS } from '../../domain/questionnaires/variants'
import { hintText } from '../../i18n/questionTexts'
import { isPrefilled, leaveQuestion, shownProblem, useForm } from '../../stores/form'
import type { FieldTexts } from '../../ui/FieldLabel'

/** What every kind of answer hands on to its field. */
export type AnswerTexts = FieldTexts & { onLeave: () => void }

/** What stands around the answer of one question of the open form. */
export const useAnswerTexts = (id: QuestionId): AnswerTexts => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const problem = useForm((state) => shownProblem(state, id))
  const concern = useForm(({ answers }) => concernOf(id, answers))
  const prefilled = useForm((state) => isPrefilled(state, id))
  const starred = useForm(({ form }) => form !== undefined && VARIANTS[form.variantId].required.includes(id))
  const cautions = { afterOwnAge: t('afterOwnAge'), seeDoctor: shell('urgentSigns') } satisfies Record<Concern, string>
  return {
    label: questions(`labels.${id}`),
    hint: hintText(questions, id),
    error: problem && questions(`problems.${problem}`),
    caution: concern && cautions[concern],
    remark: prefilled ? t('prefilled') : undefined,
    starred,
    onLeave: () => leaveQuestion(id),
  }
}
