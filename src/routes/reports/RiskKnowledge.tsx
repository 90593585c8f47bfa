import { useTranslation } from 'react-i18next'
import { Section } from '@/ui/Section'

/** How the figures are to be read, short and neutral (A234). */
export const RiskKnowledge = () => {
  const { t } = useTranslation('riskReport')
  return (
    <Section title={t('knowledge.title')}>
      <p>{t('knowledge.meaning')}</p>
      <p>{t('knowledge.neither')}</p>
      <p>{t('knowledge.factors')}</p>
    </Section>
  )
}
