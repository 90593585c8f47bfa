import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/Button'
import { MyReportsStep, ProgressStep, ReadyReportStep, SignInStep } from '@/ui/illustrations/guides'
import { paths } from '@/routes/paths'
import { Guide } from './Guide'
import styles from './guides.module.css'

const STEPS = [
  { key: 'signIn', Drawing: SignInStep },
  { key: 'find', Drawing: MyReportsStep },
  { key: 'progress', Drawing: ProgressStep },
  { key: 'read', Drawing: ReadyReportStep },
] as const

export const ReportGuide = () => {
  const { t } = useTranslation('guides')
  const navigate = useNavigate()
  const steps = STEPS.map(({ key, Drawing }) => ({
    title: t(`report.${key}.title`),
    text: t(`report.${key}.text`),
    Drawing,
  }))
  return (
    <Guide name="guide" lead={t('report.lead')} steps={steps}>
      <p className={styles.hint}>{t('report.missing')}</p>
      <Button block onClick={() => void navigate(paths.reports())}>
        {t('report.open')}
      </Button>
    </Guide>
  )
}
