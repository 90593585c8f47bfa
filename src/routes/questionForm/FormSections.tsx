import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NO_CHANGES, type QuestionId } from '@/domain/questionForm/question'
import { isShown } from '@/domain/questionForm/form'

import { noToTheRest } from '@/domain/questionForm/steps'
import { VARIANTS } from '@/domain/questionForm/variants'
import { dayText } from '@/i18n/dates'
import { answerQuestions, useForm, earlierIn, isPrefilled } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Section } from '@/ui/Section'
import { QuestionField } from './QuestionField'
import styles from './form.module.css'
import type { ShownSection, Steps } from './useSteps'

type AnswerNoToRestProps = {
  questions: readonly QuestionId[]
  /** It goes away with the last open question: the focus has to go on. */
  onAnswered: () => void
}

/** Below its questions one tap says no to those of a section that are open, each still to be changed (A439). */
const AnswerNoToRest = ({ questions, onAnswered }: AnswerNoToRestProps) => {
  const { t } = useTranslation('questionnaires')
  const isOpen = useForm(
    ({ form, answers }) =>
      form !== undefined && noToTheRest(VARIANTS[form.variantId], questions, answers) !== undefined,
  )
  if (!isOpen) return null
  const answer = () => {
    const { form, answers } = useForm.getState()
    answerQuestions((form && noToTheRest(VARIANTS[form.variantId], questions, answers)) ?? {})
    onAnswered()
  }
  return (
    <Button block variant="secondary" onClick={answer}>
      {t('noToTheRest')}
    </Button>
  )
}

/** Says once a section where its answers come from, while one of them still stands as it was known (A421). */
const PrefilledNote = ({ questions }: { questions: readonly QuestionId[] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const earlier = useForm((state) => earlierIn(state, questions))
  const prefilled = useForm((state) => questions.some((id) => isPrefilled(state, id)))
  if (!prefilled) return null
  const told = () => {
    if (earlier === undefined) return t('prefilled')
    const { madeOn } = earlier
    return madeOn === undefined ? t('earlier.unknown') : t('earlier.on', { day: dayText(shell, madeOn) })
  }
  return (
    <Callout tone="plain">
      <p>
        <NoBreakDates>{told()}</NoBreakDates>
      </p>
    </Callout>
  )
}

/** Answers in one tap what results without findings say of both sides; each answer can still be changed (A425). */
const NoChanges = () => {
  const { t } = useTranslation('questionnaires')
  const isPut = useForm(({ answers }) => isShown('leftNipple', answers))
  if (!isPut) return null
  return (
    <div>
      <Button block variant="secondary" onClick={() => answerQuestions(NO_CHANGES)}>
        {t('noChanges')}
      </Button>
    </div>
  )
}

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
