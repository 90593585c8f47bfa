import { Fragment, type ReactNode } from 'react'
import type { QuestionId } from '../../domain/form/question'
import { Section } from '../../ui/Section'
import { NoChanges } from './NoChanges'
import { QuestionField } from './QuestionField'
import { useSections, type ShownSection } from './useSections'

/** What stands beside the input of a question: the button that sends a code. */
export type Beside = Partial<Record<QuestionId, ReactNode>>

/** Above it one button answers for both sides. */
const FIRST_FINDING: QuestionId = 'leftNipple'

/** The numbered sections of the open form (FULLQ-02). */
export const FormSections = ({ beside = {} }: { beside?: Beside | undefined }) =>
  useSections().map((section) => <FormSection key={section.questions[0]} section={section} beside={beside} />)

const FormSection = ({ section: { title, questions }, beside }: { section: ShownSection; beside: Beside }) => {
  return (
    <Section title={title} landmark roomy>
      {questions.map((question) => (
        <Fragment key={question}>
          {question === FIRST_FINDING && <NoChanges />}
          <QuestionField id={question} beside={beside[question]} />
        </Fragment>
      ))}
    </Section>
  )
}
