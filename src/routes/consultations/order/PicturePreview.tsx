import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '@/ui/Picture'
import { Sheet, SheetBody } from '@/ui/Sheet'
import styles from './pictures.module.css'

type Props = {
  number: number
  /** None before it is prepared. */
  src: string | undefined
}

/** A picture in its box, and large when it is tapped. */
export const PicturePreview = ({ number, src }: Props) => {
  const { t } = useTranslation('consultations')
  const { t: shell } = useTranslation()
  const [isLarge, setLarge] = useState(false)
  const title = t('pictures.picture', { number })
  if (src === undefined)
    return (
      <span className={styles.shown}>
        <Picture src={undefined} alt="" ratio="1" />
      </span>
    )
  return (
    <>
      <button
        type="button"
        className={styles.shown}
        aria-label={t('pictures.enlarge', { number })}
        onClick={() => setLarge(true)}
      >
        <Picture src={src} alt="" ratio="1" eager />
      </button>
      {isLarge && (
        <Sheet title={title} closeText={shell('actions.close')} onClose={() => setLarge(false)}>
          {() => (
            <SheetBody>
              <Picture src={src} alt={title} ratio="own" whole eager />
            </SheetBody>
          )}
        </Sheet>
      )}
    </>
  )
}
