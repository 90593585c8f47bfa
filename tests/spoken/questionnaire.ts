import { expect } from 'vitest'
import { renderApp } from '../support/app'
import { button, dialog, field, link, noDialog, text } from './controls'
import { PHONE, type Transcript } from './transcript'

/** Fills in the questionnaire of an appointment: consent, missing answers, each step, the review, and sending. */
export const questionnaire = async ({ words, language, open, press, type, read }: Transcript) => {
  const { appointments, consent, questions, questionnaires, questionnaireForms, shell } = words
  const { biopsyTimes, biopsyResult, yesNo } = questions.dictionaries
  const next = () => button(new RegExp(`^(${questionnaires.steps.next}|${questionnaires.review.next})$`))
  const isAt = (title: string) => () =>
    expect([...document.querySelectorAll('main h2')].at(0)?.textContent.endsWith(title), title).toBe(true)
  const answer = (name: string) => {
    const input = [...document.querySelectorAll('label')].filter((one) => one.textContent === name).at(-1)?.control
    if (!(input instanceof HTMLElement)) throw new Error(`There is no answer ${name}.`)
    return input
  }
  await open(
    'Open an appointment',
    () => renderApp('/subscribe/detail/1745039284758340003', { language, signedInAs: PHONE }),
    () => link(appointments.questionnaire.open),
  )
  await press(link(appointments.questionnaire.open), () => field(consent.box))
  await read()
  await press(button(consent.goOn), text(consent.tickFirst))
  await press(field(consent.box), () => expect(field(consent.box)).toBeChecked())
  await press(button(consent.goOn), next)
  await read()
  await type(field(questions.labels.name), '')
  await press(next(), text(questions.problems.nameMissing))
  await type(field(questions.labels.name), '林婉清')
  await press(next(), isAt(questionnaires.sections.menstruation))
  await read()
  await press(next(), isAt(questionnaires.sections.familyAndBiopsy))
  await read()
  await press(fieldOf(questions.labels.biopsy, yesNo.yes), () =>
    fieldOf(questions.labels.biopsyTimes, biopsyTimes.one),
  )
  await press(next(), text(questions.problems.selectAtLeastOne))
  await press(answer(biopsyTimes.one), () => undefined)
  await press(answer(biopsyResult.hyperplasia), () => undefined)
  await press(next(), isAt(questionnaires.sections.habits))
  await press(next(), isAt(questionnaires.review.title))
  await read()
  await press(button(questionnaireForms.send), dialog)
  await read()
  await press(button(questionnaireForms.sent.goOn), () => {
    noDialog()
    expect(document.querySelector('h1')).toHaveTextContent(shell.titles.subscribeDetail)
  })
}

/** The answer to a question with choices. */
const fieldOf = (question: string, answer: string): HTMLElement => {
  const group = [...document.querySelectorAll('fieldset, [role=radiogroup]')].find(
    (one) => one.querySelector('legend, [id]')?.textContent.startsWith(question) === true,
  )
  const label = [...(group?.querySelectorAll('label') ?? [])].find((one) => one.textContent === answer)
  if (!(label?.control instanceof HTMLElement)) throw new Error(`${question} has no answer ${answer}.`)
  return label.control
}
