import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf, type QuestionId, type TypedQuestion } from '../../domain/form/question'
import { unitText } from '../../i18n/answerText'
import { answerQuestion, useForm } from '../../stores/form'
import { TextField } from '../../ui/TextField'
import type { AnswerTexts } from './useAnswerTexts'

type Props = {
  id: QuestionId
  control: Exclude<TypedQuestion['control'], 'day'>
  beside: ReactNode
  texts: AnswerTexts
}

/** A typed text or number with the keyboard that it needs. */
export const TypedAnswer = ({ id, control, beside, texts }: Props) => {
  const { t } = useTranslation('questionnaires')
  const value = useForm(({ answers }) => textOf(answers, id))
  return (
    <TextField
      {...texts}
      {...INPUTS[control]}
      {...SPECIAL[id]}
      value={value}
      onChange={(text) => answerQuestion(id, text)}
      unit={unitText(t, id)}
      trailing={beside}
    />
  )
}

type Input = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete'>

// The phone would offer its owner's data, but the form may be about somebody else.
const INPUTS: Record<Props['control'], Input> = {
  text: { autoComplete: 'off' },
  whole: { autoComplete: 'off', inputMode: 'numeric' },
  decimal: { autoComplete: 'off', inputMode: 'decimal' },
}
const SPECIAL: Partial<Record<QuestionId, Input>> = {
  phoneCode: { autoComplete: 'one-time-code' },
}
