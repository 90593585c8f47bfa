import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { isCheck, type Step } from '@/domain/reports/nextStep'
import { buttonProps } from '@/ui/buttonProps'
import { paths } from '@/routes/paths'

type Props = {
  step: Step | undefined
  /** Its day has passed: it is what to do now. */
  isOverdue?: boolean
}

/** The way on from a step: a check is booked, all else begins with a doctor, whose button is the loud one. */
export const NextStepLink = ({ step, isOverdue = false }: Props) => {
  const { t } = useTranslation('reportAdvice')
  const toCheck = step !== undefined && isCheck(step)
  return (
    <Link
      {...buttonProps((step === undefined || toCheck) && !isOverdue ? 'secondary' : 'primary', false)}
      to={toCheck ? paths.organList(DEFAULT_SERVICE_ID) : paths.consultIndex()}
    >
      {t(toCheck ? 'ways.book' : 'ways.consult')}
    </Link>
  )
}
