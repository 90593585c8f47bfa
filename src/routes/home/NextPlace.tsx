import { Suspense } from 'react'
import { useTimedOut } from '@/routes/shared/useTimedOut'
import styles from './Home.module.css'
import { latePart } from './latePart'
import { NoStep, PATIENCE_MS } from './NoStep'

// A browser may remember that a file did not come: only the page, opened anew, asks for it again.
const reload = () => window.location.reload()

/** Where the next step stands: the room first, then what is known, or that it could not be found out. */
export const NextPlace = () => {
  const late = useTimedOut(PATIENCE_MS)
  return (
    <div className={styles.next}>
      <Suspense fallback={<NoStep late={late} onRetry={reload} />}>
        <LateNextStep late={late} />
      </Suspense>
    </div>
  )
}

const LateNextStep = latePart(
  ({ NextStep }) => NextStep,
  () => <NoStep late onRetry={reload} />,
)
