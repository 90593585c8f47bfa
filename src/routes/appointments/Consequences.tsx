import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import type { CancelInfo } from '@/domain/appointments/cancellation'
import { cancelMeaning } from '@/i18n/appointments/cancelMeaning'
import { dataOf, type Remote } from '@/lib/remote'
import { DatedText } from '@/ui/DatedText'
import { Note } from '@/ui/Note'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'

type Props = {
  appointment: Appointment
  /** Undefined as long as nothing is to be told. */
  info: Remote<CancelInfo> | undefined
}

/** What cancelling now means, told before the reason is asked for (APPT-20 to APPT-23). */
export const Consequences = ({ appointment, info }: Props) => {
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
          <Note tone="caution">
            {cancelMeaning({ t, shell }, appointment, dataOf(info)).map((sentence) => (
              <p key={sentence}>
                <DatedText>{sentence}</DatedText>
              </p>
            ))}
          </Note>
        )}
      </div>
    </Section>
  )
}
