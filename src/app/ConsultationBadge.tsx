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
    // The tabs appear before the screen left is gone: a chat counts as read only when it closes.
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
