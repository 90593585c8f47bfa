import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { QuestionId } from '../../domain/form/question'
import type { VariantId } from '../../domain/variantIds'
import { useForm } from '../../stores/form'
import { focusAnswer } from '../../ui/FormField'
import { SubmitButton } from '../../ui/SubmitButton'
import styles from './form.module.css'
import { FormProgress } from './FormProgress'
import { FormSections, type Beside } from './FormSections'
import { FormSkeleton } from './FormSkeleton'
import { RestoredNotice } from './RestoredNotice'
import { ReviewAnswers } from './ReviewAnswers'
import { useCheckForm } from './useCheckForm'
import { useLeaveGuard } from './useLeaveGuard'

type Props = {
  /** The forms that this screen shows: what another screen opens meanwhile is not its own. */
  forms: readonly VariantId[]
  /** The answers are on their way. */
  submitting: boolean
  /**
   * False while they cannot be sent: the stored answers still load, or what they belong to does not exist yet
   * (A173).
   */
  allowed: boolean
  /** Sends the answers, which are complete by then; the form is closed there once they have arrived. */
  onSend: () => Promise<void>
  sendText: string
  /** Whether the answers are shown once more, in words, before they are sent. */
  review: boolean
  beside?: Beside
  /** Stands above the button that sends. */
  extra?: ReactNode
}

/** The open form: its questions, what became of its draft, and the way to send it. */
export const QuestionForm = ({ forms, ...props }: Props) => {
  const isOpen = useForm(({ form }) => form !== undefined && forms.includes(form.variantId))
  return isOpen ? <OpenForm {...props} /> : <FormSkeleton />
}

const OpenForm = ({ submitting, allowed, onSend, sendText, review, beside, extra }: Omit<Props, 'forms'>) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const [looking, setLooking] = useState(false)
  const passes = useCheckForm()
  const start = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  useLeaveGuard(submitting)

  const goOn = async () => {
    if (!(await passes())) return
    if (review) setLooking(true)
    else await onSend()
  }
  const toQuestions = (question?: QuestionId) => {
    // The questions must be there again before one of them can have the focus.
    flushSync(() => setLooking(false))
    if (question === undefined) end.current?.focus()
    else focusAnswer(question)
  }
  if (looking) return <ReviewAnswers {...{ submitting, allowed, onSend, sendText, extra }} onBack={toQuestions} />
  return (
    <div ref={start} tabIndex={-1} className={styles.form}>
      <FormProgress />
      <RestoredNotice onAgain={() => start.current?.focus()} />
      <p className="quiet">{t('starred')}</p>
      <FormSections beside={beside} />
      {!review && extra}
      <div>
        <SubmitButton
          ref={end}
          block
          busy={submitting}
          disabled={!allowed}
          offlineText={shell('offline')}
          onClick={() => void goOn()}
        >
          {review ? t('review.next') : submitting ? t('sending') : sendText}
        </SubmitButton>
      </div>
    </div>
  )
}
