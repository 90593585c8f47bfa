import { useTranslation } from 'react-i18next'
import type { VariantId } from '@/domain/variantIds'
import { dataOf } from '@/lib/remote'
import { useForm } from '@/stores/questionForm/form'
import { openQuestionnaire, useQuestionnaires, type QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'
import { answersSubmission, sendQuestionnaire, type SentAnswers } from '@/stores/questionnaires/send'
import { useSubmissions } from '@/stores/submit'
import { LiveRegion } from '@/ui/LiveRegion'
import { ConsentGate } from '@/routes/shared/Consent'
import { FailureNote, PageError } from '@/routes/shared/errors'
import { FormSkeleton } from './FormSkeleton'
import { PossiblySentNote } from './PossiblySentNote'
import { QuestionForm } from './QuestionForm'
import { useSendResultDialog } from './useSendResultDialog'

type Props = {
  target: QuestionnaireTarget
  review: boolean
  send?: () => Promise<SentAnswers>
  onRetry?: (() => void) | undefined
  onSent: (reportId: string | undefined) => void
}

const FORMS: Record<QuestionnaireTarget['variantId'], readonly VariantId[]> = {
  fullRecord: ['fullRecord'],
  inspection: ['inspection', 'inspectionMeasured'],
  shortOnSite: ['shortOnSite'],
}

export const Questionnaire = ({ target, review, send = sendQuestionnaire, onRetry, onSent }: Props) => {
  const { t } = useTranslation('questionnaireForms')
  const opened = useQuestionnaires((state) => state.opened)
  const current = useQuestionnaires((state) => state.target) ?? target
  const { state } = useSubmissions(answersSubmission)
  const shown = useForm(({ form }) => form?.key)
  const showResult = useSendResultDialog()
  if (opened.state === 'failed') {
    const retry = () => {
      void openQuestionnaire(current)
      onRetry?.()
    }
    return <PageError part error={opened.error} onRetry={retry} />
  }
  return (
    <ConsentGate userId={dataOf(opened)?.userId}>
      {opened.state !== 'ready' ? (
        <FormSkeleton />
      ) : (
        <>
          {opened.data.notPrefilled !== undefined && (
            <LiveRegion role="status">
              <FailureNote
                title={t('notPrefilled.text')}
                error={opened.refreshError ?? opened.data.notPrefilled}
                next={t('notPrefilled.kept')}
                onRetry={() => void openQuestionnaire(current)}
              />
            </LiveRegion>
          )}
          <PossiblySentNote key={`sent ${shown}`} sending={state === 'sending'} />
          <QuestionForm
            key={shown}
            forms={FORMS[target.variantId]}
            submitting={state === 'sending'}
            allowed
            sendText={t('send')}
            review={review}
            onSend={async () => showResult(await send(), onSent)}
          />
        </>
      )}
    </ConsentGate>
  )
}
