import { useTranslation } from 'react-i18next'
import { pointsOf, type Measure, type Visit } from '@/domain/reports/timeline'

/** What a visit records of a measure, in words; what it does not reads “—”. */
export const useMeasureText = (): ((measure: Measure, visit: Visit) => string) => {
  const { t } = useTranslation(['reportsList', 'shell'])
  return (measure, visit) => {
    const value = pointsOf(measure, [visit])[0]?.value
    if (value !== undefined)
      return t(`timeline.values.${measure}`, { value: measure === 'bmi' ? value.toFixed(1) : value })
    return measure === 'largest' && visit.lesions?.length === 0 ? t('timeline.values.noLesion') : t('shell:unknown')
  }
}
