import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OrderType } from '../../domain/payment/payment'
import { recheckPayment } from '../../stores/payment'
import { Button } from '../../ui/Button'
import { WaitingDrawing } from '../../ui/drawings'
import { paths } from '../paths'
import styles from './payment.module.css'

type Props = { type: OrderType; id: string; waiting: boolean }

/** Between the cashier's word and the server's: no second payment is offered here (A380). */
export const Confirming = ({ type, id, waiting }: Props) => {
  const { t } = useTranslation('payment')
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const refresh = async () => {
    setAsking(true)
    setAsked(!(await recheckPayment(type, id)))
    setAsking(false)
  }
  return (
    <section className={styles.confirming}>
      <WaitingDrawing />
      <div role="status">
        <h1 className={styles.title}>{t(waiting ? 'confirming.title' : 'confirming.longTitle')}</h1>
        <p>{t(waiting ? 'confirming.text' : 'confirming.longText')}</p>
        {asked && !asking && <p className={styles.asked}>{t('confirming.asked')}</p>}
      </div>
      {!waiting && (
        <>
          <Button block busy={asking} onClick={() => void refresh()}>
            {t('confirming.refresh')}
          </Button>
          <Link className={styles.leave ?? ''} to={paths.appointment(id)} replace>
            {t('over.detail')}
          </Link>
        </>
      )}
    </section>
  )
}
