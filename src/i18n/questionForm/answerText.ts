import type { TFunction } from 'i18next'
import { unreadableKind } from '@/domain/questionForm/form'
import { listOf, textOf, type Answers, type Question, type QuestionId } from '@/domain/questionForm/question'
import { dayText } from '@/i18n/dates'
import { ethnicityChoices, meaningText } from './questionTexts'

export type AnswerWords = {
  questions: TFunction<'questions'>
  questionnaires: TFunction<'questionnaires'>
  ethnicities: TFunction<'ethnicities'>
  shell: TFunction<'shell'>
}

/** Returns an answer in words, one text per ticked code; empty without an answer. */
export const answerTexts = (words: AnswerWords, id: QuestionId, question: Question, answers: Answers): string[] => {
  const text = textOf(answers, id).trim()
  if (unreadableKind(question, answers[id]) === 'unread')
    return [words.shell('unknown'), words.questionnaires('asStored')]
  switch (question.control) {
    case 'checkboxes':
      return [...new Set(listOf(answers, id).map((code) => meaningText(words.questions, question.dictionary, code)))]
    case 'radio':
      if (unreadableKind(question, answers[id]) === 'other') return [words.questions('otherCode')]
      return given(text, () => meaningText(words.questions, question.dictionary, text))
    case 'day':
      return given(text, () => dayText(words.shell, text))
    case 'select':
      return given(
        text,
        () => ethnicityChoices(words.ethnicities, text).find(({ value }) => value === text)?.label ?? text,
      )
    case 'text':
    case 'integer':
    case 'decimal':
      return given(text, () => withUnit(words.questionnaires, id, shownNumber(text)))
  }
}

/** A478: returns a typed or stored text; more than two decimals are rounded. */
export const shownNumber = (text: string): string =>
  /^\d+\.\d{3,}$/.test(text) ? String(Number(Number(text).toFixed(2))) : text

/** Returns the unit of a numeric question; undefined without one. */
export const unitText = (t: TFunction<'questionnaires'>, id: QuestionId): string | undefined => {
  const unit = UNITS[id]
  return unit && t(`units.${unit}`)
}

const UNITS: Partial<Record<QuestionId, 'years' | 'cm' | 'kg' | 'times'>> = {
  age: 'years',
  height: 'cm',
  weight: 'kg',
  menarcheAge: 'years',
  menopauseAge: 'years',
  childbirth: 'times',
  firstPregnancyAge: 'years',
  gailAge: 'years',
}

const given = (text: string, said: () => string): string[] => (text === '' ? [] : [said()])

const withUnit = (t: TFunction<'questionnaires'>, id: QuestionId, value: string): string => {
  const unit = unitText(t, id)
  return unit === undefined ? value : t('withUnit', { value, unit })
}
