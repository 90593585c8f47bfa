import { useEffect, useEffectEvent, useReducer } from 'react'
import { formatCountdown, secondsLeft, type Countdown } from '@/lib/countdown'

type Props = {
  countdown: Countdown
  /** How a number of seconds is heard: digits would be read as a time of day. */
  spoken: (seconds: number) => string
  onOver: () => void
}

export const CountdownTime = ({ countdown, spoken, onOver }: Props) => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (secondsLeft(countdown) <= 0) return over()
    const timer = setInterval(() => {
      tick()
      if (secondsLeft(countdown) > 0) return
      clearInterval(timer)
      over()
    }, 1000)
    return () => clearInterval(timer)
  }, [countdown])
  const seconds = secondsLeft(countdown)
  return (
    <span role="timer">
      <span className="tabular" aria-hidden="true">
        {formatCountdown(seconds)}
      </span>
      <span className="visuallyHidden">{spoken(seconds)}</span>
    </span>
  )
}
