import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useConsent } from '../../stores/consent'
import { tickConsent } from '../../stores/onsiteForm'
import { asksConsent } from '../../stores/onsiteSend'
import { ConsentBox, ConsentText } from '../form/Consent'
import booking from '../shared/booking.module.css'

type Props = { box: RefObject<HTMLInputElement | null>; ticked: boolean; tried: boolean }

/** Asked unticked and apart from everything else (A385). */
export const ConsentField = ({ box, ticked, tried }: Props) => {
  const { t } = useTranslation('consent')
  const asked = useConsent(asksConsent)
  if (!asked) return null
  return (
    <section className={booking.section}>
      <h2 className={booking.sectionTitle}>{t('title')}</h2>
      <ConsentText />
      <ConsentBox
        ref={box}
        checked={ticked}
        onChange={tickConsent}
        error={tried && !ticked ? t('tickFirst') : undefined}
      />
    </section>
  )
}
