import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut } from '../../i18n/errors'
import { useSendings } from '../../stores/send'
import { useSession } from '../../stores/session'
import { signInFailure } from '../../stores/sessionPhone'
import styles from './Login.module.css'

/** What did not work, why, and what has become of what was typed. */
export const SignInFailure = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('session')
  const failure = signInFailure(useSession(), useSendings())
  return (
    <output className={styles.outcome}>
      {/* A session that is over takes the page along: nothing is kept and nothing to try again. */}
      {failure !== undefined && !isSignedOut(failure.error) && (
        <span className={styles.failure}>
          <strong>{t(`failed.${failure.of}`)}</strong>
          <span>{errorText(shell, failure.error)}</span>
          <span>{t('kept')}</span>
        </span>
      )}
    </output>
  )
}
