import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AppointmentRow } from '@/domain/appointments/appointment'
import { dataOf, idle } from '@/lib/remote'
import { loadAppointment } from '@/stores/appointments/appointments'
import { forgetParameters } from '@/stores/payment/parameters'
import { canPayHere, reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { endTimeToPay, loadTimeToPay, useTimeToPay } from '@/stores/payment/time'
import { ActionBar } from '@/ui/bars'
import { Button, type ButtonVariant } from '@/ui/Button'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { OpenInWechat } from '@/routes/shared/OpenInWechat'
import { PayWithin } from '@/routes/shared/PayWithin'
import { PriceLine } from '@/routes/shared/PriceLine'
import { useOnResume } from '@/routes/shared/useOnResume'
import { paths } from '@/routes/paths'

type TimeToPayProps = {
  id: string
  onOver: () => void
}

/** RA14: the remaining time to pay an appointment, refetched after the phone slept. */
const TimeToPay = ({ id, onOver }: TimeToPayProps) => {
  const countdown = dataOf(useTimeToPay(({ countdowns }) => countdowns.get(id)) ?? idle)
  useEffect(() => void loadTimeToPay(id), [id])
  useOnResume(() => void loadTimeToPay(id))
  return <PayWithin countdown={countdown} onOver={onOver} />
}

type Props = {
  appointment: Pick<AppointmentRow, 'id' | 'practicalPriceFen'>
  /** Of several orders on a screen the first that can be paid has the filled button. */
  variant?: ButtonVariant
  'aria-describedby'?: string
}

/** RF4: price and pay button; a payment that is being confirmed shows a refresh button instead. */
export const PayAction = ({ appointment: { id, practicalPriceFen }, ...rest }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation(['appointments', 'payment'])
  const navigate = useNavigate()
  const reason = usePayment(reasonNotToPay('subscribe', id))
  const [telling, setTelling] = useState(false)
  const endTime = () => {
    endTimeToPay(id)
    void loadAppointment(id)
  }
  const open = () => void navigate(paths.tradePay('subscribe', id))
  const payNow = () => {
    if (!canPayHere()) return setTelling(true)
    // A581: the pay page asks for new ones.
    forgetParameters('subscribe', id)
    open()
  }
  return (
    <>
      {reason === undefined && <TimeToPay id={id} onOver={endTime} />}
      <ActionBar
        about={
          reason === undefined ? (
            <PriceLine name={t('detail.due')} fen={practicalPriceFen} final />
          ) : (
            <p>{t(`payment:notToPay.${reason}`)}</p>
          )
        }
      >
        {reason === undefined ? (
          <Button {...rest} onClick={payNow}>
            {t('detail.payNow')}
          </Button>
        ) : (
          <Button {...rest} variant="secondary" onClick={open}>
            {t('payment:notToPay.look')}
          </Button>
        )}
      </ActionBar>
      {telling && (
        <Sheet
          title={t('payment:outcomes.missing')}
          closeText={shell('actions.close')}
          onClose={() => setTelling(false)}
        >
          {() => (
            <SheetBody>
              <OpenInWechat type="subscribe" id={id} />
            </SheetBody>
          )}
        </Sheet>
      )}
    </>
  )
}
