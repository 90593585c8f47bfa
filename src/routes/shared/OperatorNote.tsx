import { Suspense } from 'react'
import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import styles from './OperatorNote.module.css'

const LateNote = lazyWithFallback(
  async () => (await inTime(import('./lazy/OperatorPart'))).OperatorPart,
  () => null,
)

/** Says who runs the app, who examines and who reads the result. It loads after what a visitor comes for. */
export const OperatorNote = () => (
  <div className={styles.note}>
    <Suspense fallback={null}>
      <LateNote />
    </Suspense>
  </div>
)
