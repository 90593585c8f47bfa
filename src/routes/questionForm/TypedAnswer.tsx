import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cardFilled } from '@/domain/questionForm/cardAnswers'
import { measuresIn } from '@/domain/questionForm/measuresIn'
import { textOf, type QuestionId, type TypedQuestion } from '@/domain/questionForm/question'
import { jinInKilograms } from '@/domain/measures'
import { shownNumber, unitText } from '@/i18n/questionForm/answerText'
import { answerQuestion, useForm } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import styles from './form.module.css'
import type { AnswerTexts } from './useAnswerTexts'

type Props = {
  id: QuestionId
  control: Exclude<TypedQuestion['control'], 'day'>
  beside: ReactNode
  texts: AnswerTexts
}

export const TypedAnswer = ({ id, control, beside, texts }: Props) => {
  const { t } = useTranslation('questionnaires')
  const value = useForm(({ answers }) => textOf(answers, id))
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextField
        {...texts}
        {...INPUTS[control]}
        {...SPECIAL[id]}
        ref={input}
        value={value}
        onChange={(text) => answerQuestion(id, text)}
        unit={unitText(t, id)}
        trailing={beside}
      />
      {id === 'identityCard' && <CardNote />}
      {id === 'weight' && texts.warning !== undefined && <JinOffer onTaken={() => input.current?.focus()} />}
    </>
  )
}

const CardNote = () => {
  const { t } = useTranslation('questionnaires')
  const filled = useForm(({ answers, fromCard }) => cardFilled(answers, fromCard))
  return <div role="status">{filled && <p className="quiet">{t(`fromCard.${filled}`)}</p>}</div>
}

/** A462: offers to convert a weight that was probably typed in jin. */
const JinOffer = ({ onTaken }: { onTaken: () => void }) => {
  const { t } = useTranslation('questionnaires')
  const jin = useForm(({ answers }) => textOf(answers, 'weight'))
  const kilograms = useForm(({ answers }) => jinInKilograms(measuresIn(answers)))
  if (kilograms === undefined) return null
  const take = () => {
    answerQuestion('weight', kilograms)
    onTaken()
  }
  return (
    <div className={styles.offer}>
      <Button variant="secondary" onClick={take}>
        {t('doubt.jin', { jin: shownNumber(jin), kilograms: shownNumber(kilograms) })}
      </Button>
    </div>
  )
}

type Input = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete'>

// Autofill is off: the form may be about another person than the phone’s owner.
const INPUTS: Record<Props['control'], Input> = {
  text: { autoComplete: 'off' },
  integer: { autoComplete: 'off', inputMode: 'numeric' },
  decimal: { autoComplete: 'off', inputMode: 'decimal' },
}
const SPECIAL: Partial<Record<QuestionId, Input>> = {
  phoneCode: { autoComplete: 'one-time-code' },
}
