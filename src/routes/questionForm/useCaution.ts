import { useTranslation } from 'react-i18next'
import type { Concern } from '@/domain/questionForm/concerns'
import { textOf } from '@/domain/questionForm/question'
import { useForm } from '@/stores/questionForm/form'

/** What an answer of the open form gives reason to say, in words. */
export const useCaution = (concern: Concern | undefined): string | undefined => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const height = useForm(({ answers }) => textOf(answers, 'height'))
  const weight = useForm(({ answers }) => textOf(answers, 'weight'))
  const cautions = {
    afterOwnAge: t('afterOwnAge'),
    seeDoctor: shell('urgentSigns'),
    height: t('doubt.height', { height }),
    weight: t('doubt.weight', { weight }),
    body: t('doubt.body', { height, weight }),
  } satisfies Record<Concern, string>
  return concern && cautions[concern]
}
