import { useEffect } from 'react'
import { dataOf, idle } from '@/lib/remote'
import { loadTimeToPay, useTimeToPay } from '@/stores/payment/time'
import { PayWithin } from './PayWithin'
import { useOnResume } from './useOnResume'

type Props = {
  id: string
  /** The payment time has ended: refetch the order. */
  onOver: () => void
}

/** RA14: the remaining time to pay an appointment, refetched after the phone slept. */
export const TimeToPay = ({ id, onOver }: Props) => {
  const countdown = dataOf(useTimeToPay(({ countdowns }) => countdowns.get(id)) ?? idle)
  useEffect(() => void loadTimeToPay(id), [id])
  useOnResume(() => void loadTimeToPay(id))
  return <PayWithin countdown={countdown} onOver={onOver} />
}
