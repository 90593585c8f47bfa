import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { bringCustomer } from '@/stores/booking/bringCustomer'
import { organisationIdIn, paths } from '@/routes/paths'
import { useGoBack } from '@/routes/shared/useGoBack'
import { RecordForm } from './RecordForm'

/** A139: after saving, it returns to the screen that needed the relative. */
export const PatientAdd = () => {
  const { t: shell } = useTranslation()
  const [query] = useSearchParams()
  const goBack = useGoBack()
  const { t } = useTranslation('account')
  const forOrder = CHOOSERS.includes(query.get('from') ?? '')
  const bring = async (customerId: string | undefined) => {
    // A relative registered during an order becomes its examinee, also when the user does not wait for the way back.
    if (forOrder && customerId !== undefined) await bringCustomer(customerId)
  }
  return (
    <RecordForm
      subject={{ kind: 'new' }}
      title={shell('titles.patientAdd')}
      why={forOrder ? t('forOrder') : undefined}
      onSaved={bring}
      onLeave={() => void goBack(callerOf(query))}
    />
  )
}

const CHOOSERS = ['confirmOrder', 'patientSelect']

/** Where to go when the history has no previous page. */
const callerOf = (query: URLSearchParams): string => {
  const id = query.get('id') ?? ''
  switch (query.get('from')) {
    case 'confirmOrder':
      return paths.confirmOrder(id, organisationIdIn(query))
    case 'patientSelect':
      return paths.patientSelect()
    case 'problemDesc':
      return id === '' ? paths.consultIndex() : paths.consultProblem(id)
    case null:
    default:
      return paths.relatives()
  }
}
