import { Suspense, type ReactNode } from 'react'
import type { WordArea } from '@/i18n/words'
import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import styles from './OperatorNote.module.css'
import { useLazyTranslations } from './useLazyTranslations'

const WORDS: WordArea[] = ['operator']

const LazyNote = lazyWithFallback(
  async () => (await inTime(import('./lazy/OperatorPart'))).OperatorPart,
  () => null,
)

/** Says who runs the app, who examines and who reads the result. It loads after the main content. */
export const OperatorNote = () => {
  const { words } = useLazyTranslations(WORDS)
  return (
    <OperatorPlace>
      {words.state === 'ready' && (
        <Suspense fallback={null}>
          <LazyNote />
        </Suspense>
      )}
    </OperatorPlace>
  )
}

export const OperatorPlace = ({ children }: { children: ReactNode }) => <div className={styles.note}>{children}</div>
