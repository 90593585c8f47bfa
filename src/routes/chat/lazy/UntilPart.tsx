import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { endedAt, showsFollowUps } from '@/domain/chat/rules'
import { deadlineOf, followUpsUntil } from '@/domain/consultations/deadline'
import type { ConsultationStatus } from '@/domain/consultations/dictionaries'
import { untilParts } from '@/i18n/consultations/untilParts'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf } from '@/lib/remote'
import { now } from '@/lib/time/clock'
import { infoOf, useChat, type ShownChat } from '@/stores/chat/chat'
import { loadSentQuestion, sentQuestionOf, useSentQuestion } from '@/stores/chat/sentQuestion'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { useByClock, useToday } from '@/routes/shared/useToday'

export type UntilProps = {
  chat: ShownChat
  rule: string
  /** Follow-ups left. */
  left?: number | undefined
}

export const UntilPart = ({ chat, rule, left = 0 }: UntilProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chat')
  const { t: consults } = useTranslation('consultations')
  const today = useToday()
  const deadline = useDeadline(chat, left > 0)
  // The time can pass while the chat is open.
  const isAhead = useByClock(() => deadline !== undefined && deadline.until > now())
  if (deadline === undefined || !isAhead) return rule
  const until = untilParts(shell, deadline.until, today)
  const text = () => {
    switch (deadline.status) {
      case 'awaitingReply':
      case 'inConsultation':
        return t(`until.${deadline.status}`, until)
      case 'assigning':
        return consults('meaningsUntil.assigning', until)
      case 'endedByDoctor':
      case 'endedByUser':
      case 'endedBySystem':
        return joinWithDot(t('states.left', { count: left }), t('until.followUps', until))
    }
  }
  return <NoBreakDates>{text()}</NoBreakDates>
}

/** Counts from the time of the question, or from the message that ended the consultation. */
const useDeadline = ({ id, messages }: ShownChat, mayAskMore: boolean) => {
  const { status, doctorUserId, account } = dataOf(useChat(infoOf(id))) ?? {}
  const sent = useSentQuestion(sentQuestionOf(id))
  const hasDeadline = runs(status) || (mayAskMore && showsFollowUps(status))
  const endedBy = status === 'endedByDoctor' || status === 'endedByUser' ? status : undefined
  const needsQuestion = hasDeadline && sent.state === 'idle' && endedBy === undefined
  useEffect(() => {
    if (needsQuestion) void loadSentQuestion(id, { endedFirst: status === 'endedBySystem', firstPageOnly: true })
  }, [id, needsQuestion, status])
  if (!hasDeadline) return undefined
  if (endedBy === undefined) return deadlineOf({ status, askedAt: dataOf(sent)?.askedAt }, now())
  const ended = endedAt(messages, endedBy, doctorUserId, account?.userId)
  const until = ended === undefined ? undefined : followUpsUntil(ended * 1000, now())
  return until === undefined ? undefined : { status: endedBy, until }
}

const runs = (status: ConsultationStatus | undefined): boolean =>
  status === 'awaitingReply' || status === 'assigning' || status === 'inConsultation'
