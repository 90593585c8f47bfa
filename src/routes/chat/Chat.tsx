import { useDeferredValue, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { enterChat, infoOf, loadInfo, useChat } from '@/stores/chat/chat'
import { useTalkOwner } from '@/stores/chat/owner'
import { PageError } from '@/routes/shared/errors'
import { ChatSkeleton } from './ChatSkeleton'
import type { talkParts } from './lazy/lazyChatRoom'
import { typeIn } from './loaders'
import { inTime } from '@/lib/inTime'

type Talk = (typeof talkParts)['TalkGate']

let fetched: Talk | undefined

const fetchTalk = async (): Promise<Talk> =>
  (fetched = (await inTime(import('./lazy/lazyChatRoom'))).talkParts.TalkGate)

/** A consultation, as a messenger shows it. */
export const Chat = () => {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const type = typeIn(query)
  const shown = useChat(({ shown: chat }) => (chat?.id === id ? chat : undefined))
  const info = useChat(infoOf(id))
  const talk = useTalk()
  useEffect(() => enterChat(id, type), [id, type])
  const isOwnerKnown = useTalkOwner(({ owner }) => owner.state === 'ready' || owner.state === 'failed')
  const isThere = shown !== undefined && info.state === 'ready' && talk !== undefined && isOwnerKnown
  // Drawn in slices, between which the sign-in to the platform sets out.
  const isDrawn = useDeferredValue(isThere)
  if (info.state === 'failed') return <PageError error={info.error} onRetry={() => void loadInfo(id, type)} />
  if (!isThere || !isDrawn) return <ChatSkeleton />
  if ('failure' in talk) throw talk.failure
  return <talk.Part key={shown.id} chat={shown} skeleton={<ChatSkeleton />} />
}

/**
 * What it is spoken in, which has begun to travel with the screen itself; undefined until it is there. React's own way
 * of waiting would show it up to 300 ms later, so that no page flickers.
 */
const useTalk = (): { Part: Talk } | { failure: unknown } | undefined => {
  const [talk, setTalk] = useState(() => (fetched === undefined ? undefined : { Part: fetched }))
  const [lost, setLost] = useState<{ failure: unknown }>()
  useEffect(() => {
    if (fetched === undefined)
      fetchTalk().then(
        (Part) => setTalk({ Part }),
        (failure: unknown) => setLost({ failure }),
      )
  }, [])
  return talk ?? lost
}
