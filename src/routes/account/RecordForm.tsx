import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { textOf } from '@/domain/questionForm/question'
import {
  isRelativeUnconfirmed,
  openRecord,
  recordSubmission,
  saveRecord,
  useRecord,
  type RecordSubject,
} from '@/stores/account/record'
import { useForm } from '@/stores/questionForm/form'
import { useSubmissions } from '@/stores/submit'
import { Callout } from '@/ui/Callout'
import { Page, PageTitle } from '@/ui/Page'
import { FormSkeleton } from '@/routes/questionForm/FormSkeleton'
import { QuestionForm } from '@/routes/questionForm/QuestionForm'
import { ConsentGate } from '@/routes/shared/Consent'
import { PageError } from '@/routes/shared/errors'
import { useGuardianYes } from '@/routes/shared/useGuardianYes'
import { paths } from '@/routes/paths'
import { useAfterSaving, useNotSavedDialog } from './useAfterSaving'

/** A434: the answer was lost and the relative may be stored: the user checks the list before sending again. */
const PossiblyAddedNote = () => {
  const { t } = useTranslation('account')
  return (
    <Callout tone="caution" role="status">
      <p>{t('maybeAdded.text')}</p>
      <Link to={paths.relatives()}>{t('maybeAdded.toList')}</Link>
    </Callout>
  )
}

type Props = {
  subject: RecordSubject
  title: string
  why?: string | undefined
  /** Runs as soon as the record is saved. */
  onSaved?: (customerId: string | undefined) => Promise<void>
  onLeave: () => void
}

export const RecordForm = ({ subject, title, why, onSaved, onLeave }: Props) => {
  const { t } = useTranslation('account')
  const { opened } = useRecord()
  const saving = useSubmissions(recordSubmission).state === 'sending'
  const { saved, goOn } = useAfterSaving()
  const showNotSaved = useNotSavedDialog()
  const guardianYes = useGuardianYes()
  if (opened.state === 'failed') return <PageError error={opened.error} onRetry={() => void openRecord(subject)} />
  // While navigating, the record of another screen may be loaded already.
  const record = opened.state === 'ready' && opened.data.kind === subject.kind ? opened.data : undefined
  const isNew = subject.kind === 'new'
  const save = async () => {
    if (!(await guardianYes(textOf(useForm.getState().answers, 'age')))) return
    const sent = await saveRecord()
    switch (sent.kind) {
      case 'sent':
        void onSaved?.(sent.data)
        goOn(onLeave)
        return
      case 'unconfirmed':
      case 'rejected':
        await showNotSaved(sent, isNew ? t('maybeAdded.text') : undefined)
        return
      case 'ignored':
        return
    }
  }
  return (
    <Page formBar>
      <PageTitle>{title}</PageTitle>
      {why !== undefined && <Callout tone="plain">{why}</Callout>}
      <ConsentGate userId={record?.userId}>
        {record === undefined ? (
          <FormSkeleton />
        ) : (
          <QuestionForm
            forms={['ownRecord', 'relative']}
            submitting={saving}
            allowed={!saved}
            sendText={t('save')}
            review={false}
            onSend={save}
            extra={isNew && !saving && isRelativeUnconfirmed(record.userId) && <PossiblyAddedNote />}
          />
        )}
      </ConsentGate>
    </Page>
  )
}
