import { useTranslation } from 'react-i18next'
import { needsGuardian } from '@/domain/age'
import { confirmDialog } from '@/ui/dialog'

/**
 * Returns a function that resolves to whether a form about a person of this age may be sent. It asks for a guardian's
 * yes where the person is a child, and does not ask otherwise.
 */
export const useGuardianYes = (): ((age: string) => Promise<boolean>) => {
  const { t } = useTranslation('consent')
  return async (age) =>
    !needsGuardian(age) ||
    confirmDialog({
      title: t('guardian.title'),
      message: t('guardian.text'),
      confirmText: t('guardian.yes'),
      cancelText: t('guardian.no'),
      tone: 'go',
    })
}
