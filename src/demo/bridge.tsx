import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { useId } from 'react'
import type { Clinic } from '@/mocks/clinic'
import { amountDue, payOrder } from '@/mocks/payment/cashier'
import { Button } from '@/ui/Button'
import { Overlay } from '@/ui/Overlay'
import styles from './Cashier.module.css'
import { useDemoWords } from './useDemoWords'

/** `payLate`: the server learns of the payment later. */
type Choice = 'pay' | 'payLate' | 'cancel' | 'fail'

const Cashier = ({ amountFen, onChoice }: { amountFen: number; onChoice: (choice: Choice) => void }) => {
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

type Callback = (result: { err_msg: string; err_desc?: string }) => void

const PAY = 'getBrandWCPayRequest'
const PARAMETERS = ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign']
const PREPAID = 'prepay_id='
const LATE_MS = 8000

/** Replaces the messaging app's bridge by one with the demo cashier; an existing bridge is kept. */
export const installBridge = (clinic: Clinic): void => {
  if (window.WeixinJSBridge !== undefined) return
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const bridge = {
    invoke: (name: string, parameters: Record<string, string>, callback: Callback): void => {
      if (name === PAY) openCashier(clinic, root, parameters, callback)
      else callback({ err_msg: `${name}:fail`, err_desc: 'not supported' })
    },
    // The share menu and the like have no effect in a browser.
    call: (): void => undefined,
  }
  window.WeixinJSBridge = bridge
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
}

const openCashier = (clinic: Clinic, root: Root, parameters: Record<string, string>, callback: Callback): void => {
  const end = (result: 'ok' | 'cancel' | 'fail', reason?: string): void =>
    callback({ err_msg: `get_brand_wcpay_request:${result}`, ...(reason === undefined ? {} : { err_desc: reason }) })
  const missing = PARAMETERS.find((name) => typeof parameters[name] !== 'string' || parameters[name] === '')
  if (missing !== undefined) return end('fail', `missing ${missing}`)
  const orderId = (parameters['package'] ?? '').replace(PREPAID, '')
  const amountFen = amountDue(clinic, orderId)
  if (amountFen === undefined) return end('fail', 'nothing to pay')
  const choose = (choice: Choice): void => {
    // The app gets the outcome after the cashier has closed, as on a phone.
    flushSync(() => root.render(null))
    end(outcomeOf(clinic, orderId, choice))
  }
  root.render(<Cashier amountFen={amountFen} onChoice={choose} />)
}

const outcomeOf = (clinic: Clinic, orderId: string, choice: Choice): 'ok' | 'cancel' | 'fail' => {
  switch (choice) {
    case 'pay':
      return payOrder(clinic, orderId, { settleAfterMs: 0 }) ? 'ok' : 'fail'
    case 'payLate':
      return payOrder(clinic, orderId, { settleAfterMs: LATE_MS }) ? 'ok' : 'fail'
    case 'cancel':
      return 'cancel'
    case 'fail':
      return 'fail'
  }
}
