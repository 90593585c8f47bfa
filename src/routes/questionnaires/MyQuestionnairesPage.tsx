import { useTranslation } from 'react-i18next'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import { dedupeList } from '@/lib/dedupe'
import { listFromRemote } from '@/lib/listView'
import { loadMine, useMine } from '@/stores/questionnaires/mine'
import { SkeletonList } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import { paths } from '@/routes/paths'
import { ListScreen } from '@/routes/shared/List'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { MyQuestionnaire } from './MyQuestionnaire'

const keyOf = ({ id }: QuestionnaireRecord): string => id

/** The questionnaires that the account has filled in (FULLQ-08). */
export const MyQuestionnairesPage = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaireForms')
  const mine = useMine((state) => state.rows)
  return (
    <ListScreen
      title={shell('titles.myChq')}
      list={dedupeList(listFromRemote(mine), keyOf)}
      onMore={() => void loadMine()}
      onRefresh={() => void loadMine()}
      skeleton={<SkeletonList count={3} busyText={shell('loading')} />}
      empty={
        <EmptyState
          kind="empty"
          name="noQuestionnaires"
          title={shell('list.empty')}
          text={t('mine.empty')}
          way={<PrimaryLink to={paths.inspectQuestionnaire()}>{t('mine.fill')}</PrimaryLink>}
        />
      }
      row={(record) => <MyQuestionnaire record={record} />}
      keyOf={keyOf}
    />
  )
}
