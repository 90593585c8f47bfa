import { useTranslation } from 'react-i18next'
import type { QuestionId } from '@/domain/questionForm/question'
import { answeredSections, type AnswerSet } from '@/domain/reports/answerSet'
import { DescriptionList } from '@/ui/DescriptionList'
import { Section } from '@/ui/Section'
import { useAnswerText } from './useAnswerText'

type Props = {
  reading: AnswerSet
  /** Announces the answers, where there are some. */
  heading?: string
}

export const AnswerTables = ({ reading, heading }: Props) => {
  const { t: questionnaires } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const { t } = useTranslation('reportAdvice')
  const sections = answeredSections(reading)
  const answerOf = useAnswerText(reading.answers)
  const label = (id: QuestionId): string => questions(`labels.${id}`)
  if (sections.every(({ answered }) => answered.length === 0))
    return (
      <Section title={t('nothing.title')}>
        <p>{t('nothing.text')}</p>
      </Section>
    )
  return (
    <>
      {heading !== undefined && <p>{heading}</p>}
      {sections.map(({ id, answered, open }) => (
        <Section key={id} title={questionnaires(`sections.${id}`)} landmark>
          {answered.length > 0 && <DescriptionList facts={answered.map((one) => [label(one), answerOf(one)])} />}
          {open.length > 0 && (
            <p className="quiet">
              {t('open', { questions: open.map(label).reduce((one, other) => t('and', { one, other })) })}
            </p>
          )}
        </Section>
      ))}
    </>
  )
}
