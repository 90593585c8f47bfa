import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '@/lib/remote'
import { useRecord } from '@/stores/account/record'
import { paths } from '@/routes/paths'
import { Redirect } from '@/routes/shared/Redirect'
import { useGoBack } from '@/routes/shared/useGoBack'
import { RecordForm } from './RecordForm'

export const PatientEdit = () => {
  const { t: shell } = useTranslation()
  const [query] = useSearchParams()
  const goBack = useGoBack()
  const opened = useRecord((state) => dataOf(state.opened))
  const id = query.get('id') ?? ''
  if (id === '') return <Redirect to={paths.relatives()} />
  if (opened?.kind === 'relative' && opened.relative?.primary) return <Redirect to={paths.profileEdit()} />
  return (
    <RecordForm
      subject={{ kind: 'relative', id }}
      title={shell('titles.patientEdit')}
      onLeave={() => void goBack(paths.relatives())}
    />
  )
}
