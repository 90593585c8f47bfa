import { useTranslation } from 'react-i18next'
import { concernOf } from '@/domain/questionForm/concerns'
import { isShown, questionOf } from '@/domain/questionForm/form'
import type { QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { answerTexts } from '@/i18n/questionForm/answerText'
import { useForm } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import styles from './AnswerRow.module.css'
import { useCaution } from './useCaution'

type Props = { id: QuestionId; disabled: boolean; onChange: () => void }

/** A question with its answer in words, and the way to change it; nothing where it is not put. */
export const AnswerRow = ({ id, disabled, onChange }: Props) => {
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
  const said = answerTexts({ shell, questionnaires, questions, ethnicities }, id, question, answers)
  const label = questions(`labels.${id}`)
  return (
    <div className={styles.answer}>
      <dt className="quiet">{label}</dt>
      {said.length === 0 && <dd className="quiet">{questionnaires('review.open')}</dd>}
      {said.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
      {caution !== undefined && <dd className={styles.caution}>{caution}</dd>}
      <dd className={styles.change}>
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
