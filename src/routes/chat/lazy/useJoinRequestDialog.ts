import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownChat } from '@/stores/chat/chat'
import { answerJoin } from '@/stores/chat/people'
import { confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import { useChatErrorText } from './useChatErrorText'

/** Asks whether somebody may come in, and says what could not be done about it (CHAT-46, CHAT-53, A288). */
export const useJoinRequestDialog = ({ visit, joinRequests, joinError, people }: ShownChat): void => {
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const failed = joinError === undefined ? undefined : `${t('join.notLetIn')} ${errorText(joinError)}`
  useEffect(() => {
    if (failed !== undefined) showToast(failed)
  }, [failed])
  const request = joinRequests[0]
  const ask = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    ask.current = async () => {
      if (request === undefined) return
      const accepted = await confirmDialog({
        title: t('join.title', { name: people.get(request.from)?.name ?? request.from }),
        message: t('join.text'),
        confirmText: t('join.yes'),
        cancelText: t('join.no'),
        tone: 'leave',
      })
      try {
        await answerJoin(visit, request.requestId, accepted)
      } catch (error) {
        showToast(`${t('join.failed')} ${errorText(error)}`)
      }
    }
  })
  // Who asks is asked about once, whatever else changes meanwhile.
  useEffect(() => void ask.current?.(), [request?.requestId])
}
