import type { TFunction } from 'i18next'
import type { AppointmentRow } from '@/domain/appointments/appointment'
import { isShown, questionOf, questionsOf } from '@/domain/questionForm/form'
import { VARIANTS } from '@/domain/questionForm/variants'
import type { OwnData, OwnPerson } from '@/domain/account/ownData'
import { formatFen } from '@/domain/money'
import type { Day } from '@/lib/time/day'
import { answerTexts, type AnswerWords } from '@/i18n/questionForm/answerText'
import { dayText } from '@/i18n/dates'

export type OwnDataWords = AnswerWords & {
  privacyCentre: TFunction<'privacyCentre'>
  bookingAppointments: TFunction<'appointments'>
}

/** The export as text: the customer and relatives with all answers, then the appointments. */
export const ownDataText = (
  words: OwnDataWords,
  { people, appointments, unreadable }: OwnData,
  today: Day,
): string => {
  const { privacyCentre: t, shell } = words
  const parts = [
    [t('data.heading', { day: dayText(shell, today) })],
    ...people.map((person) => personLines(words, person)),
    ...(appointments.length === 0 ? [] : [[t('data.appointments')]]),
    ...appointments.map((row) => appointmentLines(words, row)),
    [t('data.elsewhere')],
    ...(unreadable === 0 ? [] : [[t('data.unreadable', { count: unreadable })]]),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const personLines = (words: OwnDataWords, { primary, name, birthday, answers }: OwnPerson): string[] => {
  const { privacyCentre: t, questions, shell } = words
  const asked = VARIANTS.relative
  return [
    primary ? t('data.own') : (name ?? shell('unknown')),
    ...questionsOf(asked)
      .filter((id) => isShown(id, answers))
      .flatMap((id) => {
        const texts = answerTexts(words, id, questionOf(asked, id), answers)
        return texts.length === 0
          ? []
          : [t('data.line', { name: questions(`labels.${id}`), value: texts.join(' / ') })]
      }),
    ...(birthday === undefined ? [] : [t('data.line', { name: t('data.birthday'), value: dayText(shell, birthday) })]),
  ]
}

const appointmentLines = (
  { privacyCentre: t, bookingAppointments, shell }: OwnDataWords,
  { number, day, organisation, customerName, specificationName, status, practicalPriceFen }: AppointmentRow,
): string[] =>
  (
    [
      ['number', number],
      ['day', dayText(shell, day)],
      ['organisation', organisation.name],
      ['who', customerName],
      ['specification', specificationName],
      ['status', bookingAppointments(`statuses.${status}`)],
      ['price', formatFen(practicalPriceFen)],
    ] as const
  ).map(([name, value]) => t('data.line', { name: t(`data.${name}`), value: value ?? shell('unknown') }))
