import { Fragment, type ReactNode } from 'react'
import type { QuestionId } from '@/domain/questionForm/question'
import { Section } from '@/ui/Section'
import styles from './form.module.css'
import { NoChanges } from './NoChanges'
import { AnswerNoToRest } from './AnswerNoToRest'
import { PrefilledNote } from './PrefilledNote'
import { QuestionField } from './QuestionField'
import type { Steps } from './useSteps'
import type { ShownSection } from './useSections'

/** What stands beside the input of a question: the button that sends a code. */
export type Beside = Partial<Record<QuestionId, ReactNode>>

/** Above it one button answers for both sides. */
const FIRST_FINDING: QuestionId = 'leftNipple'

type Props = {
  steps: Pick<Steps, 'shown' | 'headingOf'>
  beside?: Beside | undefined
  /** All that was open in a section has been answered by one tap. */
  onAnswered: () => void
}

/** The numbered sections of the open form that stand on the page (FULLQ-02). */
export const FormSections = ({ steps: { shown, headingOf }, beside = {}, onAnswered }: Props) =>
  shown.map((section) => (
    <FormSection
      key={section.id}
      section={section}
      headingRef={headingOf(section.id)}
      beside={beside}
      onAnswered={onAnswered}
    />
  ))

type SectionProps = {
  section: ShownSection
  headingRef: ReturnType<Steps['headingOf']>
  beside: Beside
  onAnswered: () => void
}

const FormSection = ({ section: { title, questions }, headingRef, beside, onAnswered }: SectionProps) => (
  <Section title={title} titleRef={headingRef} landmark>
    <PrefilledNote questions={questions} />
    <div className={styles.fields}>
      {questions.map((question) => (
        <Fragment key={question}>
          {question === FIRST_FINDING && <NoChanges />}
          <QuestionField id={question} beside={beside[question]} />
        </Fragment>
      ))}
    </div>
    <AnswerNoToRest questions={questions} onAnswered={onAnswered} />
  </Section>
)
