import type { MouseEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { SendButton } from '@/routes/shared/SendButton'
import styles from './form.module.css'

type Props = {
  ref: Ref<HTMLButtonElement>
  text: string
  /** It leads to the next section, and needs no network for that. */
  goesOn: boolean
  submitting: boolean
  allowed: boolean
  /** Left out where there is no section before. */
  onBack: (() => void) | undefined
  /** Whether it is the second of two quick taps. */
  onGoOn: (again: boolean) => void
}

/** The bar below a form: on to the next section or to the end, and back to the one before. */
export const FormBar = ({ ref, text, goesOn, submitting, allowed, onBack, onGoOn }: Props) => {
  const { t } = useTranslation('questionnaires')
  const goOn = ({ detail }: MouseEvent) => onGoOn(detail > 1)
  return (
    <BottomBar>
      <div className={styles.ways}>
        {onBack !== undefined && (
          <Button variant="quiet" onClick={onBack}>
            {t('steps.back')}
          </Button>
        )}
        <div>
          {goesOn ? (
            <Button ref={ref} block disabled={!allowed} onClick={goOn}>
              {text}
            </Button>
          ) : (
            <SendButton ref={ref} block busy={submitting} disabled={!allowed} onClick={goOn}>
              {text}
            </SendButton>
          )}
        </div>
      </div>
    </BottomBar>
  )
}
