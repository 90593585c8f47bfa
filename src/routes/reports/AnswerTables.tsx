import { useTranslation } from 'react-i18next'
import { questionOf, unreadableKind } from '@/domain/questionForm/form'
import type { QuestionId } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { answeredSections, type AnswerSet } from '@/domain/reports/answerSet'
import { answerTexts } from '@/i18n/questionForm/answerText'
import { joinWithDot } from '@/lib/joinWithDot'
import { DescriptionList } from '@/ui/DescriptionList'
import { Section } from '@/ui/Section'

export const AnswerTables = ({ reading }: { reading: AnswerSet }) => {
  const { t: shell } = useTranslation()
  const { t: questionnaires } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  const { t: ethnicities } = useTranslation('ethnicities')
  const { t } = useTranslation('reportAdvice')
  const sections = answeredSections(reading)
  const { answers } = reading
  const answerOf = (id: QuestionId): string => {
    const question = questionOf(VARIANTS.fullRecord, id)
    return unreadableKind(question, answers[id]) === 'unread'
      ? shell('unknown')
      : joinWithDot(...answerTexts({ shell, questionnaires, questions, ethnicities }, id, question, answers))
  }
  const label = (id: QuestionId): string => questions(`labels.${id}`)
  if (sections.every(({ answered }) => answered.length === 0))
    return (
      <Section title={t('nothing.title')}>
        <p>{t('nothing.text')}</p>
      </Section>
    )
  return sections.map(({ id, answered, open }) => (
    <Section key={id} title={questionnaires(`sections.${id}`)} landmark>
      {answered.length > 0 && <DescriptionList facts={answered.map((one) => [label(one), answerOf(one)])} />}
      {open.length > 0 && (
        <p className="quiet">
          {t('open', { questions: open.map(label).reduce((one, other) => t('and', { one, other })) })}
        </p>
      )}
    </Section>
  ))
}
