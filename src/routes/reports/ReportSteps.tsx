import { useTranslation } from 'react-i18next'
import { stepsTold, type StepTold } from '@/domain/reports/progress'
import type { ReportProgress } from '@/domain/reports/report'
import { momentText } from '@/i18n/dates'
import { Steps } from '@/ui/Steps'

/** The steps of a report with their times (REPORT-12, A226). */
export const ReportSteps = ({ progress }: { progress: ReportProgress }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const states = t('detail.states', { returnObjects: true })
  const noteOf = ({ at, state }: StepTold): string => (at ? momentText(shell, at) : states[state])
  const steps = stepsTold(progress).map((told, index) => ({
    title: told.step === undefined ? t('detail.extra', { number: index + 1 }) : t(`steps.${told.step}`),
    state: told.state,
    note: noteOf(told),
  }))
  return <Steps label={t('detail.steps')} steps={steps} states={states} />
}
