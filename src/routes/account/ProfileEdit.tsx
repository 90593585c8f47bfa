import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@/routes/paths'
import { useReturnToAppointment } from '@/routes/shared/returnToAppointment'
import { useGoBack } from '@/routes/shared/useGoBack'
import { RecordForm } from './RecordForm'

/** A31, A148: a profile that was opened from an appointment returns to it. */
export const ProfileEdit = () => {
  const { t: shell } = useTranslation()
  const [query] = useSearchParams()
  const returnTo = useReturnToAppointment()
  const goBack = useGoBack()
  const leave = () => {
    const appointment = query.get('detailId') ?? ''
    if (appointment !== '') returnTo(appointment)
    else void goBack(paths.my())
  }
  return <RecordForm subject={{ kind: 'own' }} title={shell('titles.profileEdit')} onLeave={leave} />
}
