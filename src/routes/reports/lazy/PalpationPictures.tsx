import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesion } from '@/domain/reports/report'
import { Button } from '@/ui/Button'
import { Picture } from '@/ui/Picture'
import { Sheet, SheetBody } from '@/ui/Sheet'
import styles from './PalpationPictures.module.css'

type Props = { number: number; pictures: Lesion['pictures'] }

/** The flat and the raised picture of a lesion; a tap shows one larger. */
export const PalpationPictures = ({ number, pictures }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const [large, setLarge] = useState<Lesion['pictures'][number]>()
  const nameOf = (kind: Lesion['pictures'][number]['kind']): string =>
    t('lesion.picture', { number, kind: t(`lesion.pictures.${kind}`) })
  return (
    <div className={styles.pictures}>
      {pictures.map((picture) => (
        <div key={picture.kind} className={styles.picture}>
          <Picture src={picture.url} alt={nameOf(picture.kind)} ratio="4 / 3" whole />
          <Button
            variant="quiet"
            aria-label={t('lesion.enlargePicture', { picture: nameOf(picture.kind) })}
            onClick={() => setLarge(picture)}
          >
            {t('lesion.enlarge')}
          </Button>
        </div>
      ))}
      {large !== undefined && (
        <Sheet title={nameOf(large.kind)} closeText={shell('actions.close')} onClose={() => setLarge(undefined)}>
          {() => (
            <SheetBody>
              <Picture src={large.url} alt={nameOf(large.kind)} ratio="1 / 1" whole eager />
            </SheetBody>
          )}
        </Sheet>
      )}
    </div>
  )
}
