import { useTranslation } from 'react-i18next'
import { checkForm } from '../../stores/form'
import { Button } from '../../ui/Button'
import { UrgentSigns } from '../UrgentSigns'
import { focusQuestion } from './focusQuestion'
import styles from './form.module.css'
import { FormSections } from './FormSections'

/** For whom the method is, its six rows, and the button that computes; that needs no network. */
export const GailForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('gail')
  const { t: questionnaires } = useTranslation('questionnaires')
  const compute = () => {
    const first = checkForm()
    if (first === undefined) onDone()
    else focusQuestion(first.question)
  }
  return (
    <div className={styles.form}>
      <p>{t('forWhom')}</p>
      <p>{t('staysHere')}</p>
      <UrgentSigns />
      <p>{questionnaires('starred')}</p>
      <FormSections />
      <Button block onClick={compute}>
        {t('compute')}
      </Button>
    </div>
  )
}
