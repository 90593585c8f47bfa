import { useTranslation } from 'react-i18next'
import { canTakeBack, optionsOf } from '@/domain/questionForm/form'
import { listOf, textOf, type ChosenQuestion, type QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { meaningText } from '@/i18n/questionForm/questionTexts'
import { answerQuestion, useForm } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import { CheckList } from '@/ui/CheckList'
import { ChoiceField } from '@/ui/ChoiceField'
import { focusAnswer } from '@/ui/FormField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import type { AnswerTexts } from './useAnswerTexts'
import { useNoAnswer } from './useNoAnswer'

type Props = { id: QuestionId; question: ChosenQuestion; texts: AnswerTexts }

export const ChosenAnswer = ({ id, question, texts: { placeholder, ...texts } }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const answer = useForm(({ answers }) => answers[id])
  const mayClear = useForm(
    ({ form, answers }) => form !== undefined && canTakeBack(VARIANTS[form.variantId], id, answers),
  )
  const noAnswer = useNoAnswer(id)
  // As one string: a new array on every change would render every field.
  const codes = useForm(({ answers }) => optionsOf(question, answers).join(' ')).split(' ')
  const options = codes.map((value) => ({ value, label: meaningText(questions, question.dictionary, value) }))

  const starText = texts.starred ? t('required') : undefined

  if (question.control === 'checkboxes') {
    return (
      <CheckList
        {...texts}
        starText={starText}
        options={options}
        value={listOf({ [id]: answer }, id)}
        onChange={(ticked) => answerQuestion(id, ticked)}
      />
    )
  }
  const value = textOf({ [id]: answer }, id)
  const choose = {
    options,
    value: codes.includes(value) ? value : undefined,
    onChoose: (code: string) => answerQuestion(id, code),
  }
  if (isPicker(id, codes)) {
    const hint = codes.length === 1 ? t('locked') : texts.hint
    return (
      <ChoiceField
        {...texts}
        {...choose}
        options={[...noAnswer, ...options]}
        starText={starText}
        hint={hint}
        placeholder={placeholder ?? t('choose')}
        closeText={shell('actions.close')}
      />
    )
  }
  const clear = mayClear && choose.value !== undefined ? () => answerQuestion(id, '') : undefined
  return (
    <SegmentedControl
      {...texts}
      {...choose}
      onClear={clear}
      after={clear && <Clear id={id} label={texts.label} onClear={clear} />}
    />
  )
}

/**
 * Clears the answer by keyboard or screen reader; with a finger a second tap does. The focus moves to the question,
 * since the button disappears.
 */
const Clear = ({ id, label, onClear }: { id: QuestionId; label: string; onClear: () => void }) => {
  const { t } = useTranslation('questionnaires')
  const clear = () => {
    onClear()
    focusAnswer(id)
  }
  return (
    <Button variant="quiet" aria-label={t('clearOf', { question: label })} onClick={clear}>
      {t('clear')}
    </Button>
  )
}

const LONGEST_ROW = 3

/** A16: every question of the GAIL form is a picker. */
const isPicker = (id: QuestionId, codes: readonly string[]): boolean =>
  codes.length > LONGEST_ROW || id.startsWith('gail')
