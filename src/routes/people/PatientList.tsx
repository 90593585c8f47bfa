import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isBroken, readableRows } from '../../lib/broken'
import { refreshOf } from '../../lib/remote'
import { loadRelatives, useRelatives } from '../../stores/peopleRelatives'
import { Button } from '../../ui/Button'
import { PullToRefresh } from '../../ui/PullToRefresh'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { FailedPage } from '../shared/FailedPage'
import { NotRefreshed } from '../shared/NotRefreshed'
import { paths } from '../paths'
import { PatientRow } from './PatientRow'
import styles from './people.module.css'

/** The customer and the registered relatives; a tap opens the health record (PATIENT-02, PATIENT-03). */
export const PatientList = () => {
  const { t: shell } = useTranslation()
  const list = useRelatives((state) => state.list)
  if (list.state === 'failed') return <FailedPage error={list.error} onRetry={() => void loadRelatives()} />
  return (
    <PullToRefresh onRefresh={loadRelatives} texts={shell('refresh', { returnObjects: true })}>
      <section className={styles.page}>
        <h1 className={styles.title}>{shell('titles.patientList')}</h1>
        {list.state === 'ready' && <NotRefreshed {...refreshOf(list)} onRetry={() => void loadRelatives()} />}
        <Rows />
      </section>
    </PullToRefresh>
  )
}

const Rows = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const list = useRelatives((state) => state.list)
  const add = () => void navigate(paths.patientAdd())
  if (list.state !== 'ready') return <SkeletonList count={3} busyText={shell('loading')} />
  if (list.data.length === 0)
    return (
      <StateView kind="empty" title={t('noRelatives')} action={{ label: shell('titles.patientAdd'), onAct: add }} />
    )
  return (
    <>
      <ul className={styles.list}>
        {list.data.map((row, index) => (
          // A broken row has no id.
          <li key={isBroken(row) ? index : row.id}>
            {isBroken(row) ? <p className={styles.broken}>{shell('brokenRow')}</p> : <PatientRow relative={row} />}
          </li>
        ))}
      </ul>
      {readableRows(list.data).every(({ primary }) => primary) && <p className={styles.quiet}>{t('noRelatives')}</p>}
      <Button block onClick={add}>
        {shell('titles.patientAdd')}
      </Button>
    </>
  )
}
