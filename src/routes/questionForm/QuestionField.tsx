import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isShown, questionOf, questionsOf } from '@/domain/questionForm/form'
import { textOf, wholeText, type Question, type QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { LAST_PERIOD_FROM } from '@/domain/validation/health'
import { monthText, weekdayNames } from '@/i18n/calendarTexts'
import { cellText, dayText } from '@/i18n/dates'
import { ethnicityChoices } from '@/i18n/questionForm/questionTexts'
import { useIsCodeRequested } from '@/stores/auth/phone'
import { leaveQuestion, useForm, answerQuestion, knownAnswer } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import { ChoiceField } from '@/ui/ChoiceField'
import { DayField } from '@/ui/DayField'
import { FormField } from '@/ui/FormField'
import { TextField } from '@/ui/TextField'
import { useToday } from '@/routes/shared/useToday'
import { ChosenAnswer } from './ChosenAnswer'
import { TypedAnswer } from './TypedAnswer'
import { useAnswerTexts, type AnswerTexts } from './useAnswerTexts'
import { useNoAnswer } from './useNoAnswer'

/** SHORTQ-02: where a new phone number needs a code, the known one is shown until Modify. */
const PhoneAnswer = ({ texts }: { texts: AnswerTexts }) => {
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const value = useForm(({ answers }) => textOf(answers, 'phone'))
  const known = useForm((state) => knownAnswer(state, 'phone') ?? '')
  const needsCode = useForm(
    ({ form }) => form !== undefined && questionsOf(VARIANTS[form.variantId]).includes('phoneCode'),
  )
  const changing = useForm(({ answers }) => textOf(answers, 'modifyPhone') === 'yes')
  const isCodeRequested = useIsCodeRequested()
  const input = useRef<HTMLInputElement>(null)
  const isKnown = wholeText(known) !== ''
  const isLocked = needsCode && isKnown && !changing

  const type = (text: string) => {
    answerQuestion('phone', text)
    if (needsCode && !changing) answerQuestion('modifyPhone', 'yes')
  }
  const toggle = () => {
    answerQuestion('modifyPhone', isLocked ? 'yes' : '')
    if (!isLocked) answerQuestion('phone', known)
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
      readOnly={isLocked || isCodeRequested}
      onChange={type}
      trailing={
        needsCode && isKnown ? (
          <Button variant="secondary" onClick={toggle}>
            {isLocked ? questions('labels.modifyPhone') : t('keepPhone')}
          </Button>
        ) : undefined
      }
    />
  )
}

type DayAnswerProps = { id: QuestionId; texts: AnswerTexts }

/** The first day of the last period: from 2020-01-01 to today (A41, A42). */
const DayAnswer = ({ id, texts }: DayAnswerProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const value = useForm(({ answers }) => textOf(answers, id))
  const today = useToday()
  return (
    <DayField
      {...texts}
      starText={texts.starred ? t('required') : undefined}
      value={value}
      chosen={value === '' ? undefined : dayText(shell, value)}
      first={LAST_PERIOD_FROM}
      today={today}
      onChoose={(day) => answerQuestion(id, day)}
      placeholder={texts.placeholder ?? t('choose')}
      closeText={shell('actions.close')}
      clearText={t('day.clear')}
      texts={{
        monthTitle: (month) => monthText(shell, month),
        weekdays: weekdayNames(shell),
        dayLabel: (day) => cellText(shell, day),
        todayText: shell('dates.today'),
        previousText: t('day.previousMonth'),
        nextText: t('day.nextMonth'),
        yearTexts: { previous: t('day.previousYear'), next: t('day.nextYear') },
      }}
    />
  )
}

type ListedAnswerProps = { id: QuestionId; texts: AnswerTexts }

/** A146: the ethnic group, shown in the user’s language and stored in Chinese. */
const ListedAnswer = ({ id, texts }: ListedAnswerProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const { t: ethnicities } = useTranslation('ethnicities')
  const value = useForm(({ answers }) => textOf(answers, id))
  const noAnswer = useNoAnswer(id)
  return (
    <ChoiceField
      {...texts}
      starText={texts.starred ? t('required') : undefined}
      placeholder={texts.placeholder ?? t('choose')}
      closeText={shell('actions.close')}
      options={[...noAnswer, ...ethnicityChoices(ethnicities, value)]}
      value={value === '' ? undefined : value}
      onChoose={(group) => answerQuestion(id, group)}
    />
  )
}

type Props = {
  id: QuestionId
  beside?: ReactNode
}

/** A question of the open form; renders nothing while it is not asked. Subscribes only to its own answer. */
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
    case 'integer':
    case 'decimal':
      if (id === 'phone') return <PhoneAnswer texts={texts} />
      return <TypedAnswer id={id} control={question.control} beside={beside} texts={texts} />
    case 'day':
      return <DayAnswer id={id} texts={texts} />
    case 'select':
      return <ListedAnswer id={id} texts={texts} />
    case 'radio':
    case 'checkboxes':
      return <ChosenAnswer id={id} question={question} texts={texts} />
  }
}
