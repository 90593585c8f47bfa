import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionId } from '@/domain/questionForm/question'
import { useForm } from '@/stores/questionForm/form'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { SendButton } from '@/routes/shared/SendButton'
import { AnswerRow } from './AnswerRow'
import { BackToPreviousSection, goAtOnce } from './BackToPreviousSection'
import styles from './form.module.css'
import { useSections } from './useSections'

type Props = {
  submitting: boolean
  allowed: boolean
  onSend: () => Promise<void>
  sendText: string
  /** Back to the questions: to one of them, or to where they end. */
  onBack: (question?: QuestionId) => void
  extra: ReactNode
}

/** All answers in words, before they are sent. Back leads to the questions, until they are on their way. */
export const ReviewAnswers = ({ submitting, allowed, onSend, sendText, onBack, extra }: Props) => {
  const { t } = useTranslation('questionnaires')
  const sections = useSections()
  const closed = useForm((state) => state.closed)
  const title = useRef<HTMLHeadingElement>(null)
  const leave = useRef(goAtOnce)
  const tellWay = useCallback((way: typeof goAtOnce) => void (leave.current = way), [])
  const sending = useRef(false)

  useEffect(() => title.current?.focus(), [])

  const send = () => {
    if (sending.current) return
    sending.current = true
    // What follows the sending may navigate, which must start from a clean history.
    leave.current(() => void onSend().finally(() => (sending.current = false)))
  }
  return (
    <div className={styles.form}>
      {!submitting && !closed && <BackToPreviousSection tellWay={tellWay} onBack={() => onBack()} />}
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
