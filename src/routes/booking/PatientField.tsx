import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ExamineeField } from '../ExamineeField'

/** Who is to be examined: the customer or a relative (ORDER-04). */
export const PatientField = (props: Omit<ComponentProps<typeof ExamineeField>, 'texts'>) => {
  const { t } = useTranslation('booking')
  const texts = { label: t('confirm.patient'), choose: t('confirm.choosePatient'), self: t('confirm.self'), nobody: t('confirm.noPatients') }
  return <ExamineeField {...props} texts={texts} />
}
