import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../../ui/Picture'
import { Sheet, SheetBody } from '../../../ui/Sheet'
import styles from './chat.module.css'

type Props = { url: string; previewUrl: string; size: { width: number; height: number } | undefined }

/** A picture in its box, which stands before it comes, and large when it is tapped (CHAT-02, CHAT-17). */
export const ImageBody = ({ url, previewUrl, size }: Props) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  const [isLarge, setLarge] = useState(false)
  const ratio = size === undefined ? '3 / 4' : `${size.width} / ${size.height}`
  return (
    <>
      <button
        type="button"
        className={styles.image}
        data-wide={size !== undefined && size.width > size.height ? true : undefined}
        aria-label={t('message.enlarge')}
        onClick={() => setLarge(true)}
      >
        <Picture src={previewUrl === '' ? url : previewUrl} alt={t('message.image')} ratio={ratio} whole eager />
      </button>
      {isLarge && (
        <Sheet title={t('message.image')} closeText={shell('actions.close')} onClose={() => setLarge(false)}>
          {() => (
            <SheetBody>
              <Picture src={url} alt={t('message.image')} ratio={ratio} whole eager />
            </SheetBody>
          )}
        </Sheet>
      )}
    </>
  )
}
