import { useTranslation } from 'react-i18next'
import type { Organisation } from '../../domain/booking/organisation'
import { IconLine } from '../../ui/IconLine'
import { PlaceIcon } from '../../ui/icons'
import styles from './CheckIn.module.css'

/** The clinic's name, big: whoever scanned the wrong code sees it at once. */
export const ClinicHead = ({ organisation: { name, address } }: { organisation: Organisation }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('onsite')
  return (
    <div className={styles.clinic}>
      <p className={styles.name}>
        <span className="visuallyHidden">{t('clinic')} </span>
        {name ?? shell('unknown')}
      </p>
      {address !== undefined && <IconLine Icon={PlaceIcon} name={t('address')} text={address} />}
    </div>
  )
}
