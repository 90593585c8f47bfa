import { expect, onTestFinished } from 'vitest'
import { payOrder } from '@/mocks/payment/cashier'
import { inWechat, said } from '../routes/payment/support'
import { clinic, renderApp } from '../support/app'
import { button, dialog, field, link, noDialog, radio, screenOf, text } from './controls'
import { PHONE, type Transcript } from './transcript'

/** The messaging app’s cashier: every payment succeeds. */
const installCashier = (): void => {
  onTestFinished(() => void delete window.WeixinJSBridge)
  inWechat()
  window.WeixinJSBridge = {
    invoke: (_name, values, callback) => {
      payOrder(clinic, (values['package'] ?? '').replace('prepay_id=', ''), { settleAfterMs: 0 })
      callback(said('ok'))
    },
  }
}

/** Books a service with clinic, day, patient and package, and pays for it. */
export const bookAndPay = async ({ words, language, open, press, read }: Transcript) => {
  const { booking, payment, selectTime } = words
  installCashier()
  await open(
    'Open a service',
    () => renderApp('/service/detail/1', { language, signedInAs: PHONE }),
    () => link(selectTime.use.appointment),
  )
  await read()
  await press(link(selectTime.use.appointment), () => link(/^木棉体检中心（东城）/))
  await read()
  await press(link(/^木棉体检中心（东城）/), () => radio(/11月28日|28 Nov/))
  await read()
  await press(button(selectTime.next), text(selectTime.chooseDay))
  await press(radio(/11月28日|28 Nov/), () => expect(radio(/11月28日|28 Nov/)).toBeChecked())
  await press(button(selectTime.next), () => radio(/标准版/))
  await read()
  await press(button(booking.confirm.submit), text(booking.problems.noPatient))
  await press(field(booking.confirm.patient), dialog)
  await read()
  await press(radio(/周玉珍/), noDialog)
  await press(radio(/标准版/), text('¥128.00'))
  await press(button(booking.confirm.submit), () => button(payment.pay))
  await read()
  await press(button(payment.pay), screenOf(payment.outcomes.ok))
  await read()
}
