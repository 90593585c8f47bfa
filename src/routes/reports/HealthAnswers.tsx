import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { readBmi } from '@/domain/bmi'
import { SEX } from '@/domain/dictionaries'
import { hasUncountedChange, urgentSigns } from '@/domain/questionForm/concerns'
import { textOf, type Answers } from '@/domain/questionForm/question'
import type { AnswerSet } from '@/domain/reports/answerSet'
import {
  bodyOf,
  HABITS,
  isUnread,
  isYoung,
  mayBePregnant,
  positiveFactors,
  hasAtypicalHyperplasia,
  highRisks,
  type Factor,
} from '@/domain/reports/healthFacts'
import type { ReportRow } from '@/domain/reports/report'
import { dayText } from '@/i18n/dates'
import { dayIn } from '@/lib/time/day'
import { joinWithDot } from '@/lib/joinWithDot'
import { Callout } from '@/ui/Callout'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Section } from '@/ui/Section'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { paths } from '@/routes/paths'
import { AnswerTables } from './AnswerTables'
import type { Due } from './useDue'
import { EvaluationCard } from './EvaluationCard'
import { useAnswerText } from './useAnswerText'

/** What needs a specialist, whatever the interval of the checks. */
export const SpecialistNotes = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation('reportAdvice')
  const { t: questions } = useTranslation('questions')
  const answerText = useAnswerText(answers)
  const inList = (one: string, other: string) => t('and', { one, other })
  const risks: string[] = highRisks(answers).map((id) => questions(`labels.${id}`))
  const findings: string[] = urgentSigns(answers).map((id) =>
    t('said', { source: questions(`labels.${id}`), step: answerText(id) }),
  )
  return (
    <>
      {findings.length > 0 && (
        <SpecialistNote title={t('findings.title')} text={t('findings.text', { findings: findings.reduce(inList) })} />
      )}
      {findings.length === 0 && hasUncountedChange(answers) && (
        <SpecialistNote title={t('uncountedBreasts.title')} text={t('uncountedBreasts.text')} />
      )}
      {hasAtypicalHyperplasia(answers) && (
        <SpecialistNote title={t('hyperplasia.title')} text={t('hyperplasia.text')} />
      )}
      {risks.length > 0 && (
        <SpecialistNote title={t('history.title')} text={t('history.text', { risks: risks.reduce(inList) })} />
      )}
    </>
  )
}

const SpecialistNote = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation('reportAdvice')
  return (
    <Callout tone="caution" title={title}>
      <p>{text}</p>
      <Link to={paths.consultIndex()}>{t('ways.consult')}</Link>
    </Callout>
  )
}

/** A214: one paragraph per confirmed factor; a miscarriage or an abortion is never mentioned. */
const LivingAdvice = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation('healthReport')
  const factors = positiveFactors(answers)
  const body = bodyOf(answers)
  const reading = body && readBmi(body)
  const isPregnancyOpen = mayBePregnant(answers)
  const hasHabits = HABITS.some((habit) => textOf(answers, habit) !== '')
  const young = isYoung(answers)
  const unread = HABITS.some((habit) => isUnread(answers, habit))
  const textFor = (factor: Exclude<Factor, 'weight'>) => {
    // A618, A626: the other texts are for adults.
    if (young && (factor === 'drink' || factor === 'lackExercise' || factor === 'sleepDebt'))
      return t(`living.young.${factor}`)
    if (factor === 'drink' && isPregnancyOpen) return t('living.drinkIfPregnant')
    return t(`living.factors.${factor}`)
  }
  return (
    <Section title={t('living.title')}>
      {factors.map((factor) => (
        <p key={factor}>
          {factor === 'weight'
            ? reading &&
              t(isPregnancyOpen ? 'living.weightIfPregnant' : 'living.factors.weight', {
                bmi: reading.bmi,
                weight: reading.referenceKg,
              })
            : textFor(factor)}
        </p>
      ))}
      {unread && <p>{t('living.unread')}</p>}
      {factors.length === 0 && !unread && (
        <p>{t(!hasHabits ? 'living.unknown' : young ? 'living.young.keepOn' : 'living.keepOn')}</p>
      )}
    </Section>
  )
}

const HealthReportHead = ({ answers, row }: { answers: Answers; row: ReportRow | undefined }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('healthReport')
  const [name, sex, age] = [textOf(answers, 'name'), textOf(answers, 'sex'), textOf(answers, 'age')]
  const day = row?.madeAt && dayIn(row.madeAt)
  const facts = [
    name || (row?.patientName ?? ''),
    sex === '0' || sex === '1' ? shell(`sex.${SEX[sex]}`) : '',
    age && t('age', { age }),
    day ? t('madeOn', { day: dayText(shell, day) }) : '',
  ]
  return (
    <p className="quiet">
      <NoBreakDates>{joinWithDot(...facts)}</NoBreakDates>
    </p>
  )
}

type Props = {
  reading: AnswerSet
  row: ReportRow | undefined
  /** The due day of the most urgent step. */
  due: Due
}

export const HealthAnswers = ({ reading, row, due }: Props) => {
  const { t } = useTranslation('healthReport')
  const { answers } = reading
  return (
    <>
      <HealthReportHead answers={answers} row={row} />
      <EvaluationCard reading={reading} row={row} due={due} />
      <SpecialistNotes answers={answers} />
      <UrgentSigns onReport />
      <LivingAdvice answers={answers} />
      <AnswerTables reading={reading} heading={t('answers')} />
    </>
  )
}
