import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { enterChat, infoOf, loadInfo, useChat } from '../../stores/chat'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { SkeletonList } from '../../ui/Skeleton'
import { FailedPage } from '../shared/Failed'
import { typeIn } from './loaders'

// It has begun to travel with the screen itself.
const Talk = lazy(async () => ({ default: (await import('./late/Talk')).Talk }))

/** A consultation, as a messenger shows it. */
export const Chat = () => {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const type = typeIn(query)
  const shown = useChat(({ shown: chat }) => (chat?.id === id ? chat : undefined))
  const info = useChat(infoOf(id))
  useEffect(() => enterChat(id, type), [id, type])
  if (info.state === 'failed') return <FailedPage error={info.error} onRetry={() => void loadInfo(id, type)} />
  if (shown === undefined || info.state !== 'ready') return <Opening />
  return (
    <Suspense fallback={<Opening />}>
      <Talk key={shown.id} chat={shown} />
    </Suspense>
  )
}

const Opening = () => {
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle>{t('titles.chat')}</PageTitle>
      <SkeletonList count={4} busyText={t('loading')} />
    </Page>
  )
}
