import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isUnreadable } from '@/lib/unreadableRow'
import { dedupeList } from '@/lib/dedupe'
import { listFromRemote } from '@/lib/listView'
import { dataOf } from '@/lib/remote'
import { loadRelatives, useRelatives } from '@/stores/account/relatives'
import { Button } from '@/ui/Button'
import { SkeletonList } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import { paths } from '@/routes/paths'
import { ListScreen } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { PatientRow } from './PatientRow'

/** The customer and the registered relatives; a tap opens the health record (PATIENT-02, PATIENT-03). */
export const PatientList = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const relatives = useRelatives((state) => state.list)
  const list = dedupeList(listFromRemote(relatives), ({ id }) => id)
  // A row that cannot be read may be a relative.
  const isAlone = (dataOf(relatives) ?? []).every((row) => !isUnreadable(row) && row.primary)
  return (
    <RefreshableList list={list} onPull={loadRelatives}>
      <ListScreen
        title={shell('titles.patientList')}
        list={list}
        onMore={() => void loadRelatives()}
        onRefresh={() => void loadRelatives()}
        skeleton={<SkeletonList pictured count={3} lines={1} busyText={shell('loading')} />}
        empty={
          <EmptyState
            kind="empty"
            name="noRelatives"
            title={t('noRelatives')}
            way={<PrimaryLink to={paths.patientAdd()}>{shell('titles.patientAdd')}</PrimaryLink>}
          />
        }
        row={(relative) => <PatientRow relative={relative} />}
        keyOf={({ id }) => id}
        after={
          <>
            {isAlone && <p className="quiet">{t('noRelatives')}</p>}
            <Button block onClick={() => void navigate(paths.patientAdd())}>
              {shell('titles.patientAdd')}
            </Button>
          </>
        }
      />
    </RefreshableList>
  )
}
