import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isBroken } from '../../lib/broken'
import { refreshOf } from '../../lib/remote'
import { loadMine, useMine } from '../../stores/questionnairesMine'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { FailedPage } from '../shared/FailedPage'
import { NotRefreshed } from '../shared/NotRefreshed'
import { paths } from '../paths'
import { useToday } from '../shared/useToday'
import styles from './MyChq.module.css'
import { MyQuestionnaire } from './MyQuestionnaire'

/** The questionnaires that the account has filled in (FULLQ-08). */
export const MyChq = () => {
  const { t: shell } = useTranslation()
  const mine = useMine((state) => state.rows)
  if (mine.state === 'failed') return <FailedPage error={mine.error} onRetry={() => void loadMine()} />
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{shell('titles.myChq')}</h1>
      {mine.state === 'ready' && <NotRefreshed {...refreshOf(mine)} onRetry={() => void loadMine()} />}
      <Rows />
    </section>
  )
}

const Rows = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chq')
  const navigate = useNavigate()
  const mine = useMine((state) => state.rows)
  const today = useToday()
  if (mine.state !== 'ready') return <SkeletonList count={3} busyText={shell('loading')} />
  if (mine.data.length === 0) {
    return (
      <StateView
        kind="empty"
        title={shell('list.empty')}
        action={{ label: t('mine.fill'), onAct: () => void navigate(paths.inspectQuestionnaire()) }}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {mine.data.map((row, index) => (
        // A broken row has no id.
        <li key={isBroken(row) ? index : row.id} className={styles.card}>
          {isBroken(row) ? (
            <p className={styles.broken}>{shell('brokenRow')}</p>
          ) : (
            <MyQuestionnaire record={row} today={today} />
          )}
        </li>
      ))}
    </ul>
  )
}
