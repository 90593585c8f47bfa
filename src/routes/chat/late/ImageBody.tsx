import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../../ui/Picture'
import { Sheet, SheetBody } from '../../../ui/Sheet'
import styles from './chat.module.css'
import type { MessageTools } from './useMessageTools'

type Props = {
  t: MessageTools['t']
  url: string
  previewUrl: string
  size: { width: number; height: number } | undefined
}

/** A picture in its box, which stands before it comes, and large when it is tapped (CHAT-02, CHAT-17). */
export const ImageBody = ({ t, url, previewUrl, size }: Props) => {
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
      {isLarge && <LargeImage title={t('message.image')} url={url} ratio={ratio} onClose={() => setLarge(false)} />}
    </>
  )
}

type LargeProps = { title: string; url: string; ratio: string; onClose: () => void }

const LargeImage = ({ title, url, ratio, onClose }: LargeProps) => {
  const { t } = useTranslation()
  return (
    <Sheet title={title} closeText={t('actions.close')} onClose={onClose}>
      {() => (
        <SheetBody>
          <Picture src={url} alt={title} ratio={ratio} whole eager />
        </SheetBody>
      )}
    </Sheet>
  )
}
