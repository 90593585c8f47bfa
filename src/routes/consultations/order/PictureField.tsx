import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchPreparing } from '@/gateways/pictures/port'
import { tellFault } from '@/lib/tellFault'
import { useConsultsPictures } from '@/stores/consultations/order/pictures'
import { FieldGroup } from '@/ui/FieldGroup'
import { PictureItem } from './PictureItem'
import styles from './pictures.module.css'

/** The pictures of a problem, each in a place of its own. */
export const PictureField = () => {
  const { t } = useTranslation('consultations')
  const slots = useConsultsPictures((state) => state.slots)
  const leftOut = useConsultsPictures((state) => state.leftOut)
  useEffect(() => {
    // What is lost here is met again, and told, when a picture is chosen.
    fetchPreparing().catch(tellFault)
  }, [])
  return (
    <FieldGroup
      role="group"
      label={t('pictures.label')}
      hint={t('pictures.hint')}
      caution={leftOut > 0 ? t('pictures.leftOut', { count: leftOut }) : undefined}
    >
      <ul className={styles.places}>
        {slots.map((slot, place) => (
          <PictureItem key={place} place={place} slot={slot} />
        ))}
      </ul>
    </FieldGroup>
  )
}
