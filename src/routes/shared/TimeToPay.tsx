import { useEffect } from 'react'
import { dataOf, idle } from '@/lib/remote'
import { loadTimeToPay, useTimeToPay } from '@/stores/payment/time'
import { PayWithin } from './PayWithin'
import { useOnResume } from './useOnResume'

type Props = {
  id: string
  /** The time is over: what the order is now has to be asked for. */
  onOver: () => void
}

/** The time left to pay an appointment, wherever it stands unpaid, asked for anew when a phone has slept (RA14). */
export const TimeToPay = ({ id, onOver }: Props) => {
  const countdown = dataOf(useTimeToPay(({ countdowns }) => countdowns.get(id)) ?? idle)
  useEffect(() => void loadTimeToPay(id), [id])
  useOnResume(() => void loadTimeToPay(id))
  return <PayWithin countdown={countdown} onOver={onOver} />
}
