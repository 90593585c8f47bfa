import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'

/** The server knows no such doctor; others can be asked. What was typed for this one stands below. */
export const DoctorGone = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('consults')
  const navigate = useNavigate()
  return (
    <StateView
      kind="empty"
      page
      title={t('doctor.gone.title')}
      text={t('doctor.gone.text')}
      way={children}
      action={{ label: t('doctor.others'), onAct: () => void navigate(paths.consultIndex(), { replace: true }) }}
    />
  )
}
