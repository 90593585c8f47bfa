import { useTranslation } from 'react-i18next'
import { errorText, isOffline } from '../../i18n/errors'
import { StateView } from '../../ui/StateView'

type Props = { title: string; error: unknown; onRetry: () => void }

/** A part of the page whose data could not be had; the rest of the page stands. */
export const PartFailed = ({ title, error, onRetry }: Props) => {
  const { t } = useTranslation()
  return (
    <StateView
      kind={isOffline(error) ? 'offline' : 'failed'}
      title={title}
      text={errorText(t, error)}
      action={{ label: t('actions.retry'), onAct: onRetry }}
    />
  )
}
