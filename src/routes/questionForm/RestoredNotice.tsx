import { useTranslation } from 'react-i18next'
import { leavesOut } from '@/domain/questionForm/draft'
import { VARIANTS } from '@/domain/questionForm/variants'
import { dayText } from '@/i18n/dates'
import { chinaDay, chinaTime } from '@/lib/days'
import { startAgain, useForm } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import { confirmDialog } from '@/ui/dialog'
import { Callout } from '@/ui/Callout'
import { useToday } from '@/routes/shared/useToday'

/** Says that the form opened with what was typed before, and offers to begin anew (RB4). */
export const RestoredNotice = ({ onAgain }: { onAgain: () => void }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const from = useForm(({ restoredFrom }) => restoredFrom)
  const apart = useForm(({ form }) => form !== undefined && leavesOut(VARIANTS[form.variantId]))
  const today = useToday()
  if (from === undefined) return null
  const time = chinaTime(from).slice(11, 16)
  const day = chinaDay(from)
  const when = day === today ? time : `${dayText(shell, day, today)} ${time}`
  const again = async () => {
    const texts = {
      title: t('restored.ask.title'),
      message: t('restored.ask.message'),
      confirmText: t('restored.ask.confirm'),
      cancelText: t('restored.ask.cancel'),
      tone: 'destroy' as const,
    }
    if (!(await confirmDialog(texts))) return
    startAgain()
    onAgain()
  }
  return (
    <Callout tone="plain" role="status">
      <p>{t('restored.text', { when })}</p>
      {apart && <p>{t('restored.apart')}</p>}
      <Button variant="secondary" onClick={() => void again()}>
        {t('restored.again')}
      </Button>
    </Callout>
  )
}
