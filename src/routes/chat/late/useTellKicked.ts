import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownChat } from '../../../stores/chat'
import { alertDialog } from '../../../ui/dialog'

/** Says once why the platform has sent us away (CHAT-40, A14, RE3). */
export const useTellKicked = ({ connection }: ShownChat): void => {
  const { t } = useTranslation('chat')
  useEffect(() => {
    if (connection.state !== 'kickedOut') return
    void alertDialog({
      title: t('kicked.title'),
      message: `${t(`kicked.${connection.reason}`)}\n${t('kicked.kept')}`,
      confirmText: t('kicked.close'),
    })
  }, [connection, t])
}
