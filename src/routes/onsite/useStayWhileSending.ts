import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useOnsite } from '../../stores/onsite'
import { showToast } from '../../ui/toast'

/** Whoever leaves now would not learn what became of the check-in. */
export const useStayWhileSending = (): void => {
  const { t } = useTranslation('onsite')
  const blocker = useBlocker(() => useOnsite.getState().progress === 'sending')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    showToast(t('wait'))
    blocker.reset()
  }, [blocker, t])
}
