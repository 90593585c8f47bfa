import { useTranslation } from 'react-i18next'
import { tickConsent } from '../../stores/onsiteForm'
import { FormField } from '../../ui/FormField'
import { ConsentBox, ConsentText } from '../form/Consent'
import booking from '../shared/booking.module.css'
import type { CheckInFields } from './useCheckInProblems'

type Props = { ticked: boolean; problems: CheckInFields }

/** Asked unticked and apart from everything else (A385). */
export const ConsentField = ({ ticked, problems: { field, errorOf } }: Props) => {
  const { t } = useTranslation('consent')
  return (
    <section className={booking.section}>
      <h2 className={booking.sectionTitle}>{t('title')}</h2>
      <ConsentText />
      <FormField {...field('consent')}>
        <ConsentBox checked={ticked} onChange={tickConsent} error={errorOf('consent')} />
      </FormField>
    </section>
  )
}
