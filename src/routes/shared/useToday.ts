import { useSyncExternalStore } from 'react'
import { now, onClockSet } from '../../lib/clock'
import { chinaDay, type Day } from '../../lib/days'

/** The day that it is in China, told anew when a server's answer sets the clock. */
export const useToday = (): Day => useSyncExternalStore(onClockSet, today)

const today = (): Day => chinaDay(now())
