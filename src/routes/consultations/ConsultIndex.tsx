import { useTranslation } from 'react-i18next'
import { totalOf } from '@/domain/consultations/news'
import type { SectionFilter } from '@/domain/consultations/dictionaries'
import { unreadText } from '@/i18n/consultations/unreadText'
import { dedupeList } from '@/lib/dedupe'
import { listFromPages } from '@/lib/listView'
import { emptyPaged } from '@/lib/remote'
import { chooseSection, loadDoctors, reloadDoctors, useConsults } from '@/stores/consultations/consultations'
import { knownNews, useNews } from '@/stores/consultations/readState'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/LinkRow'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { SkeletonList } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import { Tabs } from '@/ui/Tabs'
import { paths } from '@/routes/paths'
import { ConsultCaution } from '@/routes/shared/ConsultCaution'
import { ListPart } from '@/routes/shared/ListPart'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { DoctorCard } from './DoctorCard'
import { QuickConsult } from './QuickConsult'

/** The doctors whom one can ask, by section (CONSULT-02). */
export const ConsultIndex = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const total = totalOf(useNews(knownNews))
  const section = useConsults((consults) => consults.section)
  const list = dedupeList(
    listFromPages(useConsults(({ doctorLists }) => doctorLists.get(section)) ?? emptyPaged),
    ({ id }) => id,
  )
  const tabs: { value: SectionFilter; label: string }[] = [
    { value: '', label: t('index.all') },
    { value: '1', label: t('sections.breastSurgery') },
    { value: '2', label: t('sections.breastPsychology') },
  ]
  return (
    <RefreshableList list={list} onPull={reloadDoctors}>
      <Page>
        <PageTitle>{shell('titles.consultIndex')}</PageTitle>
        <QuickConsult />
        <Card flush>
          <LinkRow
            to={paths.consults()}
            title={t('index.mine')}
            notes={[total === 0 ? t('index.mineNote') : unreadText(shell, total)]}
          />
        </Card>
        <ConsultCaution />
        <p className="quiet">{t('replyTime')}</p>
        <Tabs label={t('index.section')} tabs={tabs} value={section} onChange={chooseSection}>
          <ListPart
            list={list}
            onMore={() => void loadDoctors()}
            onRefresh={() => void reloadDoctors()}
            skeleton={<SkeletonList pictured count={4} lines={3} busyText={shell('loading')} />}
            empty={
              section === '' ? (
                <EmptyState kind="empty" name="noDoctors" title={t('index.none')} text={t('index.noneText')} />
              ) : (
                <EmptyState
                  kind="empty"
                  name="noDoctors"
                  title={t('index.empty')}
                  text={t('index.emptyText')}
                  action={{ label: t('index.showAll'), onAct: () => chooseSection('') }}
                />
              )
            }
            row={(doctor) => <DoctorCard doctor={doctor} />}
            keyOf={({ id }) => id}
          />
        </Tabs>
      </Page>
    </RefreshableList>
  )
}
