import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { openSupplement, newPhone, sendSupplement, useSupplement } from '../../stores/questionnairesSupplement'
import { answersSending } from '../../stores/questionnairesSend'
import { useSendings } from '../../stores/send'
import { FailedPage } from '../shared/FailedPage'
import { paths } from '../paths'
import { usePhoneChange } from '../shared/usePhoneChange'
import { ConsentGate } from '../form/Consent'
import { supplementIn } from './formLoaders'
import { PatientChoice } from './PatientChoice'
import { PhoneCode } from '../form/PhoneCode'
import { QuestionForm } from '../form/QuestionForm'
import styles from './Questionnaire.module.css'
import { FormSkeleton } from '../form/FormSkeleton'
import { useTellSent } from '../form/useTellSent'

const BESIDE = { phoneCode: <PhoneCode /> }

/** The short assessment of one inspection: a few more answers for its report (SUPPQ-08). */
export const HealthServiceChqSimple = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chq')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{shell('titles.healthServiceChqSimple')}</h1>
      <p className={styles.lead}>{t('lead.supplement')}</p>
      <Assessment />
    </div>
  )
}

const Assessment = () => {
  const { t } = useTranslation('chq')
  const [query] = useSearchParams()
  const supplement = supplementIn(query)
  const { opened } = useSupplement()
  if (opened.state === 'failed')
    return <FailedPage part error={opened.error} onRetry={() => void openSupplement(supplement)} />
  if (opened.state !== 'ready') return <FormSkeleton />
  if (opened.data.patient.kind === 'unknown') {
    return (
      <>
        <p>{t('whose')}</p>
        <PatientChoice value="" onChoose={(customerId) => void openSupplement({ ...supplement, customerId })} />
      </>
    )
  }
  return (
    <ConsentGate userId={opened.data.userId}>
      <AssessmentForm />
    </ConsentGate>
  )
}

const AssessmentForm = () => {
  const { t } = useTranslation('chq')
  const navigate = useNavigate()
  const { state } = useSendings(answersSending)
  const { askReplace, signInAgain } = usePhoneChange()
  const tell = useTellSent()
  const send = async () => {
    const changesPhone = newPhone() !== undefined
    const sent = await sendSupplement(askReplace)
    // With another phone the way leads to the sign-in first (A415).
    if (changesPhone && sent.kind === 'sent')
      await tell({ kind: 'sent', data: { reportId: undefined } }, () => void signInAgain())
    else await tell(sent, (reportId) => void navigate(paths.healthReport(reportId ?? ''), { replace: true }))
  }
  return (
    <QuestionForm
      forms={['supplementaryOwn', 'supplementaryRelative']}
      submitting={state === 'sending'}
      allowed
      sendText={t('send')}
      review
      beside={BESIDE}
      onSend={send}
    />
  )
}
