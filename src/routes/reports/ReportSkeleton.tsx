import { useTranslation } from 'react-i18next'
import { Card, CardListParts } from '@/ui/Card'
import { PageSkeleton, SkeletonBlock } from '@/ui/Skeleton'

type Shape = { lines: number; figure?: string }

type ReportScreen = 'reportDetail' | 'palpationReport' | 'riskReport' | 'healthServicesReport' | 'reportTimeline'

const REPORT: readonly Shape[] = [{ lines: 4 }, { lines: 2 }, { lines: 0, figure: '16rem' }]

const SHAPES: Record<ReportScreen, readonly Shape[]> = {
  reportDetail: [{ lines: 2 }, { lines: 0, figure: '14rem' }],
  palpationReport: REPORT,
  riskReport: REPORT,
  healthServicesReport: REPORT,
  reportTimeline: [{ lines: 1 }, { lines: 1, figure: '9rem' }],
}

const ROW: Shape = { lines: 4, figure: '2.75rem' }

/** A card of a report before its data: the heading, its lines, and the place of a figure or of buttons. */
const Block = ({ lines, figure }: Shape) => (
  <Card aria-hidden="true">
    <SkeletonBlock width="45%" height="1.25rem" />
    {Array.from({ length: lines }, (_, line) => (
      <SkeletonBlock key={line} width={line === lines - 1 ? '60%' : '85%'} height="0.875rem" />
    ))}
    {figure !== undefined && <SkeletonBlock height={figure} />}
  </Card>
)

export const ReportSkeleton = ({ of }: { of: ReportScreen }) => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t(`titles.${of}`)}>
      {SHAPES[of].map((shape, index) => (
        <Block key={index} {...shape} />
      ))}
    </PageSkeleton>
  )
}

/** The cards of a list of reports before they arrive. */
export const ReportRowsSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      <CardListParts>
        {Array.from({ length: 3 }, (_, index) => (
          <Block key={index} {...ROW} />
        ))}
      </CardListParts>
    </div>
  )
}
