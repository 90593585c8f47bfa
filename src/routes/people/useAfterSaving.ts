import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toast'

const READ_MS = 1000

/**
 * Says that it was saved, and a second later goes on (PROFILE-16, A365); whoever has left meanwhile stays where
 * she is.
 */
export const useAfterSaving = (): { saved: boolean; goOn: (leave: () => void) => void } => {
  const { t } = useTranslation('people')
  const [next, setNext] = useState<{ leave: () => void }>()
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(next.leave, READ_MS)
    return () => clearTimeout(timer)
  }, [next])
  const goOn = (leave: () => void) => {
    showToast(t('saved'))
    setNext({ leave })
  }
  return { saved: next !== undefined, goOn }
}
