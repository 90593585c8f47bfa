import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { ExamineeField } from '@/routes/shared/ExamineeField'

type Props = Omit<ComponentProps<typeof ExamineeField>, 'texts'> & { onAdd: () => void }

/** Who is to be examined: the customer or a relative (ORDER-04), who may be registered only now. */
export const PatientField = ({ onAdd, ...props }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const texts = {
    label: t('confirm.patient'),
    choose: t('confirm.choosePatient'),
    self: t('confirm.self'),
    nobody: t('confirm.noPatients'),
  }
  return (
    <>
      <ExamineeField {...props} texts={texts} />
      <div className="quietLine">
        <Button variant="quiet" onClick={onAdd}>
          {shell('titles.patientAdd')}
        </Button>
      </div>
    </>
  )
}
