import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { FormSections } from '@/routes/questionForm/FormSections'
import { useCheckForm } from '@/routes/questionForm/useCheckForm'
import { useSteps } from '@/routes/questionForm/useSteps'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'

/** For whom the method is, its six rows, and the button that computes; that needs no network. */
export const GailForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('gail')
  const { t: questionnaires } = useTranslation('questionnaires')
  const passes = useCheckForm()
  const steps = useSteps()
  const end = useRef<HTMLButtonElement>(null)
  const compute = async () => {
    if (await passes()) onDone()
  }
  return (
    <>
      <p>{t('forWhom')}</p>
      <p>{t('staysHere')}</p>
      <UrgentSigns quiet />
      <p className="quiet">{questionnaires('starred')}</p>
      <FormSections steps={steps} onAnswered={() => end.current?.focus()} />
      <BottomBar>
        <Button ref={end} block onClick={() => void compute()}>
          {t('compute')}
        </Button>
      </BottomBar>
    </>
  )
}
