import { useEffect, useState } from 'react'
import type { WordArea } from '@/i18n/words'
import { chinaDay } from '@/lib/time/day'
import { errorOf } from '@/lib/remote'
import { loadNextStep, useNextStep } from '@/stores/home/nextStep'
import { reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useToday } from '@/routes/shared/useToday'
import { NoStep, StepAsOf } from '../stepStates'
import { NextStepCard } from './NextStepCard'

type Props = {
  /** Whether the first step has been awaited for too long. */
  late: boolean
}

const WORDS: WordArea[] = ['nextStep']

const ask = () => void loadNextStep()

/** The next step of this customer, refetched on resume and on a new day. */
export const NextStep = ({ late: isFirstLate }: Props) => {
  const shown = useNextStep((state) => state.shown)
  const [isKnown, setKnown] = useState(false)
  if (!isKnown && shown.state === 'ready') setKnown(true)
  // A step that follows another, on a new day or after a time to pay, has its own patience.
  const late = isFirstLate && !isKnown
  const { words, retry } = useLazyTranslations(WORDS)
  const today = useToday()
  useEffect(ask, [today])
  useOnResume(ask)
  const paying = shown.state === 'ready' && shown.data.step.kind === 'pay' ? shown.data.step.row.id : ''
  // Settled a moment ago on the pay page: do not ask for payment again.
  const settled = usePayment(reasonNotToPay('subscribe', paying)) !== undefined
  // Yesterday’s step would be wrong about today and tomorrow.
  if (words.state === 'ready' && shown.state === 'ready' && !settled && chinaDay(shown.data.at) === today) {
    return (
      <>
        <NextStepCard shown={shown.data} />
        <StepAsOf shown={shown} onRetry={ask} />
      </>
    )
  }
  if (words.state === 'failed') return <NoStep error={words.error} late={late} onRetry={retry} />
  return <NoStep error={errorOf(shown)} late={late} onRetry={ask} />
}
