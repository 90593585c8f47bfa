import { monotonic } from './clock'

/** A number of seconds that the server gave, together with the monotonic moment at which it arrived. */
export type Countdown = { seconds: number; at: number }

export const startCountdown = (seconds: number): Countdown => ({
  seconds: Math.max(0, Math.floor(seconds)),
  at: monotonic(),
})

/** Whole seconds left, never below 0; a changed phone clock does not move it. */
export const secondsLeft = (countdown: Countdown): number =>
  Math.max(0, Math.ceil(countdown.seconds - (monotonic() - countdown.at) / 1000))

/** 'mm:ss', over an hour 'hh:mm:ss' (A108). */
export const formatCountdown = (seconds: number): string => {
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60]
  const hours = Math.floor(seconds / 3600)
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, '0')).join(':')
}
