import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { leavesOut } from '@/domain/questionForm/draft'
import { VARIANTS } from '@/domain/questionForm/variants'
import { useForm } from '@/stores/questionForm/form'
import { confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'

/** Asks before leaving with unsent answers, and says what becomes of them; blocks leaving while sending. */
export const useLeaveGuard = (sending: boolean): void => {
  const { t } = useTranslation('questionnaires')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Changing the section is no leaving, except while sending.
      sending || (useForm.getState().unsent && currentLocation.pathname !== nextLocation.pathname),
  )
  const isSending = useRef(sending)
  useEffect(() => {
    isSending.current = sending
  }, [sending])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (isSending.current) {
      showToast(t('sendingStay'))
      blocker.reset()
      return
    }
    const texts = {
      title: t('leave.title'),
      message: t(`leave.${becomes()}`),
      confirmText: t('leave.leave'),
      cancelText: t('leave.stay'),
      tone: 'leave' as const,
    }
    void confirmDialog(texts).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, t])
}

const becomes = (): 'kept' | 'keptApart' | 'lost' => {
  const { form, kept } = useForm.getState()
  if (form === undefined || kept?.onPhone !== true) return 'lost'
  return leavesOut(VARIANTS[form.variantId]) ? 'keptApart' : 'kept'
}
