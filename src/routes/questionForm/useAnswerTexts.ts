import { useTranslation } from 'react-i18next'
import type { Concern } from '@/domain/questionForm/concerns'
import { isNeeded, questionOf, unreadableKind } from '@/domain/questionForm/form'
import { textOf, type QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { shownNumber } from '@/i18n/questionForm/answerText'
import { hintText } from '@/i18n/questionForm/questionTexts'
import { shownConcern, shownProblem, useForm } from '@/stores/questionForm/form'
import type { FieldTexts } from '@/ui/FieldLabel'

export const useCaution = (concern: Concern | undefined): string | undefined => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const height = useForm(({ answers }) => textOf(answers, 'height'))
  const weight = useForm(({ answers }) => shownNumber(textOf(answers, 'weight')))
  const cautions = {
    afterOwnAge: t('afterOwnAge'),
    seeDoctor: shell('urgentSigns'),
    height: t('doubt.height', { height }),
    weight: t('doubt.weight', { weight }),
    body: t('doubt.body', { height, weight }),
  } satisfies Record<Concern, string>
  return concern && cautions[concern]
}

export type AnswerTexts = FieldTexts & {
  placeholder: string | undefined
}

export const useAnswerTexts = (id: QuestionId): AnswerTexts => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const problem = useForm((state) => shownProblem(state, id))
  const warning = useCaution(useForm((state) => shownConcern(state, id)))
  const starred = useForm(({ form, answers }) => form !== undefined && isNeeded(VARIANTS[form.variantId], id, answers))
  const kept = useForm(
    ({ form, answers }) => form && unreadableKind(questionOf(VARIANTS[form.variantId], id), answers[id]),
  )
  const keptTexts = { other: t('otherAsStored'), unread: t('asStored') }
  return {
    label: questions(`labels.${id}`),
    hint: hintText(questions, id),
    error: problem && questions(`problems.${problem}`),
    warning: problem === undefined ? warning : undefined,
    aside: kept && keptTexts[kept],
    placeholder: kept && { other: questions('otherCode'), unread: shell('unknown') }[kept],
    starred,
  }
}
