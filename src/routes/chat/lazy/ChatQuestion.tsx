import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isFollowUp } from '@/domain/chat/rules'
import { isUntaken } from '@/domain/consultations/untaken'
import { dataOf, errorOf, isPending, refreshOf } from '@/lib/remote'
import { infoOf, useChat, type ShownChat } from '@/stores/chat/chat'
import { loadSentQuestion, sentQuestionOf, useSentQuestion } from '@/stores/chat/sentQuestion'
import { SkeletonCard, SkeletonLines, SkeletonList } from '@/ui/Skeleton'
import { SectionError } from '@/routes/shared/errors'
import { SentQuestion, SentSheet } from '@/routes/shared/lazy/SentQuestion'
import { StaleNotice } from '@/routes/shared/StaleNotice'

type Props = { chat: ShownChat; onClose: () => void }

/** Shows the question that was sent when this chat was ordered. It is searched in all lists if it is not known yet. */
export const ChatQuestion = ({ chat: { id }, onClose }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const endedFirst = isFollowUp(dataOf(useChat(infoOf(id)))?.status)
  const sent = useSentQuestion(sentQuestionOf(id))
  const consultation = dataOf(sent)
  // A doctor may have taken it since it was listed.
  const isLoaded = consultation !== undefined && !isUntaken(consultation)
  const load = useCallback(() => void loadSentQuestion(id, { endedFirst }), [id, endedFirst])
  useEffect(() => {
    if (!isLoaded) load()
  }, [isLoaded, load])
  const { error: refreshError, busy } = refreshOf(sent)
  const isLoading = isPending(sent) || (busy && consultation === undefined)
  const error = errorOf(sent)
  return (
    <SentSheet onClose={onClose}>
      {isLoading && (
        <SkeletonList count={1} busyText={shell('loading')}>
          <SkeletonCard>
            <SkeletonLines lines={4} />
          </SkeletonCard>
        </SkeletonList>
      )}
      {consultation !== undefined && <StaleNotice error={refreshError} busy={busy} onRetry={load} />}
      {consultation !== undefined && <SentQuestion consultation={consultation} />}
      {consultation === undefined && !isLoading && error !== undefined && (
        <SectionError title={t('sent.failed')} error={error} onRetry={load} />
      )}
      {consultation === undefined && !isLoading && error === undefined && <p>{t('sent.missing')}</p>}
    </SentSheet>
  )
}
