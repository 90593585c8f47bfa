import type { TFunction } from 'i18next'
import type { AppointmentRow } from '@/domain/appointments/appointment'
import { isShown, questionOf, questionsOf } from '@/domain/questionForm/form'
import { VARIANTS } from '@/domain/questionForm/variants'
import type { OwnData, OwnPerson } from '@/domain/account/ownData'
import { formatFen } from '@/domain/money'
import type { Day } from '@/lib/time/day'
import { answerTexts, type AnswerWords } from '@/i18n/questionForm/answerText'
import { dayText } from '@/i18n/dates'

type OwnDataWords = AnswerWords & {
  privacyCentre: TFunction<'privacyCentre'>
  appointments: TFunction<'appointments'>
}

type OwnRecord = { title: string; facts: (readonly [name: string, value: string])[] }

/** The export in words: the customer, the relatives and the appointments, each with all answers. */
export const ownRecords = (
  words: OwnDataWords,
  { people, appointments }: OwnData,
): { people: OwnRecord[]; appointments: OwnRecord[] } => ({
  people: people.map((person) => personRecord(words, person)),
  appointments: appointments.map((row) => appointmentRecord(words, row)),
})

/** The export as text. */
export const ownDataText = (words: OwnDataWords, data: OwnData, today: Day): string => {
  const { privacyCentre: t, shell } = words
  const { people, appointments } = ownRecords(words, data)
  const linesOf = ({ title, facts }: OwnRecord) => [
    title,
    ...facts.map(([name, value]) => t('data.line', { name, value })),
  ]
  const parts = [
    [t('data.heading', { day: dayText(shell, today) })],
    ...people.map(linesOf),
    ...(appointments.length === 0 ? [] : [[t('data.appointments')]]),
    ...appointments.map(linesOf),
    [t('data.elsewhere')],
    ...(data.unreadable === 0 ? [] : [[t('data.unreadable', { count: data.unreadable })]]),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const personRecord = (words: OwnDataWords, { primary, name, birthday, answers }: OwnPerson): OwnRecord => {
  const { privacyCentre: t, questions, shell } = words
  const variant = VARIANTS.relative
  return {
    title: primary ? t('data.own') : (name ?? shell('unknown')),
    facts: [
      ...questionsOf(variant)
        .filter((id) => isShown(id, answers))
        .flatMap((id) => {
          const texts = answerTexts(words, id, questionOf(variant, id), answers)
          return texts.length === 0 ? [] : [[questions(`labels.${id}`), texts.join(' / ')] as const]
        }),
      ...(birthday === undefined ? [] : [[t('data.birthday'), dayText(shell, birthday)] as const]),
    ],
  }
}

const appointmentRecord = (
  { privacyCentre: t, appointments, shell }: OwnDataWords,
  { number, day, organisation, customerName, specificationName, status, practicalPriceFen }: AppointmentRow,
): OwnRecord => ({
  title: t('data.line', { name: t('data.number'), value: number ?? shell('unknown') }),
  facts: (
    [
      ['day', dayText(shell, day)],
      ['organisation', organisation.name],
      ['who', customerName],
      ['specification', specificationName],
      ['status', appointments(`statuses.${status}`)],
      ['price', formatFen(practicalPriceFen)],
    ] as const
  ).map(([name, value]) => [t(`data.${name}`), value ?? shell('unknown')]),
})
