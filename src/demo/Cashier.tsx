import { useId } from 'react'
import { Button } from '@/ui/Button'
import { Overlay } from '@/ui/Overlay'
import styles from './Cashier.module.css'
import { useDemoWords } from './useDemoWords'

/** How a payment at the demo cashier ends; `payLate`: the server learns of it later. */
export type Choice = 'pay' | 'payLate' | 'cancel' | 'fail'

/** The sheet that the messaging app lays over the page to be paid at. */
export const Cashier = ({ amountFen, onChoice }: { amountFen: number; onChoice: (choice: Choice) => void }) => {
  const { cashier } = useDemoWords()
  const id = useId()
  return (
    <Overlay
      role="dialog"
      place="bottom"
      titleId={`${id}title`}
      messageId={`${id}hint`}
      onClose={() => onChoice('cancel')}
    >
      <div className={styles.sheet}>
        <h2 id={`${id}title`} className={styles.title}>
          {cashier.title}
        </h2>
        <p>{cashier.amount}</p>
        <p className={`${styles.amount} tabular`}>¥{(amountFen / 100).toFixed(2)}</p>
        <p id={`${id}hint`} className={styles.hint}>
          {cashier.hint}
        </p>
        <Button block onClick={() => onChoice('pay')}>
          {cashier.pay}
        </Button>
        <Button block variant="secondary" onClick={() => onChoice('payLate')}>
          {cashier.payLate}
        </Button>
        <Button block variant="secondary" onClick={() => onChoice('fail')}>
          {cashier.fail}
        </Button>
        <Button block variant="quiet" onClick={() => onChoice('cancel')}>
          {cashier.cancel}
        </Button>
      </div>
    </Overlay>
  )
}
