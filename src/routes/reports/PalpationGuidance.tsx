import { useTranslation } from 'react-i18next'
import { isLedBy, type PalpationReport } from '@/domain/reports/report'

import { Section } from '@/ui/Section'

export const PalpationGuidance = ({
  suggestion,
  guidance,
  guidanceUnreadable,
}: Pick<PalpationReport, 'suggestion' | 'guidance' | 'guidanceUnreadable'>) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const lead = isLedBy(suggestion, guidance) ? suggestion : undefined
  return (
    <Section title={t('guidance')}>
      {lead !== undefined && (
        <p>
          <strong>{t('guidanceLead', { lead: t(`suggestions.${lead}`) })}</strong>
        </p>
      )}
      {guidance.map((one, index) => (
        <p key={index} className="typed">
          {'suggestion' in one ? t(`suggestions.${one.suggestion}`) : one.text}
        </p>
      ))}
      {guidanceUnreadable && <p>{shell('brokenRow')}</p>}
      {guidance.length === 0 && !guidanceUnreadable && <p>{t('notRecorded')}</p>}
    </Section>
  )
}
