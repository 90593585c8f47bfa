import { useTranslation } from 'react-i18next'
import { canTakeBack } from '@/domain/questionForm/form'
import type { QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { useForm } from '@/stores/questionForm/form'

/** Returns the first row of a picker, which takes an optional answer back; none without one (A602). */
export const useNoAnswer = (id: QuestionId): { value: string; label: string }[] => {
  const { t } = useTranslation('questionnaires')
  const isOffered = useForm(
    ({ form, answers }) => form !== undefined && answers[id] && canTakeBack(VARIANTS[form.variantId], id, answers),
  )
  return isOffered ? [{ value: '', label: t('noAnswer') }] : []
}
