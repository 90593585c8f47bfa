import { useTranslation } from 'react-i18next'
import { tickConsent } from '@/stores/checkIn/form'
import { FormField } from '@/ui/FormField'
import { Section } from '@/ui/Section'
import { ConsentBox, ConsentText } from '@/routes/shared/Consent'
import type { CheckInFields } from './useCheckInProblems'

type Props = { ticked: boolean; problems: CheckInFields }

/** Asked unticked and apart from everything else (A385). */
export const ConsentField = ({ ticked, problems: { field, errorOf } }: Props) => {
  const { t } = useTranslation('consent')
  return (
    <Section title={t('title')}>
      <ConsentText />
      <FormField {...field('consent')}>
        <ConsentBox checked={ticked} onChange={tickConsent} error={errorOf('consent')} />
      </FormField>
    </Section>
  )
}
