import { useTranslation } from 'react-i18next'
import { readBmi, type BmiRange } from '@/domain/bmi'
import type { Answers } from '@/domain/questionForm/question'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { bodyOf, isBodyDoubtful, isUnread, isYoung, mayBePregnant } from '@/domain/reports/healthFacts'
import { Section } from '@/ui/Section'
import { AnswerTables } from './AnswerTables'
import { MeasuresLine } from './MeasuresLine'

type BmiSectionProps = { answers: Answers; reportId: string }

const BmiSection = ({ answers, reportId }: BmiSectionProps) => {
  const { t } = useTranslation('reportAdvice')
  const body = bodyOf(answers)
  const reading = body && readBmi(body)
  const rangeText = (range: BmiRange): string => {
    if (!('from' in range)) return t('bmi.below', range)
    return 'below' in range ? t('bmi.between', range) : t('bmi.from', range)
  }
  return (
    <Section title={t('bmi.title')}>
      {body === undefined || reading === undefined ? (
        <MeasuresLine reportId={reportId} text={t(`bmi.${whyUnknown(answers)}`)} />
      ) : isYoung(answers) ? (
        <p>{t('bmi.young', { bmi: reading.bmi })}</p>
      ) : (
        <>
          <p>
            {t('bmi.line', {
              bmi: reading.bmi,
              name: t(`bmi.classes.${reading.name}`),
              range: rangeText(reading.range),
            })}
          </p>
          {reading.name !== 'normal' && (
            <p>
              {t(mayBePregnant(answers) ? 'bmi.referenceIfPregnant' : 'bmi.reference', {
                height: body.heightCm,
                weight: reading.referenceKg,
              })}
            </p>
          )}
        </>
      )}
    </Section>
  )
}

const whyUnknown = (answers: Answers): 'doubtful' | 'unreadable' | 'unknown' => {
  if (isBodyDoubtful(answers)) return 'doubtful'
  return BODY.some((id) => isUnread(answers, id)) ? 'unreadable' : 'unknown'
}

const BODY = ['height', 'weight', 'sex'] as const

export const RiskAnswers = ({ reading, reportId }: { reading: AnswerSet; reportId: string }) => (
  <>
    <BmiSection answers={reading.answers} reportId={reportId} />
    <AnswerTables reading={reading} />
  </>
)
