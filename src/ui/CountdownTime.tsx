import { useEffect, useEffectEvent, useReducer } from 'react'
import { formatCountdown, secondsLeft, type Countdown } from '@/lib/countdown'

type Props = {
  countdown: Countdown
  onOver: () => void
}

export const CountdownTime = ({ countdown, onOver }: Props) => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setInterval(() => {
      tick()
      if (secondsLeft(countdown) > 0) return
      clearInterval(timer)
      over()
    }, 1000)
    return () => clearInterval(timer)
  }, [countdown])
  return (
    <span role="timer" className="tabular">
      {formatCountdown(secondsLeft(countdown))}
    </span>
  )
}
