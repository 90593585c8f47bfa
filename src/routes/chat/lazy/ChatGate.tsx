import { Suspense, type ReactElement } from 'react'
import { inTime } from '@/lib/inTime'
import { dataOf } from '@/lib/remote'
import { infoOf, isLive, useChat, loadChatOwner, useChatOwner, type ShownChat } from '@/stores/chat/chat'
import { consentAt, useConsent } from '@/stores/auth/consent'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { PageError } from '@/routes/shared/errors'
import { ChatRoom } from './ChatRoom'

// Lazy: most users gave consent before their consultation.
const ChatConsent = lazyWithFallback(async () => (await inTime(import('./ChatConsent'))).ChatConsent)

type Props = { chat: ShownChat; skeleton: ReactElement }

/** A448: consent is needed before connecting to the platform; a read-only chat comes from our own server. */
export const ChatGate = ({ chat, skeleton }: Props) => {
  const info = dataOf(useChat(infoOf(chat.id)))
  const { owner } = useChatOwner()
  const userId = dataOf(owner)
  const agreed = useConsent((state) => userId !== undefined && consentAt(state, userId) !== undefined)
  if (info === undefined || agreed || !isLive(info)) return <ChatRoom chat={chat} />
  if (owner.state === 'failed') return <PageError error={owner.error} onRetry={() => void loadChatOwner()} />
  if (userId === undefined) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <ChatConsent userId={userId} doctorName={info.doctorName} />
    </Suspense>
  )
}
