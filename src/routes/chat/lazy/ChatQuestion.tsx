import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isFollowUp } from '@/domain/chat/rules'
import { dataOf, errorOf, isPending, refreshOf } from '@/lib/remote'
import { infoOf, useChat, type ShownChat } from '@/stores/chat/chat'
import { loadSentQuestion, sentQuestionOf, useSentQuestion } from '@/stores/chat/sentQuestion'
import { SkeletonList } from '@/ui/Skeleton'
import { SectionError } from '@/routes/shared/errors'
import { SentQuestion, SentSheet } from '@/routes/shared/lazy/SentQuestion'

type Props = { chat: ShownChat; onClose: () => void }

/** Shows the question that was sent when this chat was ordered. It is searched in all lists if it is not known yet. */
export const ChatQuestion = ({ chat: { id }, onClose }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const isOver = isFollowUp(dataOf(useChat(infoOf(id)))?.status)
  const sent = useSentQuestion(sentQuestionOf(id))
  const consultation = dataOf(sent)
  const isFound = consultation !== undefined
  useEffect(() => {
    if (!isFound) void loadSentQuestion(id, { isOver })
  }, [id, isFound, isOver])
  const isLoading = isPending(sent) || refreshOf(sent).busy
  const error = errorOf(sent)
  return (
    <SentSheet onClose={onClose}>
      {isFound && <SentQuestion consultation={consultation} />}
      {!isFound && isLoading && <SkeletonList count={1} lines={4} busyText={shell('loading')} />}
      {!isFound && !isLoading && error !== undefined && (
        <SectionError title={t('sent.failed')} error={error} onRetry={() => void loadSentQuestion(id, { isOver })} />
      )}
      {!isFound && !isLoading && error === undefined && <p>{t('sent.missing')}</p>}
    </SentSheet>
  )
}
