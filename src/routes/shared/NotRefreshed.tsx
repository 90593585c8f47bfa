import { useTranslation } from 'react-i18next'
import { isSignedOut } from '../../i18n/errors'
import type { Refresh } from '../../lib/remote'
import { Announced } from '../../ui/Announced'
import { Button } from '../../ui/Button'
import { useTellInPlace } from './useTellInPlace'

type Props = Refresh & { onRetry: () => void }

/** Says above what is shown that it is that of before, and offers to try again; nothing while it is up to date. */
export const NotRefreshed = ({ error, busy, onRetry }: Props) => {
  const { t } = useTranslation()
  useTellInPlace(error)
  return (
    <Announced role="status">
      {error !== undefined && !isSignedOut(error) && (
        <div className="ends quiet">
          <span>{t('notRefreshed')}</span>
          <Button variant="quiet" busy={busy} onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        </div>
      )}
    </Announced>
  )
}
