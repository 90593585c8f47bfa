import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { bringCustomer } from '@/stores/booking/order'
import { organisationIdIn, paths } from '@/routes/paths'
import { useGoBack } from '@/routes/shared/useGoBack'
import { RecordForm } from './RecordForm'

/** Registers a relative (PATIENT-08), then leads back to who asked for one (A139). */
export const PatientAdd = () => {
  const { t: shell } = useTranslation()
  const [query] = useSearchParams()
  const goBack = useGoBack()
  const { t } = useTranslation('account')
  const forOrder = CHOOSERS.includes(query.get('from') ?? '')
  const leave = async (customerId: string | undefined) => {
    // Whoever is registered on the way to an order is the one to be examined.
    if (forOrder && customerId !== undefined) await bringCustomer(customerId)
    await goBack(callerOf(query))
  }
  return (
    <RecordForm
      subject={{ kind: 'new' }}
      title={shell('titles.patientAdd')}
      why={forOrder ? t('forOrder') : undefined}
      onSaved={(customerId) => void leave(customerId)}
    />
  )
}

const CHOOSERS = ['confirmOrder', 'patientSelect']

/** Where the one who asked is found, should the history not know. */
const callerOf = (query: URLSearchParams): string => {
  const id = query.get('id') ?? ''
  switch (query.get('from')) {
    case 'confirmOrder':
      return paths.confirmOrder(id, organisationIdIn(query))
    case 'patientSelect':
      return paths.patientSelect()
    case null:
    default:
      return paths.relatives()
  }
}
