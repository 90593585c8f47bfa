import i18next from 'i18next'
import { loadWords } from '@/i18n/setup'

/** A635: what a sign-out does to a change of the day, in the current language. Rejects where the words do not load. */
export const rescheduleLost = async (): Promise<string> => {
  await loadWords(['payment'])
  return i18next.t('moving.signOut', { ns: 'payment' })
}
