import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/routes/paths'
import { NotFoundPage } from './pages'

type Props = {
  /** Why a doctor who was found cannot be asked; without it there is no such doctor. */
  offers?: 'unavailable' | 'unread' | undefined
  children?: ReactNode
}

export const DoctorNotFound = ({ offers, children }: Props) => {
  const { t } = useTranslation('consultations')
  return (
    <NotFoundPage
      title={t(offers ? `index.${offers}` : 'doctor.gone.title')}
      text={t(offers ? `doctor.${offers}` : 'doctor.gone.text')}
      to={paths.consultIndex()}
      action={t('doctor.others')}
    >
      {children}
    </NotFoundPage>
  )
}
