import { useTranslation } from 'react-i18next'
import type { ReportRow } from '@/domain/reports/report'
import { dedupeList } from '@/lib/dedupe'
import { revealInSteps } from '@/lib/revealInSteps'
import {
  chooseReports,
  openReports,
  reloadReports,
  rowsOf,
  showMoreReports,
  shownOf,
  useReports,
} from '@/stores/reports/reports'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { SkeletonList } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { ListPart } from '@/routes/shared/ListPart'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { HealthReportCard } from './HealthReportCard'
import { NoReports } from './NoReports'
import { ReportCard } from './ReportCard'
import { TimelineLink } from './TimelineLink'

const keyOf = ({ reportId, inspectionId }: ReportRow): string => `${inspectionId} ${reportId}`

const CARDS = { inspection: ReportCard, health: HealthReportCard } as const

/** The account's reports and those of its relatives, in two lists (REPORT-01, A215). */
export const ReportList = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const kind = useReports(({ chosen }) => chosen)
  const list = dedupeList(revealInSteps(useReports(rowsOf(kind)), useReports(shownOf(kind))), keyOf)
  const Card = CARDS[kind]
  return (
    <RefreshableList list={list} onPull={() => reloadReports(kind)}>
      <Page>
        <PageTitle>{shell('titles.reportList')}</PageTitle>
        <UrgentSigns quiet />
        <Tabs
          label={t('tabs.label')}
          tabs={(['inspection', 'health'] as const).map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={kind}
          onChange={chooseReports}
        >
          <ListPart
            list={list}
            onMore={() => showMoreReports(kind)}
            onRefresh={openReports}
            before={kind === 'inspection' && <TimelineLink rows={list.rows} />}
            skeleton={<SkeletonList count={3} lines={8} busyText={shell('loading')} />}
            empty={<NoReports kind={kind} />}
            row={(row) => <Card row={row} />}
            keyOf={keyOf}
          />
        </Tabs>
      </Page>
    </RefreshableList>
  )
}
