import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { questionsOf } from '@/domain/questionForm/form'
import { textOf, wholeText } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { answerQuestion, knownAnswer, useForm } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import type { AnswerTexts } from './useAnswerTexts'

/** A phone number. Where a new one needs a code (SHORTQ-02) the known one stands until it is to be changed. */
export const PhoneAnswer = ({ texts }: { texts: AnswerTexts }) => {
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const value = useForm(({ answers }) => textOf(answers, 'phone'))
  const known = useForm((state) => knownAnswer(state, 'phone') ?? '')
  const needsCode = useForm(
    ({ form }) => form !== undefined && questionsOf(VARIANTS[form.variantId]).includes('phoneCode'),
  )
  const changing = useForm(({ answers }) => textOf(answers, 'modifyPhone') === 'yes')
  const input = useRef<HTMLInputElement>(null)
  const isKnown = wholeText(known) !== ''
  const stands = needsCode && isKnown && !changing

  const type = (text: string) => {
    answerQuestion('phone', text)
    if (needsCode && !changing) answerQuestion('modifyPhone', 'yes')
  }
  const toggle = () => {
    answerQuestion('modifyPhone', stands ? 'yes' : 'no')
    if (!stands) answerQuestion('phone', known)
    input.current?.focus()
  }
  return (
    <TextField
      {...texts}
      ref={input}
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      readOnly={stands}
      onChange={type}
      trailing={
        needsCode && isKnown ? (
          <Button variant="secondary" onClick={toggle}>
            {stands ? questions('labels.modifyPhone') : t('keepPhone')}
          </Button>
        ) : undefined
      }
    />
  )
}
