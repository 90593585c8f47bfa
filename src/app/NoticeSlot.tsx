import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionEnd } from '@/api/http'
import { kindText } from '@/i18n/errors'
import { NoticeBar } from '@/ui/NoticeBar'
import { hideNotice, useNotice, type Notice } from './notices'
import { usePendingPath } from './pendingNavigation'

const SHOWN_MS = 8000

/** The red bar at the top, in the reader's language; the server's own words stay as they came. */
export const NoticeSlot = () => {
  const { t } = useTranslation()
  const raised = useNotice()
  // A screen that is on its way may tell of it in its own place.
  const notice = usePendingPath() === undefined ? raised : undefined
  useEffect(() => {
    if (notice === undefined) return undefined
    const timer = setTimeout(hideNotice, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])
  if (notice === undefined) return null
  return (
    <NoticeBar closeText={t('actions.close')} onClose={hideNotice}>
      {serverWords(notice) ?? kindText(t, isEnd(notice) ? { kind: 'signedOut' } : notice)}
    </NoticeBar>
  )
}

const serverWords = (notice: Notice): string | undefined => {
  if (notice.kind === 'ended') return notice.message
  return notice.kind === 'refused' ? notice.serverMessage : undefined
}

const isEnd = (notice: Notice): notice is SessionEnd => notice.kind === 'expired' || notice.kind === 'ended'
