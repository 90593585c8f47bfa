import { useTranslation } from 'react-i18next'
import type { Organisation } from '../../domain/booking/organisation'
import { ClockIcon, PlaceIcon } from '../../ui/icons'
import styles from '../shared/booking.module.css'
import { IconLine } from '../shared/IconLine'

/** Where the check takes place. */
export const OrganisationHead = ({ organisation: { name, address, hours } }: { organisation: Organisation }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  return (
    <>
      <h2 className={styles.sectionTitle}>{name ?? shell('unknown')}</h2>
      <IconLine Icon={PlaceIcon} name={t('address')} text={address ?? shell('unknown')} />
      {hours !== undefined && <IconLine Icon={ClockIcon} name={t('hours')} text={hours} />}
    </>
  )
}
