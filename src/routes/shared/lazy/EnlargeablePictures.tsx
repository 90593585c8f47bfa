import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '@/ui/Picture'
import { PictureGrid } from '@/ui/PictureGrid'
import { PictureViewer } from '../PictureViewer'
import styles from './EnlargeablePictures.module.css'

/** The pictures of a question; each opens in the viewer. */
export const EnlargeablePictures = ({ urls }: { urls: readonly string[] }) => {
  const { t } = useTranslation('consultations')
  const [enlarged, setEnlarged] = useState<number>()
  const pictures = urls.map((url, index) => ({ url, name: t('pictures.picture', { number: index + 1 }) }))
  return (
    <>
      <PictureGrid>
        {urls.map((url, index) => (
          <button
            key={index}
            type="button"
            className={styles.picture}
            aria-label={t('pictures.enlarge', { number: index + 1 })}
            onClick={() => setEnlarged(index)}
          >
            <Picture src={url} alt="" ratio="1 / 1" />
          </button>
        ))}
      </PictureGrid>
      {enlarged !== undefined && (
        <PictureViewer pictures={pictures} first={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  )
}
