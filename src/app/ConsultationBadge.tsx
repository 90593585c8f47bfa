import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { totalOf } from '@/domain/consultations/unread'
import { unreadText } from '@/i18n/consultations/unreadText'
import { isTabScreen } from '@/routes/shared/tabScreens'
import { useOnResume } from '@/routes/shared/useOnResume'
import { loadUnread } from '@/stores/consultations/unread'
import { knownUnread, useUnread } from '@/stores/consultations/readState'
import { CountBadge } from '@/ui/CountBadge'

const MOST = 99

export const ConsultationBadge = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const total = totalOf(useUnread(knownUnread))
  useEffect(() => {
    // The tabs mount while the chat is still open, and a chat is marked as read only when it unmounts.
    if (isTabScreen(pathname)) void loadUnread()
  }, [pathname])
  useOnResume(() => void loadUnread())
  if (total === 0) return null
  const number = total === undefined ? undefined : total > MOST ? `${String(MOST)}+` : String(total)
  return (
    <>
      {' '}
      <CountBadge label={unreadText(t, total)} number={number} />
    </>
  )
}
