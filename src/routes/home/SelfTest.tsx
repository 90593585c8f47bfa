import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ForwardIcon } from '../../ui/icons'
import { paths } from '../paths'
import styles from './SelfTest.module.css'

/** The way to the GAIL self-test. */
export const SelfTest = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <Link className={styles.link ?? ''} to={paths.gail()}>
      <span className={styles.texts}>
        <strong>{shell('titles.gail')}</strong>
        <span className={styles.hint}>{t('selfTest')}</span>
      </span>
      <ForwardIcon />
    </Link>
  )
}
