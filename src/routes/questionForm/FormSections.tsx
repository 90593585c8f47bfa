import { Fragment, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasNoChanges, NO_CHANGES, type QuestionId } from '@/domain/questionForm/question'
import { isShown } from '@/domain/questionForm/form'
import { noToTheRest } from '@/domain/questionForm/steps'
import { VARIANTS } from '@/domain/questionForm/variants'
import { dayText } from '@/i18n/dates'
import { answerQuestions, useForm, earlierIn, isPrefilled } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Section } from '@/ui/Section'
import { showToast } from '@/ui/toast'
import { QuestionField } from './QuestionField'
import styles from './form.module.css'
import type { ShownSection, SectionNavigation } from './useSectionNavigation'

type AnswerNoToRestProps = {
  questions: readonly QuestionId[]
  /** The button disappears with the last open question, so the focus must move on. */
  onAnswered: () => void
}

/** A439, A668: one tap answers no to the open questions of a section, and says so; each stays changeable. */
const AnswerNoToRest = ({ questions, onAnswered }: AnswerNoToRestProps) => {
  const { t } = useTranslation('questionnaires')
  const restOf = ({ form, answers }: ReturnType<typeof useForm.getState>) =>
    form && noToTheRest(VARIANTS[form.variantId], questions, answers)
  const isOpen = useForm((state) => restOf(state) !== undefined)
  if (!isOpen) return null
  const answer = () => {
    const rest = restOf(useForm.getState()) ?? {}
    answerQuestions(rest)
    showToast(t('noToTheRestFilled', { count: Object.keys(rest).length }))
    onAnswered()
  }
  return (
    <Button block variant="secondary" onClick={answer}>
      {t('noToTheRest')}
    </Button>
  )
}

/** A421: shows once per section where its answers come from, while one of them is unchanged. */
const PrefilledNote = ({ questions }: { questions: readonly QuestionId[] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const earlier = useForm((state) => earlierIn(state, questions))
  const prefilled = useForm((state) => questions.some((id) => isPrefilled(state, id)))
  if (!prefilled) return null
  const noteText = () => {
    if (earlier === undefined) return t('prefilled')
    const { madeOn } = earlier
    return madeOn === undefined ? t('earlier.unknown') : t('earlier.on', { day: dayText(shell, madeOn) })
  }
  return (
    <Callout tone="plain">
      <p>
        <NoBreakDates>{noteText()}</NoBreakDates>
      </p>
    </Callout>
  )
}

/** A425: one tap answers both sides for results without findings; each answer stays changeable. */
const NoChanges = () => {
  const { t } = useTranslation('questionnaires')
  const isPut = useForm(({ answers }) => isShown('leftNipple', answers))
  const isFilled = useForm(({ answers }) => hasNoChanges(answers))
  const [tapped, setTapped] = useState(false)
  if (!isPut) return null
  const answer = () => {
    answerQuestions(NO_CHANGES)
    setTapped(true)
  }
  return (
    <div>
      <Button block variant="secondary" onClick={answer}>
        {t('noChanges')}
      </Button>
      {/* The button stays, so without these words nothing is said. */}
      <div role="status">{tapped && isFilled && <p className="quiet">{t('noChangesFilled')}</p>}</div>
    </div>
  )
}

export type Beside = Partial<Record<QuestionId, ReactNode>>

const FIRST_FINDING: QuestionId = 'leftNipple'

type Props = Pick<SectionNavigation, 'shown' | 'headingOf'> & {
  beside?: Beside | undefined
  onAnswered: () => void
}

export const FormSections = ({ shown, headingOf, beside = {}, onAnswered }: Props) =>
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
  headingRef: ReturnType<SectionNavigation['headingOf']>
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
