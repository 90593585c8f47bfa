import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { isLate } from '@/i18n/errors'
import { PageError } from '@/routes/shared/errors'
import { SkeletonList } from '@/ui/Skeleton'
import { reportError } from './errorReporting'
import { Landed } from './Landed'
import { ChunkLoadError, reloadsByItself } from './chunkLoadError'

/** What stands in place of a screen that broke or could not be fetched. */
export const FailedScreen = () => {
  const { t } = useTranslation()
  const error = useRouteError()
  const late = error instanceof ChunkLoadError ? error.isLate : isLate(error)
  const lost = late || error instanceof ChunkLoadError
  // What was waited for long enough is asked for again by a tap only.
  const reloading = lost && !late && reloadsByItself()
  useEffect(() => {
    if (reloading) window.location.reload()
    else reportError(error)
  }, [reloading, error])
  useEffect(() => {
    if (!lost) return undefined
    // What the network took away comes back with it.
    const again = () => window.location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost])
  if (reloading) return <SkeletonList count={4} busyText={t('loading')} />
  return (
    <>
      <Landed />
      <PageError
        error={new ApiError(late ? 'timeout' : lost ? 'offline' : 'badResponse')}
        onRetry={() => window.location.reload()}
      />
    </>
  )
}
