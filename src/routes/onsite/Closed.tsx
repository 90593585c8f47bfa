import { useTranslation } from 'react-i18next'
import type { Organisation } from '../../domain/booking/organisation'
import { errorText, isUnanswered } from '../../i18n/errors'
import { loadCheckIn } from '../../stores/onsite'
import { StateView } from '../../ui/StateView'
import { ClinicHead } from './ClinicHead'

type Props = { organisation?: Organisation; error?: unknown }

/** No check-ins here (ONSITE-20); where only the answer is missing, it can be asked for again. */
export const Closed = ({ organisation, error }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('onsite')
  if (error !== undefined && isUnanswered(error)) {
    return (
      <StateView
        kind="failed"
        page
        title={t('closed')}
        text={t('closedFailed', { reason: errorText(shell, error) })}
        action={{ label: shell('actions.retry'), onAct: () => void loadCheckIn() }}
      />
    )
  }
  return <Told organisation={organisation} title={t('closed')} />
}

/** The days that the QR code names are over. */
export const DayOver = ({ organisation }: { organisation: Organisation }) => {
  const { t } = useTranslation('onsite')
  return <Told organisation={organisation} title={t('noDays')} />
}

const Told = ({ organisation, title }: { organisation: Organisation | undefined; title: string }) => (
  <>
    {organisation !== undefined && <ClinicHead organisation={organisation} />}
    <StateView kind="empty" page title={title} />
  </>
)
