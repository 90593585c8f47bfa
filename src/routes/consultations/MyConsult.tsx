import { useTranslation } from 'react-i18next'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import { emptyPaged } from '@/lib/pagedList'
import {
  chooseTab,
  loadConsultations,
  reloadConsultations,
  shownTab,
  useConsults,
  type ConsultTab,
} from '@/stores/consultations/consultations'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonList } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import { Tabs } from '@/ui/Tabs'
import { paths } from '@/routes/paths'
import { ListPart, RefreshableList } from '@/routes/shared/RefreshableList'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { ConsultationCard } from './ConsultationCard'

export const MyConsult = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const tab = useConsults(shownTab)
  const list = dedupeList(
    listFromPages(useConsults(({ consultations }) => consultations.get(tab)) ?? emptyPaged),
    ({ id }) => id,
  )
  const tabs: { value: ConsultTab; label: string }[] = [
    { value: 'incomplete', label: t('mine.incomplete') },
    { value: 'complete', label: t('mine.complete') },
  ]
  return (
    <RefreshableList list={list} onPull={reloadConsultations}>
      <Page>
        <PageTitle>{shell('titles.myConsult')}</PageTitle>
        <Tabs label={t('mine.tabs')} tabs={tabs} value={tab} onChange={chooseTab}>
          <ListPart
            list={list}
            onMore={() => void loadConsultations()}
            onRefresh={() => void reloadConsultations()}
            skeleton={<SkeletonList count={3} lines={9} busyText={shell('loading')} />}
            empty={
              <EmptyState
                kind="empty"
                name="noConsultations"
                title={t('mine.empty')}
                text={t('mine.emptyText')}
                way={<PrimaryLink to={paths.consultIndex()}>{t('mine.toDoctors')}</PrimaryLink>}
              />
            }
            row={(consultation) => <ConsultationCard consultation={consultation} />}
            keyOf={({ id }) => id}
          />
        </Tabs>
      </Page>
    </RefreshableList>
  )
}
