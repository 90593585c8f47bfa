import { useEffect, useRef, useSyncExternalStore } from 'react'
import { now, onClockSet } from '@/lib/clock'
import { chinaDay, type Day } from '@/lib/days'

const MINUTE_MS = 60_000

/** What is read off the clock: anew each minute, on return to the page, and when a server's answer sets the clock. */
export const useByClock = <T extends string | boolean>(read: () => T): T =>
  useSyncExternalStore(followClock, read, read)

const followClock = (listener: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    listener()
    timer = setTimeout(tick, MINUTE_MS - (now() % MINUTE_MS))
  }
  tick()
  const stop = onClockSet(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The day that it is in China, also once that is another one. */
export const useToday = (): Day => useByClock(today)

/** Does something once another day has begun while the screen stood. */
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
