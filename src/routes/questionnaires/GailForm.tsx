import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { FormSections } from '../form/FormSections'
import { useCheckForm } from '../form/useCheckForm'
import { UrgentSigns } from '../shared/UrgentSigns'

/** For whom the method is, its six rows, and the button that computes; that needs no network. */
export const GailForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('gail')
  const { t: questionnaires } = useTranslation('questionnaires')
  const passes = useCheckForm()
  const compute = async () => {
    if (await passes()) onDone()
  }
  return (
    <>
      <p>{t('forWhom')}</p>
      <p>{t('staysHere')}</p>
      <UrgentSigns />
      <p className="quiet">{questionnaires('starred')}</p>
      <FormSections />
      <Button block onClick={() => void compute()}>
        {t('compute')}
      </Button>
    </>
  )
}
