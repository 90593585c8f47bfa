import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isShown } from '../../domain/questionnaires/form'
import type { QuestionId } from '../../domain/questionnaires/question'
import { VARIANTS, type SectionId, type Variant } from '../../domain/questionnaires/variants'
import { useForm } from '../../stores/form'
import { QuestionField } from './QuestionField'
import styles from './form.module.css'

/** What stands beside the input of a question: the button that sends a code. */
export type Beside = Partial<Record<QuestionId, ReactNode>>

/** The numbered sections of the open form; one of which nothing is put is left out. */
export const FormSections = ({ beside = {} }: { beside?: Beside | undefined }) => {
  const variant = useForm(({ form }) => form && VARIANTS[form.variantId])
  const shown = useForm(({ answers }) => variant?.sections.filter(({ questions }) => questions.some((id) => isShown(id, answers))).map(({ id }) => id).join(' '))
  const sections = variant?.sections.filter(({ id }) => shown?.split(' ').includes(id)) ?? []
  return sections.map((section, index) => (
    <FormSection key={section.id} section={section} number={sections.length > 1 ? index + 1 : undefined} beside={beside} />
  ))
}

type SectionProps = { section: Variant['sections'][number]; number: number | undefined; beside: Beside }

const FormSection = ({ section: { id, questions }, number, beside }: SectionProps) => {
  const titleId = useId()
  const title = useSectionTitle(id, number)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {title}
      </h2>
      {questions.map((question) => (
        <QuestionField key={question} id={question} beside={beside[question]} />
      ))}
    </section>
  )
}

/** '1 Basic info'; without a number where it is the only section. */
const useSectionTitle = (id: SectionId, number: number | undefined): string => {
  const { t } = useTranslation('questionnaires')
  const title = t(`sections.${id}`)
  return number === undefined ? title : t('numbered', { number, title })
}
