import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { ForwardIcon, HealthIcon } from '../../ui/icons'
import { paths } from '../paths'
import styles from './people.module.css'

/** From the profile to the health record, with the query that the profile was opened with (A31). */
export const RecordLink = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('people')
  const { search } = useLocation()
  return (
    <Link className={styles.card ?? ''} to={{ pathname: paths.profileEdit(), search }}>
      <HealthIcon />
      <span className={styles.texts}>
        <strong>{shell('titles.profileEdit')}</strong> <span className={styles.quiet}>{t('recordText')}</span>
      </span>
      <ForwardIcon />
    </Link>
  )
}
