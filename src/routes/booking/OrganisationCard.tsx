import { useTranslation } from 'react-i18next'
import { formatDistance, type Organisation } from '@/domain/booking/organisation'
import { IconText } from '@/ui/IconText'
import { ClockIcon, PlaceIcon } from '@/ui/icons'
import { LinkBlock } from '@/ui/LinkBlock'
import { Picture } from '@/ui/Picture'
import { Media } from '@/ui/Media'
import styles from './OrganisationCard.module.css'

type Props = { organisation: Organisation; to: string; distanceShown: boolean }

/** One organisation of the list; the whole card leads on. */
export const OrganisationCard = ({ organisation, to, distanceShown }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const { name, imageUrl, address, hours, distanceM } = organisation
  const distance = distanceShown ? formatDistance(distanceM) : undefined
  return (
    <LinkBlock to={to}>
      <Media size="small" picture={<Picture src={imageUrl} alt="" ratio="1 / 1" />}>
        <strong className={`shortened ${styles.name}`}>{name ?? shell('unknown')}</strong>
        <IconText Icon={PlaceIcon} name={t('address')} text={address ?? shell('unknown')} />
        <IconText Icon={ClockIcon} name={t('hours')} text={hours ?? shell('unknown')} />
        {distance !== undefined && (
          <span className={styles.distance}>
            <span className="visuallyHidden">{t('distance')}</span> {distance}
          </span>
        )}
      </Media>
    </LinkBlock>
  )
}
