import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isBroken, readableRows } from '../../lib/broken'
import { refreshOf } from '../../lib/remote'
import { loadRelatives, useRelatives } from '../../stores/peopleRelatives'
import { Button } from '../../ui/Button'
import { CardItem, CardList } from '../../ui/CardList'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { PullToRefresh } from '../../ui/PullToRefresh'
import { SkeletonList } from '../../ui/Skeleton'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { BrokenRow } from '../shared/BrokenRow'
import { FailedPage } from '../shared/FailedPage'
import { NotRefreshed } from '../shared/NotRefreshed'
import { PatientRow } from './PatientRow'

/** The customer and the registered relatives; a tap opens the health record (PATIENT-02, PATIENT-03). */
export const PatientList = () => {
  const { t: shell } = useTranslation()
  const list = useRelatives((state) => state.list)
  if (list.state === 'failed') return <FailedPage error={list.error} onRetry={() => void loadRelatives()} />
  return (
    <PullToRefresh onRefresh={loadRelatives} texts={shell('refresh', { returnObjects: true })}>
      <Page>
        <PageTitle>{shell('titles.patientList')}</PageTitle>
        {list.state === 'ready' && <NotRefreshed {...refreshOf(list)} onRetry={() => void loadRelatives()} />}
        <Rows />
      </Page>
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
      <StateView
        kind="empty"
        name="noRelatives"
        title={t('noRelatives')}
        action={{ label: shell('titles.patientAdd'), onAct: add }}
      />
    )
  return (
    <>
      <CardList>
        {list.data.map((row, index) => (
          // A broken row has no id.
          <CardItem key={isBroken(row) ? index : row.id}>
            {isBroken(row) ? <BrokenRow /> : <PatientRow relative={row} />}
          </CardItem>
        ))}
      </CardList>
      {readableRows(list.data).every(({ primary }) => primary) && <p className="quiet">{t('noRelatives')}</p>}
      <Button block onClick={add}>
        {shell('titles.patientAdd')}
      </Button>
    </>
  )
}
