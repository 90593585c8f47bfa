import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '@/ui/Picture'
import { Sheet, SheetBody } from '@/ui/Sheet'
import styles from './chat.module.css'
import type { MessageTools } from './useMessageTools'

type Props = {
  t: MessageTools['t']
  url: string
  previewUrl: string
  size: { width: number; height: number } | undefined
}

/** Width to height of a bubble: a picture that is longer or wider is cropped (A472). */
const NARROWEST = 0.4
const WIDEST = 4

/** A picture in its box, which stands before it comes, and large when it is tapped (CHAT-02, CHAT-17). */
export const ImageBody = ({ t, url, previewUrl, size }: Props) => {
  const [isLarge, setLarge] = useState(false)
  const ratio = size === undefined ? 3 / 4 : size.width / size.height
  const shown = Math.min(WIDEST, Math.max(NARROWEST, ratio))
  return (
    <>
      <button
        type="button"
        className={styles.image}
        data-wide={ratio > 1 ? true : undefined}
        data-cropped={shown !== ratio ? true : undefined}
        aria-label={t('message.enlarge')}
        onClick={() => setLarge(true)}
      >
        <Picture
          src={previewUrl === '' ? url : previewUrl}
          alt={t('message.image')}
          ratio={String(shown)}
          whole={shown === ratio}
          eager
        />
      </button>
      {isLarge && <LargeImage title={t('message.image')} url={url} onClose={() => setLarge(false)} />}
    </>
  )
}

type LargeProps = { title: string; url: string; onClose: () => void }

const LargeImage = ({ title, url, onClose }: LargeProps) => {
  const { t } = useTranslation()
  return (
    <Sheet title={title} closeText={t('actions.close')} onClose={onClose}>
      {() => (
        <SheetBody>
          <Picture src={url} alt={title} ratio="own" whole eager />
        </SheetBody>
      )}
    </Sheet>
  )
}
