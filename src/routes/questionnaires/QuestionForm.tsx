import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { checkForm } from '../../stores/form'
import { alertDialog } from '../../ui/dialog'
import { SubmitButton } from '../../ui/SubmitButton'
import { focusQuestion } from './focusQuestion'
import styles from './form.module.css'
import { FormSections, type Beside } from './FormSections'

type Props = {
  /** The answers are on their way. */
  submitting: boolean
  /** False while they cannot be sent: the stored answers still load, or what they belong to does not exist yet (A173). */
  allowed: boolean
  /** Sends the answers, which are complete by then; the form is closed there once they have arrived. */
  onSend: () => Promise<void>
  sendText: string
  /** Whether the answers are shown once more before they are sent. */
  lookOver: boolean
  beside?: Beside
  /** Stands above the button. */
  extra?: ReactNode
}

/** The open form, whichever it is: its questions and the button that sends the answers. */
export const QuestionForm = ({ submitting, allowed, onSend, sendText, beside, extra }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const passes = useCheck()
  const submit = async () => {
    if (await passes()) await onSend()
  }
  return (
    <div className={styles.form}>
      <FormSections beside={beside} />
      {extra}
      <div>
        <SubmitButton block busy={submitting} disabled={!allowed} offlineText={shell('offline')} onClick={() => void submit()}>
          {submitting ? t('sending') : sendText}
        </SubmitButton>
      </div>
    </div>
  )
}

/** Checks the form and leads to the first of what is wrong; true when nothing is. */
const useCheck = (): (() => Promise<boolean>) => {
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  return async () => {
    const first = checkForm()
    if (first === undefined) return true
    if (first.problem === 'neitherPeriodNorMenopause') {
      await alertDialog({ title: t('neither.title'), message: questions(`problems.${first.problem}`), confirmText: t('neither.close') })
    }
    focusQuestion(first.question)
    return false
  }
}
