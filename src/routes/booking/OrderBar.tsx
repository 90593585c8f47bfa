import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { priceKey, type OrderChoice, type OrderProblem } from '@/domain/booking/order'
import { loadPrice, shownPriceFen, useOrder } from '@/stores/booking/order'
import { APPOINTMENT_ORDER, canSubmit, submissionOf, useSubmissions } from '@/stores/submit'
import { ActionBar, BottomBar } from '@/ui/bars'
import { Callout } from '@/ui/Callout'
import { LiveRegion } from '@/ui/LiveRegion'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { PriceLine } from '@/routes/shared/PriceLine'
import { SendButton } from '@/routes/shared/SendButton'
import { FailureNote } from '@/routes/shared/errors'
import { paths } from '@/routes/paths'

type OrderFailureProps = { failure: unknown; choice: OrderChoice }

export const OrderFailure = ({ failure, choice }: OrderFailureProps) => {
  const { t } = useTranslation('booking')
  return (
    <FailureNote title={t('confirm.failed')} error={failure} next={t('confirm.kept')}>
      <Link to={paths.selectTime(choice.serviceId, choice.organisationId)}>{t('confirm.otherDay')}</Link>
    </FailureNote>
  )
}

/**
 * RB2: it is unknown whether the order was placed, so this says where to check before sending again. Beside a refusal
 * of the last attempt it names an earlier one.
 */
export const OrderUnconfirmed = ({ refusal }: { refusal: unknown }) => {
  const { t } = useTranslation('booking')
  return (
    <Callout tone="danger" title={t(refusal ? 'confirm.unknownBefore' : 'confirm.unknown')}>
      <p>{t('confirm.look')}</p>
      <Link to={paths.appointments()}>{t('confirm.toAppointments')}</Link>
    </Callout>
  )
}

type Props = {
  about: string
  choice: OrderChoice
  referenceFen: number | undefined
  problem: OrderProblem | undefined
  choosing: boolean
  onSubmit: () => void
}

export const OrderBar = ({ about, choice, referenceFen, problem, choosing, onSubmit }: Props) => {
  const { t } = useTranslation('booking')
  const price = useOrder((state) => state.price)
  const toBeSent = canSubmit(useSubmissions(submissionOf(APPOINTMENT_ORDER)))
  const answeredFen = shownPriceFen({ choice, price })
  const isAnswered = answeredFen !== undefined
  const remote = price?.key === priceKey(choice) ? price.remote : undefined
  const priceFailed = remote?.state === 'failed'
  const busy = !toBeSent || (problem === undefined && !isAnswered && !priceFailed)
  return (
    <BottomBar>
      <ActionBar
        over={
          <>
            {priceFailed && (
              <LiveRegion role="alert">
                <FailureNote
                  title={t('confirm.priceFailed')}
                  error={remote.error}
                  next={t('confirm.offline')}
                  onRetry={() => void loadPrice()}
                />
              </LiveRegion>
            )}
            <p className="quiet names">
              <NoBreakDates>{about}</NoBreakDates>
            </p>
          </>
        }
        about={
          <>
            <PriceLine name={t('confirm.price')} fen={answeredFen ?? referenceFen} final={isAnswered} />
            {!isAnswered && !priceFailed && (
              <p className="quiet">{t(choosing ? 'confirm.choose' : 'confirm.asking')}</p>
            )}
          </>
        }
      >
        <SendButton
          kept={t('confirm.offline')}
          busy={busy}
          disabled={problem === undefined && priceFailed}
          // A busy button ignores taps, but a second tap needs a toast (A105).
          onClickCapture={onSubmit}
        >
          {t(toBeSent ? 'confirm.submit' : 'confirm.creating')}
        </SendButton>
      </ActionBar>
    </BottomBar>
  )
}
