import i18next from 'i18next'
import { loadWords } from '@/i18n/setup'
import { isRescheduling } from '@/stores/payment/storedReschedule'

export const rescheduleWarning = async (): Promise<string | undefined> => {
  if (!isRescheduling()) return undefined
  await loadWords(['payment'])
  return i18next.t('moving.signOut', { ns: 'payment' })
}
