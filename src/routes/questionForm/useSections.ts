import { useTranslation } from 'react-i18next'
import { isShown } from '@/domain/questionForm/form'
import type { QuestionId } from '@/domain/questionForm/question'
import { VARIANTS, type SectionId } from '@/domain/questionForm/variants'
import { useForm } from '@/stores/questionForm/form'

/** The full questionnaire has four numbered sections (FULLQ-02); the breasts come after them. */
const UNNUMBERED: SectionId = 'breast'

export type ShownSection = { id: SectionId; title: string; questions: readonly QuestionId[] }

/** The sections of the open form, numbered where there are several; one of which nothing is put is left out. */
export const useSections = (): ShownSection[] => {
  const { t } = useTranslation('questionnaires')
  const variant = useForm(({ form }) => form && VARIANTS[form.variantId])
  // As one text: a new list at every change of the form would wake every section.
  const put = useForm(({ answers }) =>
    variant?.sections.map(({ questions }) => (questions.some((id) => isShown(id, answers)) ? 'put' : 'not')).join(' '),
  )
  const sections = variant?.sections.filter((_, index) => put?.split(' ')[index] === 'put') ?? []
  return sections.map(({ id, questions }, index) => {
    const title = t(`sections.${id}`)
    const isNumbered = sections.length > 1 && id !== UNNUMBERED
    return { id, title: isNumbered ? t('numbered', { number: index + 1, title }) : title, questions }
  })
}
