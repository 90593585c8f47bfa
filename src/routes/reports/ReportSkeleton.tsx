import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { PageSkeleton, SkeletonBlock } from '@/ui/Skeleton'

type Shape = { lines: number; figure?: string }

type ReportScreen =
  'reportDetail' | 'palpationReport' | 'visitSummary' | 'riskReport' | 'healthServicesReport' | 'reportTimeline'

const REPORT: readonly Shape[] = [{ lines: 4 }, { lines: 2 }]

const REPORT_SHAPES: Record<ReportScreen, readonly Shape[]> = {
  reportDetail: [{ lines: 2 }, { lines: 0, figure: '14rem' }],
  palpationReport: REPORT,
  visitSummary: [
    { lines: 4, figure: '8rem' },
    { lines: 0, figure: '12rem' },
  ],
  riskReport: REPORT,
  healthServicesReport: REPORT,
  reportTimeline: [{ lines: 1 }, { lines: 1, figure: '10.125rem' }],
}

/** A card of a report before its data: the heading, its lines, and the place of a figure or of buttons. */
export const ReportSkeletonCard = ({ lines, figure }: Shape) => (
  <Card aria-hidden="true">
    <SkeletonBlock width="45%" height="1.25rem" />
    {Array.from({ length: lines }, (_, line) => (
      <SkeletonBlock key={line} width={line === lines - 1 ? '60%' : '85%'} height="0.875rem" />
    ))}
    {figure !== undefined && <SkeletonBlock height={figure} />}
  </Card>
)

export type ReportSkeletonProps = {
  of: ReportScreen
  /** Texts that are the same for every report, to read while it loads: above the cards, and at the foot. */
  lead?: string
  caution?: string
}

export const ReportSkeleton = (props: ReportSkeletonProps) => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t(`titles.${props.of}`)}>
      <ReportSkeletonParts {...props} />
    </PageSkeleton>
  )
}

export const ReportSkeletonParts = ({ of, lead, caution }: ReportSkeletonProps) => (
  <>
    {lead && <p>{lead}</p>}
    {REPORT_SHAPES[of].map((shape, index) => (
      <ReportSkeletonCard key={index} {...shape} />
    ))}
    {caution && <p>{caution}</p>}
  </>
)
