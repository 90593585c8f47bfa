import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { answersSubmission } from '@/stores/questionnaires/send'
import { openSupplement, newPhone, sendSupplement, useSupplement } from '@/stores/questionnaires/supplement'
import { mayHaveChanged } from '@/stores/questionForm/phoneChange'
import { useSubmissions } from '@/stores/submit'
import { focusMain } from '@/ui/focusMain'
import { Page, PageTitle } from '@/ui/Page'
import { ConsentGate } from '@/routes/shared/Consent'
import { FormSkeleton } from '@/routes/questionForm/FormSkeleton'
import { PossiblySentNote } from '@/routes/questionForm/PossiblySentNote'
import { PhoneCode, usePhoneChange } from '@/routes/questionForm/PhoneCode'
import { QuestionForm } from '@/routes/questionForm/QuestionForm'
import { useIsFirstSection } from '@/routes/questionForm/useIsFirstSection'
import { useSendResultDialog } from '@/routes/questionForm/useSendResultDialog'
import { paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { supplementIn } from './formLoaders'
import { PatientChoice } from './PatientChoice'

const BESIDE = { phoneCode: <PhoneCode /> }

export const ShortQuestionnaire = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaireForms')
  return (
    <Page formBar>
      <PageTitle>{shell('titles.shortQuestionnaire')}</PageTitle>
      <p className="quiet">{t('lead.supplement')}</p>
      <Assessment />
    </Page>
  )
}

const Assessment = () => {
  const { t } = useTranslation('questionnaireForms')
  const [query] = useSearchParams()
  const isFirst = useIsFirstSection()
  const { opened, supplement = supplementIn(query) } = useSupplement()
  if (opened.state === 'failed')
    return <PageError part error={opened.error} onRetry={() => void openSupplement(supplement)} />
  const data = opened.state === 'ready' ? opened.data : undefined
  const isUnknown = data?.patient.kind === 'unknown'
  return (
    <ConsentGate userId={data?.userId}>
      {data === undefined ? (
        <FormSkeleton />
      ) : (
        <>
          {isUnknown && <p>{t('whose')}</p>}
          {data.chosenId !== undefined && (isUnknown || isFirst) && (
            <PatientChoice
              value={data.chosenId}
              // The form is gone while the chosen person's loads.
              onChoose={(customerId) => void openSupplement({ ...supplement, customerId }).then(focusMain)}
            />
          )}
          {!isUnknown && <AssessmentForm />}
        </>
      )}
    </ConsentGate>
  )
}

const AssessmentForm = () => {
  const { t } = useTranslation('questionnaireForms')
  const navigate = useNavigate()
  const { state } = useSubmissions(answersSubmission)
  const { askReplace, signInAgain, sayUnconfirmed } = usePhoneChange()
  const showResult = useSendResultDialog()
  const send = async () => {
    const changesPhone = newPhone() !== undefined
    const sent = await sendSupplement(askReplace)
    // A415: with a new phone number the sign-in comes first.
    if (changesPhone && sent.kind === 'sent')
      await showResult({ kind: 'sent', data: { reportId: undefined } }, () => void signInAgain())
    else if (sent.kind === 'unconfirmed' && mayHaveChanged(newPhone())) await sayUnconfirmed(sent.error)
    else await showResult(sent, (reportId) => void navigate(paths.healthReport(reportId ?? ''), { replace: true }))
  }
  return (
    <>
      <PossiblySentNote sending={state === 'sending'} />
      <QuestionForm
        forms={['supplementaryOwn', 'supplementaryRelative']}
        submitting={state === 'sending'}
        allowed
        sendText={t('send')}
        review
        beside={BESIDE}
        onSend={send}
      />
    </>
  )
}
