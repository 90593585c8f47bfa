import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownChat } from '@/stores/chat/chat'
import { reconnect } from '@/stores/chat/connection'
import { confirmDialog } from '@/ui/dialog'

/** Says once why the platform has sent us away, with the way back (CHAT-40, A14, RE3). */
export const useKickedOutDialog = ({ connection, visit }: ShownChat): void => {
  const { t } = useTranslation('chat')
  useEffect(() => {
    if (connection.state !== 'kickedOut') return
    void confirmDialog({
      title: t('kicked.title'),
      message: `${t(`kicked.${connection.reason}`)}\n${t('kicked.kept')}`,
      confirmText: t('connection.again'),
      cancelText: t('kicked.close'),
      tone: 'go',
    }).then((wants) => (wants ? reconnect(visit) : undefined))
  }, [connection, visit, t])
}
