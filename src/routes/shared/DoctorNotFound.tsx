import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/routes/paths'
import { NotFoundPage } from './pages'

export const DoctorNotFound = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('consultations')
  return (
    <NotFoundPage
      title={t('doctor.gone.title')}
      text={t('doctor.gone.text')}
      to={paths.consultIndex()}
      action={t('doctor.others')}
    >
      {children}
    </NotFoundPage>
  )
}
