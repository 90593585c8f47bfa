import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { bringExaminee } from '@/stores/booking/bringExaminee'
import { organisationIdIn, paths } from '@/routes/paths'
import { useGoBack } from '@/routes/shared/useGoBack'
import { RecordForm } from './RecordForm'

/** A139: after saving, it returns to the screen that needed the relative. */
export const PatientAdd = () => {
  const { t: shell } = useTranslation()
  const [query] = useSearchParams()
  const goBack = useGoBack()
  const { t } = useTranslation('account')
  const { to, forOrder, target } = callerOf(query)
  // The relative is chosen also when the user does not wait for the way back.
  const bring = async (customerId: string | undefined) => {
    if (customerId === undefined) return
    if (forOrder) await bringExaminee(customerId)
    // Lazy, because most relatives are added without a question.
    if (target !== undefined)
      await inTime(import('@/stores/consultations/order/bringExaminee'))
        .then(({ bringExaminee: bringToQuestion }) => bringToQuestion(target, customerId))
        .catch(reportFault)
  }
  return (
    <RecordForm
      subject={{ kind: 'new' }}
      title={shell('titles.patientAdd')}
      why={forOrder ? t('forOrder') : target && t('forQuestion')}
      onSaved={bring}
      onLeave={() => void goBack(to)}
    />
  )
}

type Caller = {
  /** Where to go when the history has no previous page. */
  to: string
  forOrder?: true
  /** The question to a doctor that needs the relative. */
  target?: QuestionTarget
}

const callerOf = (query: URLSearchParams): Caller => {
  const id = query.get('id') ?? ''
  switch (query.get('from')) {
    case 'confirmOrder':
      return id === ''
        ? { to: paths.relatives() }
        : { to: paths.confirmOrder(id, organisationIdIn(query)), forOrder: true }
    case 'patientSelect':
      return { to: paths.patientSelect(), forOrder: true }
    case 'problemDesc':
      return id === '' ? { to: paths.consultIndex() } : { to: paths.doctorQuestion(id), target: { doctorId: id } }
    case 'quickProblemDesc':
      return { to: paths.quickQuestion(), target: 'quick' }
    case null:
    default:
      return { to: paths.relatives() }
  }
}
