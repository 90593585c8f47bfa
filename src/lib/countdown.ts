import { monotonic } from './time/clock'

export type Countdown = { seconds: number; at: number }

export const startCountdown = (seconds: number): Countdown => ({
  seconds: Math.max(0, Math.floor(seconds)),
  at: monotonic(),
})

export const secondsLeft = (countdown: Countdown): number =>
  Math.max(0, Math.ceil(countdown.seconds - (monotonic() - countdown.at) / 1000))

/** 'mm:ss', over an hour 'hh:mm:ss' (A108). */
export const formatCountdown = (seconds: number): string => {
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60]
  const hours = Math.floor(seconds / 3600)
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, '0')).join(':')
}
