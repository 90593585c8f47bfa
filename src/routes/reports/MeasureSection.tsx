import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOf, pointsOf, rangeOf, type Measure, type Visit } from '@/domain/reports/timeline'
import { dayText } from '@/i18n/dates'
import { Fold } from '@/ui/Fold'
import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './timeline.module.css'

// Lazy, because the sentence above and the table below say the same.
const MeasureChart = lazyWithFallback(
  async () => (await inTime(import('@/ui/LineChart'))).LineChart,
  () => null,
)

const numberText = (measure: Measure, value: number): string => (measure === 'bmi' ? value.toFixed(1) : String(value))

const useMeasureText = (): ((measure: Measure, visit: Visit) => string) => {
  const { t } = useTranslation(['reportsList', 'shell'])
  return (measure, visit) => {
    const value = pointsOf(measure, [visit])[0]?.value
    if (value !== undefined) return t(`timeline.values.${measure}`, { value: numberText(measure, value) })
    return measure === 'largest' && visit.lesions?.length === 0 ? t('timeline.values.noLesion') : t('shell:unknown')
  }
}

type Props = {
  measure: Measure
  visits: readonly Visit[]
  reading: boolean
}

export const MeasureSection = ({ measure, visits, reading }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const textOf = useMeasureText()
  const points = pointsOf(measure, [...visits].reverse())
  const places = placesOf(points)
  const known = points.filter(({ value }) => value !== undefined)
  const dated = visits.some(({ day }) => day !== undefined)
  const latest = visits.find((visit) => known[known.length - 1]?.reportId === visit.reportId)
  const name = t(`timeline.measures.${measure}`)
  const sentence = (value: string, visit: Visit | undefined) => (
    <NoBreakDates>{t('timeline.chart.latest', { latest: value, day: dayText(shell, visit?.day ?? '') })}</NoBreakDates>
  )
  if (latest === undefined)
    return (
      <Section title={name}>
        {reading ? (
          <>
            {/* As many lines as the text that comes, unseen. */}
            <div style={{ visibility: 'hidden' }}>
              {sentence(t(`timeline.values.${measure}`, { value: 10 }), visits[0])}
            </div>
            <DrawingSkeleton dated={dated} />
            <SkeletonBlock width="40%" height="2.75rem" />
          </>
        ) : (
          <p className="quiet">{t('timeline.chart.empty')}</p>
        )}
      </Section>
    )
  const latestText = textOf(measure, latest)
  return (
    <Section title={name}>
      <p>{sentence(latestText, latest)}</p>
      <Suspense fallback={<DrawingSkeleton dated={dated} />}>
        <MeasureChart
          label={t('timeline.chart.label', { measure: name, count: known.length, latest: latestText })}
          points={points.map(({ value, day }, index) => ({
            value,
            place: places[index],
            day: day && dayText(shell, day),
          }))}
          {...rangeOf(measure, points)}
          unit={t(`timeline.units.${measure}`)}
          gapText={!reading && known.length < points.length ? t('timeline.chart.gaps') : undefined}
          valueText={(value) => numberText(measure, value)}
        />
      </Suspense>
      <Fold title={t('timeline.table.open')}>
        <table className={styles.table}>
          <caption className="visuallyHidden">{t('timeline.table.caption', { measure: name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('timeline.table.day')}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <tr key={visit.reportId}>
                <th scope="row">{dayText(shell, visit.day ?? '')}</th>
                <td>{textOf(measure, visit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </Section>
  )
}

const DrawingSkeleton = ({ dated }: { dated: boolean }) => (
  <div>
    <SkeletonBlock height="10.125rem" />
    {dated && <SkeletonBlock height="1.5rem" />}
  </div>
)
