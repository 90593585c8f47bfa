import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { StepCardSkeleton } from '../../ui/StepCard'
import { useLate } from '../shared/useLate'
import { BookStep } from './BookStep'
import styles from './Home.module.css'
import { latePart } from './latePart'

/** Nobody waits longer to be told what to do. */
const PATIENCE_MS = 4000

/** Where the next step stands: the room first, then what is known, or a plain step where that does not come. */
export const NextPlace = () => {
  const { t } = useTranslation()
  const late = useLate(PATIENCE_MS)
  return (
    <div className={styles.next}>
      <Suspense fallback={late ? <BookStep first={false} /> : <StepCardSkeleton busyText={t('loading')} />}>
        <LateNextStep late={late} />
      </Suspense>
    </div>
  )
}

const LateNextStep = latePart(
  ({ NextStep }) => NextStep,
  () => <BookStep first={false} />,
)
