import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '../../domain/booking/service'
import { hasDay, type Step } from '../../domain/reports/nextStep'
import { buttonLook } from '../../ui/buttonLook'
import { paths } from '../paths'

/** The way on from a step: a check is booked, all else begins with a doctor. */
export const WayOn = ({ step }: { step: Step | undefined }) => {
  const { t } = useTranslation('reportAdvice')
  const isCheck = step === 'regularReview' || (step !== undefined && hasDay(step))
  return (
    <Link
      {...buttonLook('secondary', false)}
      to={isCheck ? paths.organList(DEFAULT_SERVICE_ID) : paths.consultIndex()}
    >
      {t(isCheck ? 'ways.book' : 'ways.consult')}
    </Link>
  )
}
