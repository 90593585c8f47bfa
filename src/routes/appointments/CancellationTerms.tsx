import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import type { CancelInfo } from '@/domain/appointments/cancellation'
import { cancelMeaning } from '@/i18n/appointments/cancelMeaning'
import { dataOf, type RemoteData } from '@/lib/remote'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Callout } from '@/ui/Callout'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'

type Props = {
  appointment: Appointment
  /** Undefined as long as nothing is to be told. */
  info: RemoteData<CancelInfo> | undefined
}

/** What cancelling now means, told before the reason is asked for (APPT-20 to APPT-23). */
export const CancellationTerms = ({ appointment, info }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  return (
    <Section title={t('cancel.meaning')}>
      <div role="status">
        {info === undefined ? (
          <>
            <span className="visuallyHidden">{shell('loading')}</span>
            <SkeletonBlock height="9rem" />
          </>
        ) : (
          <Callout tone="caution">
            {cancelMeaning({ t, shell }, appointment, dataOf(info)).map((sentence) => (
              <p key={sentence}>
                <NoBreakDates>{sentence}</NoBreakDates>
              </p>
            ))}
          </Callout>
        )}
      </div>
    </Section>
  )
}
