import { useCallback, useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { concernOf } from '@/domain/questionForm/concerns'
import { isShown, questionOf } from '@/domain/questionForm/form'
import type { QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { answerTexts } from '@/i18n/questionForm/answerText'
import { useForm } from '@/stores/questionForm/form'
import { BottomBar } from '@/ui/bars'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import { useCloseOnBack } from '@/ui/useCloseOnBack'
import { SendButton } from '@/routes/shared/SendButton'
import answerRowStyles from './AnswerRow.module.css'
import styles from './form.module.css'
import { useCaution } from './useAnswerTexts'
import { useSections } from './useSectionNavigation'

type AnswerRowProps = { id: QuestionId; disabled: boolean; onChange: () => void }

const AnswerRow = ({ id, disabled, onChange }: AnswerRowProps) => {
  const { t: shell } = useTranslation()
  const { t: questionnaires } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const { t: ethnicities } = useTranslation('ethnicities')
  const form = useForm((state) => state.form)
  const answers = useForm((state) => state.answers)
  const isMeasure = id === 'height' || id === 'weight'
  const caution = useCaution(isMeasure ? concernOf(id, answers) : undefined)
  if (form === undefined || !isShown(id, answers)) return null
  const question = questionOf(VARIANTS[form.variantId], id)
  const texts = answerTexts({ shell, questionnaires, questions, ethnicities }, id, question, answers)
  const label = questions(`labels.${id}`)
  return (
    <div className={answerRowStyles.answer}>
      <dt className="quiet">{label}</dt>
      {texts.length === 0 && <dd className="quiet">{questionnaires('review.open')}</dd>}
      {texts.map((text) => (
        <dd key={text}>
          <ServerText>{text}</ServerText>
        </dd>
      ))}
      {caution !== undefined && <dd className={answerRowStyles.caution}>{caution}</dd>}
      <dd className={answerRowStyles.change}>
        <Button
          variant="quiet"
          disabled={disabled}
          aria-label={questionnaires('review.changeOf', { question: label })}
          onClick={onChange}
        >
          {questionnaires('review.change')}
        </Button>
      </dd>
    </div>
  )
}

type Leave = (then: () => void) => void
type BackToPreviousSectionProps = {
  /**
   * Receives a function that removes the history entry before it continues, and another one when there is no entry.
   * Must be stable.
   */
  onLeaveChange: (leave: Leave) => void
  onBack: () => void
}

/** Keeps a history entry while mounted: Back calls `onBack` and stays on the page. */
const BackToPreviousSection = ({ onLeaveChange, onBack }: BackToPreviousSectionProps) => {
  const closeEntry = useCloseOnBack(onBack)
  useLayoutEffect(() => {
    onLeaveChange(closeEntry)
    return () => onLeaveChange(leaveAtOnce)
  }, [onLeaveChange, closeEntry])
  return null
}

const leaveAtOnce: Leave = (then) => then()

type Props = {
  submitting: boolean
  allowed: boolean
  onSend: () => Promise<void>
  sendText: string
  onBack: (question?: QuestionId) => void
  extra: ReactNode
}

/** The review of all answers before sending. Back leads to the questions, except while sending. */
export const ReviewAnswers = ({ submitting, allowed, onSend, sendText, onBack, extra }: Props) => {
  const { t } = useTranslation('questionnaires')
  const sections = useSections()
  const closed = useForm((state) => state.closed)
  const title = useRef<HTMLHeadingElement>(null)
  const leave = useRef(leaveAtOnce)
  const onLeaveChange = useCallback((way: typeof leaveAtOnce) => void (leave.current = way), [])
  const sending = useRef(false)

  useEffect(() => title.current?.focus(), [])

  const send = ({ detail }: MouseEvent) => {
    // The second of two quick taps was meant for the button that led here.
    if (detail > 1 || sending.current) return
    sending.current = true
    // The code after sending may navigate, and needs a history without this entry.
    leave.current(() => void onSend().finally(() => (sending.current = false)))
  }
  return (
    <div className={styles.form}>
      {!submitting && !closed && <BackToPreviousSection onLeaveChange={onLeaveChange} onBack={() => onBack()} />}
      <div>
        <h2 ref={title} tabIndex={-1} className={styles.lookTitle}>
          {t('review.title')}
        </h2>
        <p>{t('review.text')}</p>
      </div>
      {sections.map(({ title: name, questions }) => (
        <Section key={name} title={name} level={3} landmark>
          <dl>
            {questions.map((id) => (
              <AnswerRow key={id} id={id} disabled={submitting} onChange={() => leave.current(() => onBack(id))} />
            ))}
          </dl>
        </Section>
      ))}
      {extra}
      <BottomBar>
        <div className={styles.ways}>
          <Button variant="quiet" disabled={submitting} onClick={() => leave.current(() => onBack())}>
            {t('review.back')}
          </Button>
          <div>
            <SendButton block busy={submitting} disabled={!allowed} onClick={send}>
              {submitting ? t('sending') : sendText}
            </SendButton>
          </div>
        </div>
      </BottomBar>
    </div>
  )
}
