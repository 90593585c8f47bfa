import { useTranslation } from 'react-i18next'
import type { ProblemTarget } from '@/domain/consultations/problem'
import { answeredFen, askConsultPrice, CONSULT_ORDER, useConsultOrder } from '@/stores/consultations/order/order'
import { canSubmit, submissionOf, useSendings } from '@/stores/submit'
import { ActionBar } from '@/ui/ActionBar'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { PriceLine } from '@/routes/shared/PriceLine'
import { SendButton } from '@/routes/shared/SendButton'

type Props = { target: ProblemTarget; fullFen: number | undefined; onSubmit: () => void }

/** The price to pay, and the button that works only with the price answered for what is shown (CONSULT-25, -27). */
export const ConsultOrderBar = ({ target, fullFen, onSubmit }: Props) => {
  const { t } = useTranslation('consultationOrder')
  const answered = useConsultOrder(answeredFen)
  const failed = useConsultOrder(({ price }) => price?.remote.state === 'failed')
  const toBeSent = canSubmit(useSendings(submissionOf(CONSULT_ORDER)))
  const fen = answered ?? fullFen
  const label = answered === 0 ? t('order.confirmFree') : t('order.pay')
  return (
    <BottomBar>
      <ActionBar
        about={
          <>
            {fen !== undefined && <PriceLine name={t('order.price')} fen={fen} final={answered !== undefined} />}
            {answered === undefined && <p className="quiet">{t(failed ? 'order.priceFailed' : 'order.asking')}</p>}
          </>
        }
      >
        {failed && (
          <Button variant="quiet" onClick={() => void askConsultPrice(target)}>
            {t('order.askAgain')}
          </Button>
        )}
        <SendButton busy={!toBeSent || (answered === undefined && !failed)} disabled={failed} onClick={onSubmit}>
          {toBeSent ? label : t('order.sending')}
        </SendButton>
      </ActionBar>
    </BottomBar>
  )
}
