import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownChat } from '@/stores/chat/chat'
import { endChat } from '@/stores/chat/ending'
import { Button } from '@/ui/Button'
import { alertDialog, confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import styles from './chat.module.css'
import { useChatErrorText } from './useChatErrorText'

/** Ends the consultation, once it is sure that this is wanted (CHAT-21 to CHAT-24). */
export const EndButton = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    const isSure = await confirmDialog({
      title: t('ending.question'),
      confirmText: t('ending.yes'),
      cancelText: t('ending.no'),
      tone: 'leave',
    })
    if (!isSure) return
    setBusy(true)
    const ending = await endChat(chat.visit, t('ending.description'))
    setBusy(false)
    if (ending.kind === 'overAlready') showToast(t('ending.overAlready'))
    if (ending.kind === 'failed')
      await alertDialog({
        title: t('ending.failed'),
        message: `${errorText(ending.error)}\n${t('ending.failedNext')}`,
        confirmText: t('kicked.close'),
      })
  }
  return (
    <span className={styles.end}>
      <Button variant="quiet" busy={busy} onClick={() => void end()}>
        {t('ending.action')}
      </Button>
    </span>
  )
}
