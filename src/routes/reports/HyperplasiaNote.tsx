import { useTranslation } from 'react-i18next'
import type { Answers } from '@/domain/questionForm/question'
import { hasAtypicalHyperplasia } from '@/domain/reports/healthFacts'
import { Callout } from '@/ui/Callout'
import { paths } from '@/routes/paths'
import { Link } from 'react-router-dom'

export const HyperplasiaNote = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation('reportAdvice')
  if (!hasAtypicalHyperplasia(answers)) return null
  return (
    <Callout tone="caution" title={t('hyperplasia.title')}>
      <p>{t('hyperplasia.text')}</p>
      <Link to={paths.consultIndex()}>{t('ways.consult')}</Link>
    </Callout>
  )
}
