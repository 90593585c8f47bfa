import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownChat } from '@/stores/chat/chat'
import { isBlocked } from '@/stores/chat/followUps'
import { sendPicture } from '@/stores/chat/pictures'
import { showToast } from '@/ui/toast'
import styles from './chat.module.css'
import { PictureIcon } from './icons'

type Props = { chat: ShownChat; onDone: () => void }

/** What else can be sent. */
export const MorePanel = ({ chat, onDone }: Props) => {
  const { t } = useTranslation('chat')
  const [busy, setBusy] = useState(false)
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    if (isBlocked(chat.id)) return showToast(t('box.problems.blocked'))
    setBusy(true)
    const problem = await sendPicture(chat.visit, chosen)
    setBusy(false)
    if (problem === undefined) onDone()
    else showToast(t(`pictureProblems.${problem}`))
  }
  return (
    <div className={styles.more}>
      <label className={styles.tile} data-busy={busy || undefined}>
        <PictureIcon />
        <span>{busy ? t('box.preparing') : t('box.picture')}</span>
        <input
          type="file"
          accept="image/*"
          className={styles.file}
          disabled={busy}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            // The same picture can be chosen again.
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}
