import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../paths'
import styles from './people.module.css'

/** An answer was lost, and the relative may be on the list: to be looked at before it is sent again (A434). */
export const MaybeAdded = () => {
  const { t } = useTranslation('people')
  return (
    <div className={styles.caution} role="status">
      <p>{t('maybeAdded.text')}</p>
      <Link to={paths.relatives()}>{t('maybeAdded.toList')}</Link>
    </div>
  )
}
