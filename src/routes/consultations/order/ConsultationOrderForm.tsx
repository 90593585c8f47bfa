import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { typeAsked, type DoctorQuestion, type QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { consultationOrderType } from '@/domain/payment/payment'
import { priceText } from '@/i18n/prices'
import { dataOf } from '@/lib/remote'
import {
  CONSULTATION_ORDER,
  fullConsultationFen,
  useConsultationOrder,
  chooseConsultationCoupon,
  loadConsultationCoupons,
  answeredFen,
  askConsultationPrice,
  examineeFactsIn,
  loadExamineeFacts,
} from '@/stores/consultations/order/order'
import { picturesShown, stopOf, useConsultationPictures } from '@/stores/consultations/order/pictures'
import { isConsultationUnconfirmed, placeConsultation } from '@/stores/consultations/order/placeOrder'
import { forgetDoctorQuestion, useDoctorQuestion } from '@/stores/consultations/order/doctorQuestion'
import { refusalOf, isSending, submissionOf, useSubmissions, canSubmit } from '@/stores/submit'
import { ActionBar, BottomBar } from '@/ui/bars'
import { buttonProps } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { LiveRegion } from '@/ui/LiveRegion'
import { Page, PageTitle } from '@/ui/Page'
import { Picture } from '@/ui/Picture'
import { PictureGrid } from '@/ui/PictureGrid'
import { Section } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import { showToast } from '@/ui/toast'
import { CouponChoices } from '@/routes/shared/CouponChoices'
import { PriceLine } from '@/routes/shared/PriceLine'
import { SendButton } from '@/routes/shared/SendButton'
import { agreesToPay } from '@/routes/shared/agreesToPay'
import { FailureNote, SectionError } from '@/routes/shared/errors'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { useNavigationGuard } from '@/routes/shared/useNavigationGuard'
import { paths } from '@/routes/paths'
import { RecipientCard } from './RecipientCard'
import { RulesButton } from './RulesButton'
import styles from './consultationOrder.module.css'

type ConsultationOrderBarProps = {
  target: QuestionTarget
  customerId: string
  fullFen: number | undefined
  onSubmit: () => void
}

/** CONSULT-25, CONSULT-27: the price and the button, which needs the server’s price for the current choice. */
const ConsultationOrderBar = ({ target, customerId, fullFen, onSubmit }: ConsultationOrderBarProps) => {
  const { t } = useTranslation('consultationOrder')
  const answered = useConsultationOrder(answeredFen)
  const remote = useConsultationOrder(({ price }) => price?.remote)
  const failed = remote?.state === 'failed'
  const isAsking = answered === undefined && !failed
  // An order must name whom it is for.
  const isNameless = useConsultationOrder(examineeFactsIn(customerId)).state === 'failed'
  const toBeSent = canSubmit(useSubmissions(submissionOf(CONSULTATION_ORDER)))
  const fen = answered ?? fullFen
  return (
    <BottomBar>
      <ActionBar
        over={
          failed && (
            <LiveRegion role="alert">
              <FailureNote
                title={t('order.priceFailed')}
                error={remote.error}
                next={t('order.priceKept')}
                onRetry={() => void askConsultationPrice(target)}
              />
            </LiveRegion>
          )
        }
        about={
          <>
            {fen !== undefined && <PriceLine name={t('order.price')} fen={fen} final={answered !== undefined} />}
            {isAsking && <p className="quiet">{t('order.asking')}</p>}
          </>
        }
      >
        <SendButton busy={!toBeSent || isAsking} disabled={failed || isNameless} onClick={onSubmit}>
          {t(!toBeSent ? 'order.sending' : answered === 0 ? 'order.confirmFree' : 'order.pay')}
        </SendButton>
      </ActionBar>
    </BottomBar>
  )
}

type Props = {
  target: QuestionTarget
  question: DoctorQuestion
  children: ReactNode
}

export const ConsultationOrderForm = ({ target, question: { customerId, question, reportId }, children }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation(['consultationOrder', 'consultations'])
  const navigate = useNavigate()
  const held = useConsultationPictures()
  const pictures = picturesShown(held)
  const { coupon, coupons, couponGivenUp } = useConsultationOrder()
  const submission = useSubmissions(submissionOf(CONSULTATION_ORDER))
  const refusal = refusalOf(submission)
  const unconfirmed = useDoctorQuestion((state) => isConsultationUnconfirmed(target, state, submission))
  const failed = useRef<HTMLDivElement>(null)
  const isMounted = useIsMounted()
  const fullFen = fullConsultationFen(target)
  useNavigationGuard(
    () => isSending(CONSULTATION_ORDER),
    () => t('order.sending'),
  )
  const newPrice = (prices: object) => t('order.newPrice', { returnObjects: true, ...prices })
  const leaveFor = async (to: string) => {
    forgetDoctorQuestion(target)
    // A375: the order leaves the history, so that Back cannot reach it.
    if (isMounted()) await navigate(to, { replace: true })
  }
  const submit = async () => {
    // Forward reaches this screen while a picture is uploading.
    if (held.slots.some(stopOf)) return showToast(t('faults.uploading'))
    const result = await placeConsultation(target)
    switch (result.kind) {
      case 'placed': {
        const isDeclined = result.toPay && isMounted() && !(await agreesToPay(result, newPrice))
        // Not before: the order stays visible behind the dialog.
        return leaveFor(isDeclined ? paths.consults() : placedPath(target, result))
      }
      case 'placedElsewhere':
        showToast(t('order.placedElsewhere'))
        return leaveFor(paths.consults())
      case 'failed':
        return failed.current?.focus()
      case 'nothing':
        return
    }
  }
  return (
    <Page
      bar={
        <ConsultationOrderBar
          target={target}
          customerId={customerId}
          fullFen={fullFen}
          onSubmit={() => void submit()}
        />
      }
    >
      <PageTitle>{shell(titleOf(target))}</PageTitle>
      {children}
      <RecipientCard target={target} />
      <ExamineeFacts customerId={customerId} />
      <Section title={t('order.question')}>
        <p className={styles.asked}>
          <ServerText>{question}</ServerText>
        </p>
        {pictures.length > 0 && (
          <PictureGrid>
            {pictures.map((url, index) => (
              <Picture key={url} src={url} alt={t('order.pictures', { number: index + 1 })} ratio="1 / 1" />
            ))}
          </PictureGrid>
        )}
        {reportId !== '' && <p className="quiet">{t('order.withReport')}</p>}
        <div className="quietLine">
          <Link
            {...buttonProps('quiet', false)}
            to={target === 'quick' ? paths.quickQuestion() : paths.doctorQuestion(target.doctorId)}
            replace
          >
            {t('order.change')}
          </Link>
        </div>
      </Section>
      {fullFen !== undefined && (
        <Card>
          <DescriptionList facts={[[t('order.original'), priceText(shell, fullFen)]]} />
          <CouponChoices
            remote={coupons}
            fullPriceFen={fullFen}
            copyId={coupon?.copyId}
            givenUp={couponGivenUp}
            onChoose={(chosen) => {
              // The coupon of an order on its way is fixed (A531).
              if (!isSending(CONSULTATION_ORDER)) chooseConsultationCoupon(target, chosen)
            }}
            onRetry={() => void loadConsultationCoupons(target)}
          />
        </Card>
      )}
      <p className="quiet">{t('consultations:replyTime')}</p>
      <RulesButton />
      <LiveRegion ref={failed} role="alert">
        {refusal && <FailureNote title={t('order.failed')} error={refusal} next={t('order.kept')} />}
        {unconfirmed && (
          <Callout tone="danger" title={t(refusal ? 'order.unknownBefore' : 'order.unknown')}>
            <p>{t('order.look')}</p>
            <Link to={paths.consults()}>{t('order.newPrice.look')}</Link>
          </Callout>
        )}
      </LiveRegion>
    </Page>
  )
}

export const titleOf = (target: QuestionTarget) => (target === 'quick' ? 'titles.quickOrder' : 'titles.consultOrder')

/** CONSULT-31 to CONSULT-33: the payment, or the target of a free consultation. */
const placedPath = (target: QuestionTarget, { id, toPay }: { id: string; toPay: boolean }): string => {
  if (toPay) return paths.tradePay(consultationOrderType(typeAsked(target)), id)
  return target === 'quick' ? paths.consults() : paths.chat(id, 'imageText')
}

const ExamineeFacts = ({ customerId }: { customerId: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultationOrder')
  const remote = useConsultationOrder(examineeFactsIn(customerId))
  if (remote.state === 'failed')
    return (
      <SectionError
        title={t('order.patientFailed')}
        error={remote.error}
        onRetry={() => void loadExamineeFacts(customerId)}
      />
    )
  const { name, sex, age } = dataOf(remote) ?? {}
  const unknown = shell('unknown')
  return (
    <Section title={t('order.patient')}>
      <DescriptionList
        facts={[
          [t('order.name'), name ?? unknown],
          [t('order.sex'), sex === undefined ? unknown : shell(`sex.${sex}`)],
          [t('order.age'), age === undefined ? unknown : t('order.ageYears', { age })],
        ]}
      />
    </Section>
  )
}
