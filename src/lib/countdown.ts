import { monotonic, now, phoneNow } from './time/clock'

/** `endsAt` is by the phone's clock, in epoch milliseconds; the seconds stop while a phone sleeps (RA14). */
export type Countdown = { seconds: number; at: number; endsAt: number }

export const startCountdown = (seconds: number): Countdown => {
  const whole = Math.max(0, Math.floor(seconds))
  return { seconds: whole, at: monotonic(), endsAt: phoneNow() + whole * 1000 }
}

export const secondsLeft = (countdown: Countdown): number =>
  Math.max(0, Math.ceil(countdown.seconds - (monotonic() - countdown.at) / 1000))

/** When it is over by the server's clock, in epoch milliseconds; a phone that sleeps does not move it. */
export const endOf = ({ endsAt }: Countdown): number => endsAt + now() - phoneNow()

/** 'mm:ss', over an hour 'hh:mm:ss' (A108). */
export const formatCountdown = (seconds: number): string => {
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60]
  const hours = Math.floor(seconds / 3600)
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, '0')).join(':')
}
