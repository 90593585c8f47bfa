import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card'
import { ServiceDrawing } from '../../ui/lateDrawings'
import { LinkRow } from '../../ui/LinkRow'
import { paths } from '../paths'
import styles from './SelfTest.module.css'

/** The way to the GAIL self-test. */
export const SelfTest = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <Card flush>
      <LinkRow
        to={paths.gail()}
        picture={
          <span className={styles.picture}>
            <ServiceDrawing name="selfTest" />
          </span>
        }
        title={shell('titles.gail')}
        notes={[t('selfTest')]}
      />
    </Card>
  )
}
