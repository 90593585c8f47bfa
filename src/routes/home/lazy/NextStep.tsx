import { useEffect } from 'react'
import { chinaDay } from '@/lib/days'
import { errorOf } from '@/lib/remote'
import { loadNextStep, useNextStep } from '@/stores/home/nextStep'
import { standingOf, usePayment } from '@/stores/payment/payment'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useToday } from '@/routes/shared/useToday'
import { NoStep, StepAsOf } from '../NoStep'
import { StepOf } from './StepOf'

type Props = {
  /** It has been waited for long enough. */
  late: boolean
}

const ask = () => void loadNextStep()

/** The one thing that this customer should do now, looked up anew whenever Home is seen, and on another day. */
export const NextStep = ({ late }: Props) => {
  const shown = useNextStep((state) => state.shown)
  const today = useToday()
  useEffect(ask, [today])
  useOnResume(ask)
  const paying = shown.state === 'ready' && shown.data.step.kind === 'pay' ? shown.data.step.row.id : ''
  // Paid or closed a moment ago, on its own page: it is not asked for again.
  const settled = usePayment(standingOf('subscribe', paying)) !== undefined
  // Of a day that is over it would tell what is today or tomorrow.
  if (shown.state === 'ready' && !settled && chinaDay(shown.data.at) === today) {
    return (
      <>
        <StepOf shown={shown.data} />
        <StepAsOf shown={shown} onRetry={ask} />
      </>
    )
  }
  return <NoStep error={errorOf(shown)} late={late} onRetry={ask} />
}
