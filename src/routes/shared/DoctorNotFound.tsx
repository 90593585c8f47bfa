import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/routes/paths'
import { NotFoundPage } from './pages'

type Props = {
  closed?: 'unavailable' | 'unread' | undefined
  children?: ReactNode
}

export const DoctorNotFound = ({ closed, children }: Props) => {
  const { t } = useTranslation('consultations')
  return (
    <NotFoundPage
      title={t(closed ? `index.${closed}` : 'doctor.gone.title')}
      text={t(closed ? `doctor.${closed}` : 'doctor.gone.text')}
      to={paths.consultIndex()}
      action={t('doctor.others')}
    >
      {children}
    </NotFoundPage>
  )
}
