import { useTranslation } from 'react-i18next'
import type { Appointment } from '../../domain/booking/appointment'
import type { CancelInfo } from '../../domain/booking/cancellation'
import { cancelMeaning } from '../../i18n/cancelMeaning'
import { dataOf, type Remote } from '../../lib/remote'
import { SkeletonBlock } from '../../ui/Skeleton'
import styles from '../shared/booking.module.css'
import { CancellationRules } from './CancellationRules'
import order from '../shared/Order.module.css'

type Props = { appointment: Appointment; info: Remote<CancelInfo> }

/** What cancelling now means, told before the reason is asked for, and the rules behind it (APPT-20 to APPT-23). */
export const Consequences = ({ appointment, info }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const asking = info.state === 'idle' || info.state === 'loading'
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('cancel.meaning')}</h2>
      <div role="status">
        {asking ? (
          <>
            <span className="visuallyHidden">{shell('loading')}</span>
            <SkeletonBlock height="6.5rem" />
          </>
        ) : (
          <div className={order.here}>
            {cancelMeaning({ t, shell }, appointment, dataOf(info)).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
      <h2 className={styles.sectionTitle}>{t('cancel.rules')}</h2>
      <CancellationRules />
      <p className={styles.quiet}>{t('cancel.chinaTime')}</p>
    </section>
  )
}
