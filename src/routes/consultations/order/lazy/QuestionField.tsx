import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { withOpening } from '@/domain/consultations/openings'
import { QUESTION_LIMIT } from '@/domain/consultations/doctorQuestion'
import { Button } from '@/ui/Button'
import { LiveRegion } from '@/ui/LiveRegion'
import { TextArea } from '@/ui/TextArea'
import styles from './question.module.css'

const OPENINGS = ['what', 'where', 'since', 'period', 'worry'] as const

type Props = { value: string; onChange: (question: string) => void; error: string | undefined }

/** The question field, with five buttons that insert the beginning of a sentence. */
export const QuestionField = ({ value, onChange, error }: Props) => {
  const { t } = useTranslation('consultationOrder')
  const { t: help } = useTranslation('doctorQuestionHelp')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isFull, setFull] = useState(false)
  const open = (opening: string) => {
    const area = field.current
    if (area === null) return
    const caret = area === document.activeElement ? area.selectionEnd : value.length
    const opened = withOpening(value, caret, opening, QUESTION_LIMIT)
    setFull(opened === undefined)
    if (opened === undefined) return
    // The caret needs the new text in the field.
    flushSync(() => onChange(opened.text))
    area.focus()
    area.setSelectionRange(opened.caret, opened.caret)
  }
  return (
    <>
      <TextArea
        ref={field}
        label={t('question.label')}
        hint={t('question.hint')}
        value={value}
        onChange={(question) => {
          setFull(false)
          onChange(question)
        }}
        limit={QUESTION_LIMIT}
        countText={t('question.count', { used: value.length, limit: QUESTION_LIMIT })}
        error={error}
        starred
      />
      <div role="group" aria-label={help('openings.label')}>
        <p className="quiet">{help('openings.label')}</p>
        <div className={styles.openings}>
          {OPENINGS.map((name) => (
            <Button
              key={name}
              variant="secondary"
              // A press would move the focus, and the caret with it, out of the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(spaced(help('openings.put', { opening: help(`openings.${name}`) })))}
            >
              {help(`openings.${name}`)}
            </Button>
          ))}
        </div>
        <LiveRegion role="status">{isFull && <p className="quiet">{help('openings.full')}</p>}</LiveRegion>
      </div>
    </>
  )
}

/** The full-width Chinese colon includes its space. */
const spaced = (opening: string): string => (opening.endsWith(':') ? `${opening} ` : opening)
