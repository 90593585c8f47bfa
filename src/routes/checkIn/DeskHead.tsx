import { useTranslation } from 'react-i18next'
import type { Organisation } from '@/domain/booking/organisation'
import { IconText } from '@/ui/IconText'
import { PlaceIcon } from '@/ui/icons'
import { ServerText } from '@/ui/ServerText'
import { TextSizeSwitch } from '@/routes/shared/TextSizeSwitch'
import styles from './CheckIn.module.css'

export const DeskTitle = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>{t('titles.nowFree')}</h1>
      <TextSizeSwitch />
    </div>
  )
}

export const DeskHead = ({ organisation: { name, address } }: { organisation: Organisation }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  return (
    <div className={styles.desk}>
      <p className={styles.name}>
        <span className="visuallyHidden">{t('organisation')} </span>
        <ServerText>{name ?? shell('unknown')}</ServerText>
      </p>
      {address !== undefined && <IconText Icon={PlaceIcon} name={t('address')} text={address} address />}
    </div>
  )
}
