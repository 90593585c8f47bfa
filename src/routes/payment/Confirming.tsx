import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OrderType } from '@/domain/payment/payment'
import { recheckPayment, type Payment } from '@/stores/payment/payment'
import { Button } from '@/ui/Button'
import { StateDrawing } from '@/ui/illustrations/lazy'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { orderPath } from './afterPayment'
import styles from './payment.module.css'

type Props = { type: OrderType; id: string; payment: Extract<Payment, { state: 'confirming' }> }

/** Between the cashier's word and the server's: no second payment is offered here (A380). */
export const Confirming = ({ type, id, payment: { waiting, closed } }: Props) => {
  const { t } = useTranslation('payment')
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState<'asked' | 'notAsked'>()
  const words = waiting ? 'now' : closed ? 'closed' : 'long'
  const refresh = async () => {
    setAsking(true)
    setAsked((await recheckPayment(type, id)) ? 'asked' : 'notAsked')
    setAsking(false)
  }
  return (
    <Page>
      <div role="status" className={styles.confirming}>
        <StateDrawing name="waiting" />
        <PageTitle>{t(`confirming.${words}.title`)}</PageTitle>
        <p>{t(`confirming.${words}.text`)}</p>
        {asked !== undefined && !asking && <p className="quiet">{t(`confirming.${asked}`)}</p>}
      </div>
      {!waiting && (
        <>
          <Button block busy={asking} onClick={() => void refresh()}>
            {t('confirming.refresh')}
          </Button>
          <Link className={styles.leave ?? ''} to={orderPath(type, id)} replace>
            {t('over.detail')}
          </Link>
        </>
      )}
    </Page>
  )
}
