import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Relative } from '@/domain/account/account'
import { RELATION } from '@/domain/dictionaries'
import { dedupeList } from '@/lib/dedupe'
import { joinWithDot } from '@/lib/joinWithDot'
import { listFromRemote } from '@/lib/listView'
import { dataOf } from '@/lib/remote'
import { isUnreadable } from '@/lib/unreadableRow'
import { loadRelatives, useRelatives } from '@/stores/account/relatives'
import { Avatar } from '@/ui/Avatar'
import { PersonSkeleton } from '@/ui/AvatarSkeleton'
import { Button } from '@/ui/Button'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { LinkRow } from '@/ui/Row'
import { SkeletonList } from '@/ui/Skeleton'
import { personFace } from '@/routes/shared/faces'
import { ListScreen } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { paths } from '@/routes/paths'

const PatientRow = ({ relative: { id, primary, name, relation, sex, age } }: { relative: Relative }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  const kin = primary ? t('self') : relation && t(`relation.${RELATION[relation]}`)
  const facts = [kin, sex && shell(`sex.${sex}`), age === undefined ? undefined : t('ageYears', { age })]
  return (
    <LinkRow
      to={primary ? paths.profileEdit() : paths.patientEdit(id)}
      picture={<Avatar src={undefined} face={personFace({ sex, age })} />}
      title={name ?? shell('unknown')}
      notes={[joinWithDot(...facts)]}
    />
  )
}

export const PatientList = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const relatives = useRelatives((state) => state.list)
  const list = dedupeList(listFromRemote(relatives), ({ id }) => id)
  // An unreadable row may be a relative.
  const isAlone = (dataOf(relatives) ?? []).every((row) => !isUnreadable(row) && row.primary)
  return (
    <RefreshableList list={list} onPull={loadRelatives}>
      <ListScreen
        title={shell('titles.patientList')}
        list={list}
        onMore={() => void loadRelatives()}
        onRefresh={() => void loadRelatives()}
        skeleton={
          <SkeletonList count={3} busyText={shell('loading')}>
            <PersonSkeleton />
          </SkeletonList>
        }
        empty={
          <ContentUnavailable
            kind="empty"
            drawing="noRelatives"
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
