import { useTranslation } from 'react-i18next'
import type { VariantId } from '@/domain/variantIds'
import { dataOf } from '@/lib/remote'
import { useForm } from '@/stores/questionForm/form'
import { openQuestionnaire, useQuestionnaires, type QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'
import { answersSending, sendQuestionnaire, type SentAnswers } from '@/stores/questionnaires/send'
import { useSendings } from '@/stores/submit'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { ConsentGate } from '@/routes/shared/Consent'
import { PageError } from '@/routes/shared/errors'
import { FormSkeleton } from './FormSkeleton'
import { PossiblySentNote } from './PossiblySentNote'
import { QuestionForm } from './QuestionForm'
import { useSendResultDialog } from './useSendResultDialog'

const NotPrefilled = ({ busy, onAgain }: { busy: boolean; onAgain: () => void }) => {
  const { t } = useTranslation('questionnaireForms')
  return (
    <Callout tone="plain" role="status">
      <p>{t('notPrefilled.text')}</p>
      <Button variant="secondary" busy={busy} onClick={onAgain}>
        {t('notPrefilled.again')}
      </Button>
    </Callout>
  )
}

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
  const { state } = useSendings(answersSending)
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
          {!opened.data.prefilled && (
            <NotPrefilled busy={opened.refreshing} onAgain={() => void openQuestionnaire(current)} />
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
