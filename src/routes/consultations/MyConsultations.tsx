import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import { emptyPaged } from '@/lib/pagedList'
import { readableRows } from '@/lib/unreadableRow'
import {
  chooseTab,
  loadConsultations,
  openConsultations,
  reloadConsultations,
  shownTab,
  useConsultations,
  type ConsultationTab,
} from '@/stores/consultations/consultations'
import { isConfirming } from '@/stores/payment/mark'
import { Card, CardListParts } from '@/ui/Card'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonCard, SkeletonLines, SkeletonList } from '@/ui/Skeleton'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { Tabs } from '@/ui/Tabs'
import { paths } from '@/routes/paths'
import { ListPart, RefreshableList } from '@/routes/shared/RefreshableList'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { useOnResume } from '@/routes/shared/useOnResume'
import { ConsultationCard } from './ConsultationCard'

/** The title and the tabs, with the list below them. */
const Tabbed = ({ children }: { children: ReactNode }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const tab = useConsultations(shownTab)
  const tabs: { value: ConsultationTab; label: string }[] = [
    { value: 'incomplete', label: t('mine.incomplete') },
    { value: 'complete', label: t('mine.complete') },
  ]
  return (
    <Page>
      <PageTitle>{shell('titles.myConsult')}</PageTitle>
      <Tabs label={t('mine.tabs')} tabs={tabs} value={tab} onChange={chooseTab}>
        {children}
      </Tabs>
    </Page>
  )
}

const ListSkeleton = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  return (
    <CardListParts>
      <Card>
        <p>{t('mine.loading')}</p>
      </Card>
      <SkeletonList count={1} busyText={shell('loading')}>
        <SkeletonCard>
          <SkeletonLines lines={9} />
        </SkeletonCard>
      </SkeletonList>
    </CardListParts>
  )
}

/** What does not depend on data; prerendered for links from messages. */
export const MyConsultationsLoading = () => (
  <Tabbed>
    <ListSkeleton />
  </Tabbed>
)

export const MyConsultations = () => {
  const { t } = useTranslation('consultations')
  const tab = useConsultations(shownTab)
  const list = dedupeList(
    listFromPages(useConsultations(({ consultations }) => consultations.get(tab)) ?? emptyPaged),
    ({ id }) => id,
  )
  const loudest = readableRows(list.rows).find((one) => one.status === 'toPay' && !isConfirming(one))
  useOnResume(() => void openConsultations())
  return (
    <RefreshableList list={list} onPull={reloadConsultations}>
      <Tabbed>
        <ListPart
          list={list}
          onMore={() => void loadConsultations()}
          onRefresh={() => void reloadConsultations()}
          skeleton={<ListSkeleton />}
          empty={
            <ContentUnavailable
              kind="empty"
              drawing="noConsultations"
              title={t('mine.empty')}
              text={t('mine.emptyText')}
              way={<PrimaryLink to={paths.consultIndex()}>{t('mine.toDoctors')}</PrimaryLink>}
            />
          }
          row={(one) => <ConsultationCard consultation={one} quieter={one !== loudest} />}
          keyOf={({ id }) => id}
        />
      </Tabbed>
    </RefreshableList>
  )
}
