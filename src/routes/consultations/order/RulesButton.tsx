import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { ConsultationRules } from '@/routes/shared/ConsultationRules'
import styles from './consultationOrder.module.css'

export const RulesButton = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultationOrder')
  const { t: consults } = useTranslation('consultations')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <div className="quietLine">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('notes')}
        </Button>
      </div>
      {open && (
        <Sheet title={consults('rules.title')} closeText={shell('actions.close')} onClose={close}>
          {(leave) => (
            <SheetBody>
              <div className={styles.rules}>
                <ConsultationRules />
                <p>{consults('notForEmergency')}</p>
                <Button block onClick={() => leave(close)}>
                  {consults('rules.confirm')}
                </Button>
              </div>
            </SheetBody>
          )}
        </Sheet>
      )}
    </>
  )
}
