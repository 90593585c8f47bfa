import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayInSentence } from '@/i18n/dates'
import { chinaDay } from '@/lib/days'
import { dataOf } from '@/lib/remote'
import { consentAt, useConsent } from '@/stores/auth/consent'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { usePeople } from '@/stores/account/account'
import { lookAtKept } from '@/stores/account/localData'
import { Button } from '@/ui/Button'
import { ControlRow } from '@/ui/ControlRow'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import { useToday } from '@/routes/shared/useToday'

/**
 * When the customer agreed to the use of health data, and the way to take it back (A385); nothing while nothing
 * is agreed.
 */
export const ConsentRow = () => {
  const { t: shell } = useTranslation()
  const today = useToday()
  const { t } = useTranslation('privacyCentre')
  const givenId = useId()
  const userId = usePeople(({ customer }) => dataOf(customer)?.id)
  const at = useConsent((state) => (userId === undefined ? undefined : consentAt(state, userId)))
  if (userId === undefined || at === undefined) return null
  const ask = async () => {
    const confirmed = await confirmDialog({
      title: t('consent.ask.title'),
      message: t('consent.ask.message'),
      confirmText: t('consent.ask.confirm'),
      cancelText: t('consent.ask.cancel'),
      tone: 'destroy',
    })
    if (!confirmed) return
    withdrawConsent(userId)
    // The answers have gone with it.
    lookAtKept(userId)
    showToast(t('consent.withdrawn'))
  }
  return (
    <li>
      <ControlRow
        label={
          <span id={givenId}>
            <NoBreakDates>{t('consent.given', { day: dayInSentence(shell, chinaDay(at), today) })}</NoBreakDates>
          </span>
        }
      >
        <Button variant="quiet" aria-describedby={givenId} onClick={() => void ask()}>
          {t('consent.withdraw')}
        </Button>
      </ControlRow>
    </li>
  )
}
