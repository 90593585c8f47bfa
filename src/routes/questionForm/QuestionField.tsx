import type { ReactNode } from 'react'
import { isShown, questionOf } from '@/domain/questionForm/form'
import type { Question, QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { leaveQuestion, useForm } from '@/stores/questionForm/form'
import { FormField } from '@/ui/FormField'
import { ChosenAnswer } from './ChosenAnswer'
import { DayAnswer } from './DayAnswer'
import { ListedAnswer } from './ListedAnswer'
import { PhoneAnswer } from './PhoneAnswer'
import { TypedAnswer } from './TypedAnswer'
import { useAnswerTexts, type AnswerTexts } from './useAnswerTexts'

type Props = {
  id: QuestionId
  /** Stands beside the input: the button that sends a code. */
  beside?: ReactNode
}

/** One question of the open form; nothing while it is not put. It wakes only for what concerns itself. */
export const QuestionField = (props: Props) => {
  const question = useForm(({ form, answers }) =>
    form !== undefined && isShown(props.id, answers) ? questionOf(VARIANTS[form.variantId], props.id) : undefined,
  )
  return question && <ShownQuestion {...props} question={question} />
}

const ShownQuestion = (props: Props & { question: Question }) => (
  <FormField name={props.id} onLeave={() => leaveQuestion(props.id)}>
    <Answer {...props} texts={useAnswerTexts(props.id)} />
  </FormField>
)

const Answer = ({ id, question, beside, texts }: Props & { question: Question; texts: AnswerTexts }) => {
  switch (question.control) {
    case 'text':
    case 'whole':
    case 'decimal':
      if (id === 'phone') return <PhoneAnswer texts={texts} />
      return <TypedAnswer id={id} control={question.control} beside={beside} texts={texts} />
    case 'day':
      return <DayAnswer id={id} texts={texts} />
    case 'listed':
      return <ListedAnswer id={id} texts={texts} />
    case 'choice':
    case 'choices':
      return <ChosenAnswer id={id} question={question} texts={texts} />
  }
}
