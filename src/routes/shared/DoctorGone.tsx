import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { NextStep } from './NextStep'

/** The server knows no such doctor; others can be asked. What was typed for this one stands below. */
export const DoctorGone = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('consults')
  return (
    <StateView
      kind="empty"
      page
      title={t('doctor.gone.title')}
      text={t('doctor.gone.text')}
      way={
        <>
          <NextStep to={paths.consultIndex()} replace>
            {t('doctor.others')}
          </NextStep>
          {children}
        </>
      }
    />
  )
}
