import { useTranslation } from 'react-i18next'
import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { isBlank } from '@/domain/validation/typed'
import { refreshOf } from '@/lib/remote'
import { CONSULTATION_ORDER, openConsultationOrder, orderedTarget } from '@/stores/consultations/order/order'
import { doctorQuestionOf, useDoctorQuestion } from '@/stores/consultations/order/doctorQuestion'
import { submissionOf, useSubmissions } from '@/stores/submit'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonList } from '@/ui/Skeleton'
import { paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { Redirect } from '@/routes/shared/Redirect'
import { ConsultationOrderForm, titleOf } from './ConsultationOrderForm'

export const ConsultationOrder = () => <OrderOf kind="doctor" />

export const QuickOrder = () => <OrderOf kind="quick" />

const OrderOf = ({ kind }: { kind: 'doctor' | 'quick' }) => {
  const target = orderedTarget(kind)
  return target === undefined ? <Redirect to={paths.consultIndex()} /> : <Ordered target={target} />
}

const Ordered = ({ target }: { target: QuestionTarget }) => {
  const { t: shell } = useTranslation()
  const owner = useDoctorQuestion((state) => state.owner)
  const question = useDoctorQuestion(doctorQuestionOf(target))
  // A placed order navigates by itself; an empty one must not redirect meanwhile.
  const isPlaced = useSubmissions(submissionOf(CONSULTATION_ORDER)).state === 'sent'
  const retry = () => void openConsultationOrder(target)
  if (owner.state === 'failed') return <PageError error={owner.error} onRetry={retry} />
  if (owner.state !== 'ready')
    return (
      <Page>
        <PageTitle>{shell(titleOf(target))}</PageTitle>
        <SkeletonList count={3} busyText={shell('loading')} />
      </Page>
    )
  const isComplete = !isBlank(question.question) && (target === 'quick' || question.priceFen !== undefined)
  if (!isComplete && !isPlaced) return <Redirect to={paths.consultIndex()} />
  return (
    <ConsultationOrderForm target={target} question={question}>
      <StaleNotice {...refreshOf(owner)} onRetry={retry} />
    </ConsultationOrderForm>
  )
}
