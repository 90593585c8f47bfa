import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isBroken } from '../../lib/broken'
import { refreshOf } from '../../lib/remote'
import { loadMine, useMine } from '../../stores/questionnairesMine'
import { CardItem, CardList } from '../../ui/CardList'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { BrokenRow } from '../shared/BrokenRow'
import { FailedPage } from '../shared/FailedPage'
import { NotRefreshed } from '../shared/NotRefreshed'
import { useToday } from '../shared/useToday'
import { MyQuestionnaire } from './MyQuestionnaire'

/** The questionnaires that the account has filled in (FULLQ-08). */
export const MyChq = () => {
  const { t: shell } = useTranslation()
  const mine = useMine((state) => state.rows)
  if (mine.state === 'failed') return <FailedPage error={mine.error} onRetry={() => void loadMine()} />
  return (
    <Page>
      <PageTitle>{shell('titles.myChq')}</PageTitle>
      {mine.state === 'ready' && <NotRefreshed {...refreshOf(mine)} onRetry={() => void loadMine()} />}
      <Rows />
    </Page>
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
        name="noQuestionnaires"
        title={shell('list.empty')}
        action={{ label: t('mine.fill'), onAct: () => void navigate(paths.inspectQuestionnaire()) }}
      />
    )
  }
  return (
    <CardList>
      {mine.data.map((row, index) => (
        // A broken row has no id.
        <CardItem key={isBroken(row) ? index : row.id}>
          {isBroken(row) ? <BrokenRow /> : <MyQuestionnaire record={row} today={today} />}
        </CardItem>
      ))}
    </CardList>
  )
}
