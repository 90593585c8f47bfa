import { useEffect, useRef, useSyncExternalStore } from 'react'
import { now, onClockSet } from '@/lib/time/clock'
import { chinaDay, type Day } from '@/lib/time/day'
import { MINUTE_MS } from '@/lib/time/units'

/** Returns a value read from the clock, updated each minute, on resume, and when a server’s answer sets the clock. */
export const useByClock = <T extends string | boolean>(read: () => T): T =>
  useSyncExternalStore(followClock, read, read)

const followClock = (listener: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    listener()
    timer = setTimeout(tick, MINUTE_MS - (now() % MINUTE_MS))
  }
  tick()
  const stop = onClockSet(tick)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', tick)
  }
}

/** Returns the current day in China, updated at midnight. */
export const useToday = (): Day => useByClock(today)

/** Calls back when a new day begins while the screen is open. */
export const useOnNewDay = (onNewDay: () => void): void => {
  const day = useToday()
  const seen = useRef(day)
  useEffect(() => {
    if (seen.current === day) return
    seen.current = day
    onNewDay()
  })
}

const today = (): Day => chinaDay(now())
