import type { MouseEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '../../ui/BottomBar'
import { Button } from '../../ui/Button'
import { SubmitButton } from '../../ui/SubmitButton'
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
  const { t: shell } = useTranslation()
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
            <SubmitButton
              ref={ref}
              block
              busy={submitting}
              disabled={!allowed}
              offlineText={shell('offline')}
              onClick={goOn}
            >
              {text}
            </SubmitButton>
          )}
        </div>
      </div>
    </BottomBar>
  )
}
