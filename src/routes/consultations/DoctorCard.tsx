import { useTranslation } from 'react-i18next'
import type { Doctor } from '@/domain/consultations/consultation'
import { doctorRole } from '@/i18n/consultations/texts'
import { priceText } from '@/i18n/prices'
import { Avatar } from '@/ui/Avatar'
import { LinkBlock } from '@/ui/LinkBlock'
import { Media } from '@/ui/Media'
import { paths } from '@/routes/paths'
import styles from './consults.module.css'

/** One doctor of the list; the whole card leads to the doctor's page. */
export const DoctorCard = ({ doctor }: { doctor: Doctor }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const { id, name, pictureUrl, major, pricesFen, isQuick } = doctor
  const [lowest] = [...(pricesFen ?? [])].sort((a, b) => a - b)
  return (
    <LinkBlock to={paths.doctor(id)}>
      <Media size="small" picture={<Avatar src={pictureUrl} letters={name?.slice(0, 1)} person={undefined} />}>
        <strong className={`shortened ${styles.name}`}>{name ?? shell('unknown')}</strong>
        <span className="quiet">{doctorRole(t, doctor) || shell('unknown')}</span>
        {major !== undefined && <span>{major}</span>}
        <span className="ends tabular">
          {lowest === undefined ? (
            <span className="quiet">{t(pricesFen === undefined ? 'index.unread' : 'index.unavailable')}</span>
          ) : (
            <strong>{priceText(shell, lowest)}</strong>
          )}
          {isQuick && <span className="quiet">{t('index.takesQuick')}</span>}
        </span>
      </Media>
    </LinkBlock>
  )
}
