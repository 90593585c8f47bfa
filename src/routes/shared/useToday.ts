import { useEffect, useRef } from 'react'
import { now } from '@/lib/clock'
import { chinaDay, type Day } from '@/lib/days'
import { useByClock } from './useByClock'

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
