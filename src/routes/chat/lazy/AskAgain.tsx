import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { inTime } from '@/lib/inTime'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/toast'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { paths } from '@/routes/paths'
import { useChatErrorText } from './messageTexts'

/** Leads to a new question to the same doctor for the same examinee; to all doctors where the doctor is not found. */
export const AskAgain = ({ id }: { id: string }) => {
  const { t } = useTranslation('chat')
  const errorText = useChatErrorText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const isMounted = useIsMounted()
  const ask = async () => {
    setBusy(true)
    try {
      const { prepareToAskAgain } = await inTime(import('@/stores/consultations/order/askAgain'))
      const doctorId = await prepareToAskAgain(id)
      if (!isMounted()) return
      if (doctorId === undefined) showToast(t('again.notFound'))
      void navigate(doctorId === undefined ? paths.consultIndex() : paths.doctorQuestion(doctorId))
    } catch (error) {
      showToast(t('again.failed', { reason: errorText(error) }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void ask()}>
      {t('again.ask')}
    </Button>
  )
}
