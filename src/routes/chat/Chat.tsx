import { useDeferredValue, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { inTime } from '@/lib/inTime'
import { enterChat, infoOf, loadInfo, useChat, useChatOwner } from '@/stores/chat/chat'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonBlock } from '@/ui/Skeleton'
import { PageError } from '@/routes/shared/errors'
import styles from './ChatSkeleton.module.css'
import type { chatParts } from './lazy/lazyChatRoom'
import { typeIn } from './loaders'

const SAID = [
  ['70%', '4rem'],
  ['55%', '2.75rem'],
  ['75%', '2.75rem'],
  ['65%', '4rem'],
  ['45%', '2.75rem'],
] as const

const ChatSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle>{t('titles.chat')}</PageTitle>
      <span role="status" className="visuallyHidden">
        {t('loading')}
      </span>
      <div className={styles.messages}>
        {SAID.map(([width, height], turn) => (
          <SkeletonBlock key={turn} width={width} height={height} />
        ))}
      </div>
    </Page>
  )
}

type Gate = (typeof chatParts)['ChatGate']

let fetched: Gate | undefined

const fetchGate = async (): Promise<Gate> =>
  (fetched = (await inTime(import('./lazy/lazyChatRoom'))).chatParts.ChatGate)

export const Chat = () => {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const type = typeIn(query)
  const shown = useChat(({ shown: chat }) => (chat?.id === id ? chat : undefined))
  const info = useChat(infoOf(id))
  const gate = useGate()
  useEffect(() => enterChat(id, type), [id, type])
  const isOwnerKnown = useChatOwner(({ owner }) => owner.state === 'ready' || owner.state === 'failed')
  const isThere = shown !== undefined && info.state === 'ready' && gate !== undefined && isOwnerKnown
  // Deferred, so that the sign-in to the platform starts between the slices of rendering.
  const isDrawn = useDeferredValue(isThere)
  if (info.state === 'failed') return <PageError error={info.error} onRetry={() => void loadInfo(id, type)} />
  if (!isThere || !isDrawn) return <ChatSkeleton />
  if ('failure' in gate) throw gate.failure
  return <gate.Part key={shown.id} chat={shown} skeleton={<ChatSkeleton />} />
}

/**
 * Returns the lazy chat part, which starts loading with the screen; undefined until then. Suspense would show it up to
 * 300 ms later.
 */
const useGate = (): { Part: Gate } | { failure: unknown } | undefined => {
  const [gate, setGate] = useState(() => (fetched === undefined ? undefined : { Part: fetched }))
  const [lost, setLost] = useState<{ failure: unknown }>()
  useEffect(() => {
    if (fetched === undefined)
      fetchGate().then(
        (Part) => setGate({ Part }),
        (failure: unknown) => setLost({ failure }),
      )
  }, [])
  return gate ?? lost
}
