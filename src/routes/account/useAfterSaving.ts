import { useTranslation } from 'react-i18next'
import { useDelayedNavigation } from '@/routes/shared/useDelayedNavigation'

const READ_MS = 1000

/** Says that it was saved, and a second later goes on (PROFILE-16, A365). */
export const useAfterSaving = (): { saved: boolean; goOn: (leave: () => void) => void } => {
  const { t } = useTranslation('account')
  const { done, goOn } = useDelayedNavigation(READ_MS)
  return { saved: done, goOn: (leave) => goOn(t('saved'), leave) }
}
