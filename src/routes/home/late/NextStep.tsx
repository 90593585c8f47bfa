import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNextStep, useNextStep } from '../../../stores/homeNextStep'
import { standingOf, usePayment } from '../../../stores/payment'
import { StepCardSkeleton } from '../../../ui/StepCard'
import { useOnReturn } from '../../shared/useOnReturn'
import { BookStep } from '../BookStep'
import { StepOf } from './StepOf'

type Props = {
  /** It has been waited for long enough: a plain step stands there until something better is known. */
  late: boolean
}

/** The one thing that this customer should do now, looked up anew whenever Home is seen. */
export const NextStep = ({ late }: Props) => {
  const { t } = useTranslation()
  const shown = useNextStep((state) => state.shown)
  useEffect(() => void loadNextStep(), [])
  useOnReturn(() => void loadNextStep())
  const paying = shown.state === 'ready' && shown.data.step.kind === 'pay' ? shown.data.step.row.id : ''
  // Paid or closed a moment ago, on its own page: it is not asked for again.
  const settled = usePayment(standingOf('subscribe', paying)) !== undefined
  if (shown.state === 'ready' && !settled) return <StepOf shown={shown.data} />
  return late || shown.state === 'failed' ? <BookStep first={false} /> : <StepCardSkeleton busyText={t('loading')} />
}
