import { rescheduleLost } from '@/i18n/payment/rescheduleLost'
import { isRescheduling } from '@/stores/payment/storedReschedule'

export const rescheduleWarningText = async (): Promise<string | undefined> =>
  isRescheduling() ? rescheduleLost() : undefined
