import { derivedGail } from '@/domain/questionnaires/gailForm'
import { answersOfContent, at, hasFindings, hasGailRelatives } from './answers'
import { FIELDS, GAIL, type Field } from './contentFields'
import { isIncluded, questionsOf, settled } from '@/domain/questionForm/form'
import {
  isStored,
  textOf,
  wholeText,
  type Answer,
  type Answers,
  type QuestionId,
} from '@/domain/questionForm/question'
import { isFemaleOnly, QUESTIONS } from '@/domain/questionForm/questions'
import { sectionOf, type Content } from '@/domain/questionnaires/storedContent'
import type { Variant } from '@/domain/questionForm/variants'

/** Returns the content to send: these answers by the rules of submitting, everything else as stored. */
export const contentOf = (variant: Variant, answers: Answers, stored: Content): Content => {
  const { own, extra, foreign } = FIELDS[variant.content]
  const sent = settled(variant, answers)
  const asked = new Set(questionsOf(variant))
  const start = foreign.reduce<Content>((content, { path }) => drop(content, path), stored)
  const written = [...own, ...extra].reduce<Content>((content, field) => {
    const present = at(content, field.path)
    if (asked.has(field.question)) return put(content, field.path, givenValue(field, answers, sent))
    if (present != null) return isCleared(field, answers) ? put(content, field.path, emptyOf(field)) : content
    return own.includes(field)
      ? put(content, field.path, field.codec.write(fitting(answers[field.question], field.question)))
      : content
  }, start)
  switch (variant.content) {
    case 'full':
      return withGail(withoutFindings(written, asked, sent), sent, answersOfContent(variant, stored))
    case 'short':
    case 'supplement':
      return hasGailRelatives(written) ? put(written, ['family', 'relatives_1st'], true) : written
    case 'none':
      return written
  }
}

/** Without results to copy from, nothing is sent about the breasts (A425). */
const withoutFindings = (content: Content, asked: ReadonlySet<QuestionId>, sent: Answers): Content =>
  asked.has('breastResults') && !hasFindings(sent) ? { ...content, breast: null } : content

const givenValue = (field: Field, answers: Answers, sent: Answers): unknown =>
  isIncluded(field.question, answers) ? field.codec.write(sent[field.question]) : emptyOf(field)

const emptyOf = ({ codec }: Field): unknown => (codec.hidden === undefined ? codec.write(undefined) : codec.hidden)

/** A woman's stored answers are removed for a man (FULLQ-47). */
const isCleared = ({ question }: Field, answers: Answers): boolean =>
  isFemaleOnly(question) && textOf(answers, 'sex') === '1'

/** An unasked answer is sent only when it is valid, because the user could not correct it. */
const fitting = (answer: Answer | undefined, id: Field['question']): Answer | undefined => {
  const question = QUESTIONS[id]
  const text = wholeText(answer)
  const isUnread = isStored(answer) && text === ''
  const wrong = 'check' in question && !isUnread && question.check?.fits(text, '') === false
  return wrong ? undefined : answer
}

/** A542: an open answer derives nothing and keeps what is stored, unless the user has taken the answer back. */
const withGail = (content: Content, sent: Answers, before: Answers): Content => {
  const derived = derivedGail(sent)
  return GAIL.reduce((written, { path, question, codec }) => {
    const source = question === 'gailRelatives' ? 'firstDegree' : 'biopsy'
    const isKept = !derived[question] && (sent[source] !== undefined || before[source] === undefined)
    const kept = isKept ? at(content, path) : undefined
    return put(written, path, kept ?? codec.write(derived[question] || undefined))
  }, content)
}

const put = (content: Content, [key = '', ...rest]: readonly string[], value: unknown): Content => ({
  ...content,
  [key]: rest.length === 0 ? value : put(sectionOf(content[key]), rest, value),
})

const drop = (content: Content, [key = '', ...rest]: readonly string[]): Content => {
  if (!(key in content)) return content
  if (rest.length > 0) return { ...content, [key]: drop(sectionOf(content[key]), rest) }
  return Object.fromEntries(Object.entries(content).filter(([other]) => other !== key))
}
