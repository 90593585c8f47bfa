import { useTranslation } from 'react-i18next'
import { errorText, isOffline, isSignedOut } from '../../i18n/errors'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'

type Props = {
  error: unknown
  onRetry: () => void
  /** It stands below a heading that the screen has already. */
  part?: boolean
}

/** A page whose data could not be had: what happened, and the way to try again. */
export const FailedPage = ({ error, onRetry, part = false }: Props) => {
  const { t } = useTranslation()
  if (isSignedOut(error)) return <SkeletonList count={3} busyText={t('loading')} />
  return (
    <StateView
      kind={isOffline(error) ? 'offline' : 'failed'}
      page={!part}
      title={t('failed.title')}
      text={errorText(t, error)}
      action={{ label: t('actions.retry'), onAct: onRetry }}
    />
  )
}
