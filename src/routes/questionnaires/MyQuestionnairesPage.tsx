import { useTranslation } from 'react-i18next'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import { dayText } from '@/i18n/dates'
import { dedupeList } from '@/lib/dedupe'
import { listFromRemote } from '@/lib/listView'
import { loadMyQuestionnaires, useMyQuestionnaires } from '@/stores/questionnaires/mine'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { LinkRow } from '@/ui/Row'
import { SkeletonList } from '@/ui/Skeleton'
import { ListScreen } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { paths } from '@/routes/paths'

type Props = { record: QuestionnaireRecord }

const MyQuestionnaire = ({ record }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('myQuestionnaires')
  const { id, customerId, inspectionId = '', organisationId = '', serviceId = '', madeOn } = record
  const check = { organisationId, serviceId, customerId, inspectionId, questionnaireId: id, detailId: '' }
  return (
    <LinkRow
      to={paths.inspectQuestionnaire(check)}
      title={record.name ?? shell('unknown')}
      notes={[
        t(inspectionId === '' ? 'general' : 'ofInspection'),
        `${t('madeOn')} ${madeOn === undefined ? shell('unknown') : dayText(shell, madeOn)}`,
      ]}
    />
  )
}

const keyOf = ({ id }: QuestionnaireRecord): string => id

export const MyQuestionnairesPage = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('myQuestionnaires')
  const mine = useMyQuestionnaires((state) => state.rows)
  return (
    <ListScreen
      title={shell('titles.myQuestionnaires')}
      list={dedupeList(listFromRemote(mine), keyOf)}
      onMore={() => void loadMyQuestionnaires()}
      onRefresh={() => void loadMyQuestionnaires()}
      skeleton={<SkeletonList count={3} busyText={shell('loading')} />}
      empty={
        <ContentUnavailable
          kind="empty"
          drawing="noQuestionnaires"
          title={shell('list.empty')}
          text={t('empty')}
          way={<PrimaryLink to={paths.inspectQuestionnaire()}>{t('fill')}</PrimaryLink>}
        />
      }
      row={(record) => <MyQuestionnaire record={record} />}
      keyOf={keyOf}
    />
  )
}
