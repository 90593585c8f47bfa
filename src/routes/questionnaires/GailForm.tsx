import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { UrgentSigns } from '../shared/UrgentSigns'
import styles from '../form/form.module.css'
import { FormSections } from '../form/FormSections'
import { useCheckForm } from '../form/useCheckForm'

/** For whom the method is, its six rows, and the button that computes; that needs no network. */
export const GailForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('gail')
  const { t: questionnaires } = useTranslation('questionnaires')
  const passes = useCheckForm()
  const compute = async () => {
    if (await passes()) onDone()
  }
  return (
    <div className={styles.form}>
      <p>{t('forWhom')}</p>
      <p>{t('staysHere')}</p>
      <UrgentSigns />
      <p className={styles.quiet}>{questionnaires('starred')}</p>
      <FormSections />
      <Button block onClick={() => void compute()}>
        {t('compute')}
      </Button>
    </div>
  )
}
