import { useTranslation } from 'react-i18next'
import { isSignedOut } from '@/i18n/errors'
import type { Refresh } from '@/lib/remote'
import { LiveRegion } from '@/ui/LiveRegion'
import { Button } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import { useSharedRetry } from './useSharedRetry'
import { useInlineError } from './useInlineError'

type Props = Refresh & {
  onRetry: () => void
  said?: string
}

export const StaleNotice = ({ error, busy, onRetry, said }: Props) => {
  const { t } = useTranslation()
  const { ref, isFirst, isFirstStale, retryAll } = useSharedRetry(onRetry, true)
  useInlineError(error)
  return (
    <LiveRegion role="status" hidden={isFirstStale && !isFirst}>
      {error !== undefined && !isSignedOut(error) && (
        <div ref={ref} className="ends quiet">
          <span>{said ?? t('notRefreshed')}</span>
          {isFirst && (
            <Button ref={focusAround} variant="quiet" busy={busy} onClick={retryAll}>
              {t('actions.retry')}
            </Button>
          )}
        </div>
      )}
    </LiveRegion>
  )
}
