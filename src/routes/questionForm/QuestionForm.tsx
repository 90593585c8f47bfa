import { useRef, useState, type ReactNode, type MouseEvent, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { leavesOut } from '@/domain/questionForm/draft'
import type { QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import type { VariantId } from '@/domain/variantIds'
import { dayText } from '@/i18n/dates'
import { afterNextPaint } from '@/lib/afterNextPaint'
import { chinaDay, chinaTime } from '@/lib/time/day'
import { closeForm, hasProblems, useForm, startAgain } from '@/stores/questionForm/form'
import { BottomBar } from '@/ui/bars'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { confirmDialog } from '@/ui/dialog'
import { SendButton } from '@/routes/shared/SendButton'
import { useNavigationGuard } from '@/routes/shared/useNavigationGuard'
import { useToday } from '@/routes/shared/useToday'
import { FormProgress } from './FormProgress'
import { FormSections, type Beside } from './FormSections'
import { FormSkeleton } from './FormSkeleton'
import { ReviewAnswers } from './ReviewAnswers'
import styles from './form.module.css'
import { useCheckForm } from './useCheckForm'
import { useSectionNavigation } from './useSectionNavigation'

/** Asks before leaving with unsent answers, and says whether they are kept; blocks leaving while sending. */
const useLeaveGuard = (sending: boolean): void => {
  const { t } = useTranslation('questionnaires')
  useNavigationGuard(
    ({ currentLocation, nextLocation }) =>
      // Changing the section does not count as leaving, except while sending.
      sending || (useForm.getState().unsent && currentLocation.pathname !== nextLocation.pathname),
    () =>
      sending
        ? t('sendingStay')
        : {
            title: t('leave.title'),
            message: t(`leave.${draftOutcome()}`),
            confirmText: t('leave.leave'),
            cancelText: t('leave.stay'),
          },
    dropLost,
  )
}

/** Answers without a draft are dropped on leaving: shown again later, they would look as if they were stored. */
const dropLost = (): void => {
  const { form } = useForm.getState()
  if (form?.draftOwner === undefined) closeForm(form)
}

const draftOutcome = (): 'kept' | 'keptOnSite' | 'keptApart' | 'lost' => {
  const { form, kept } = useForm.getState()
  if (form === undefined || kept?.onPhone !== true) return 'lost'
  if (form.variantId === 'shortOnSite') return 'keptOnSite'
  return leavesOut(VARIANTS[form.variantId]) ? 'keptApart' : 'kept'
}

type FormBarProps = {
  ref: Ref<HTMLButtonElement>
  text: string
  goesOn: boolean
  submitting: boolean
  allowed: boolean
  onBack: (() => void) | undefined
  onGoOn: (again: boolean) => void
}

const FormBar = ({ ref, text, goesOn, submitting, allowed, onBack, onGoOn }: FormBarProps) => {
  const { t } = useTranslation('questionnaires')
  const goOn = ({ detail }: MouseEvent) => onGoOn(detail > 1)
  return (
    <BottomBar>
      <div className={styles.ways}>
        {onBack !== undefined && (
          <Button variant="quiet" onClick={({ detail }) => detail > 1 || onBack()}>
            {t('steps.back')}
          </Button>
        )}
        <div>
          {goesOn ? (
            <Button ref={ref} block disabled={!allowed} onClick={goOn}>
              {text}
            </Button>
          ) : (
            <SendButton ref={ref} block busy={submitting} disabled={!allowed} onClick={goOn}>
              {text}
            </SendButton>
          )}
        </div>
      </div>
    </BottomBar>
  )
}

/** RB4: says that a draft was restored, and offers to discard it. */
const RestoredNotice = ({ disabled, onAgain }: { disabled: boolean; onAgain: () => void }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const from = useForm(({ restoredFrom }) => restoredFrom)
  const apart = useForm(({ form }) => form !== undefined && leavesOut(VARIANTS[form.variantId]))
  const today = useToday()
  if (from === undefined) return null
  const time = chinaTime(from).slice(11, 16)
  const day = chinaDay(from)
  const when = day === today ? time : `${dayText(shell, day, today)} ${time}`
  const again = async () => {
    const texts = {
      title: t('restored.ask.title'),
      message: t('restored.ask.message'),
      confirmText: t('restored.ask.confirm'),
      cancelText: t('restored.ask.cancel'),
      tone: 'destroy' as const,
    }
    if (!(await confirmDialog(texts))) return
    startAgain()
    onAgain()
  }
  return (
    <Callout tone="plain" role="status">
      <p>{t('restored.text', { when })}</p>
      {apart && <p>{t('restored.apart')}</p>}
      <Button variant="secondary" disabled={disabled} onClick={() => void again()}>
        {t('restored.again')}
      </Button>
    </Callout>
  )
}

type Props = {
  forms: readonly VariantId[]
  submitting: boolean
  /** A173: false while the stored answers load, or their record does not exist yet. */
  allowed: boolean
  /** Sends the complete answers, and closes the form once they have arrived. */
  onSend: () => Promise<void>
  sendText: string
  /** Shows the answers in words before sending. */
  review: boolean
  beside?: Beside
  extra?: ReactNode
}

export const QuestionForm = ({ forms, ...props }: Props) => {
  const isOpen = useForm(({ form }) => form !== undefined && forms.includes(form.variantId))
  return isOpen ? <OpenForm {...props} /> : <FormSkeleton />
}

const OpenForm = ({ submitting, allowed, onSend, sendText, review, beside, extra }: Omit<Props, 'forms'>) => {
  const { t } = useTranslation('questionnaires')
  const [looking, setLooking] = useState(false)
  const [changing, setChanging] = useState(false)
  const navigation = useSectionNavigation()
  const { sections, shown, at, goTo, goToQuestion } = navigation
  const [opened] = useState(at)
  const passes = useCheckForm()
  const start = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const sending = useRef(false)
  useLeaveGuard(submitting)
  const next = at === undefined || changing ? undefined : sections[at + 1]

  const goOn = async (again: boolean) => {
    const shownQuestions = next && shown.flatMap(({ questions }) => questions)
    // The second of two quick taps was meant for the previous section, so this one shows no errors.
    if (again && shownQuestions !== undefined && hasProblems(shownQuestions)) return
    if (!(await passes(goToQuestion, shownQuestions))) return
    if (next !== undefined) goTo(next.id)
    else if (review) setLooking(true)
    else await sendOnce()
  }
  // A second tap may come before the button is rendered as busy. The lock ends with the next paint, because sending
  // may open a dialog.
  const sendOnce = async () => {
    if (sending.current) return
    sending.current = true
    const sent = onSend()
    await Promise.race([sent, afterNextPaint()]).finally(() => (sending.current = false))
    await sent
  }
  const toQuestions = (question?: QuestionId) => {
    // The questions must be rendered before one of them can have the focus.
    flushSync(() => setLooking(false))
    setChanging(question !== undefined)
    if (question === undefined) end.current?.focus()
    else goToQuestion(question)
  }
  const beginAgain = () => {
    const first = sections[0]
    if (at === undefined || first === undefined) start.current?.focus()
    else goTo(first.id)
  }
  if (looking) return <ReviewAnswers {...{ submitting, allowed, onSend, sendText, extra }} onBack={toQuestions} />
  return (
    <div ref={start} tabIndex={-1} className={styles.form}>
      <FormProgress {...navigation} />
      {at === opened && <RestoredNotice disabled={submitting} onAgain={beginAgain} />}
      <p className="quiet">{t('starred')}</p>
      <FormSections {...navigation} beside={beside} onAnswered={() => end.current?.focus({ preventScroll: true })} />
      {!review && extra}
      <FormBar
        ref={end}
        goesOn={next !== undefined}
        text={next !== undefined ? t('steps.next') : review ? t('review.next') : submitting ? t('sending') : sendText}
        submitting={submitting}
        allowed={allowed}
        onBack={at ? navigation.goBack : undefined}
        onGoOn={(again) => void goOn(again)}
      />
    </div>
  )
}
