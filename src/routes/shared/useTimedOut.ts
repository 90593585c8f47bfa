import { useEffect, useState } from 'react'

/** Whether the patience is over; it begins once the wait is running. */
export const useTimedOut = (patienceMs: number, isRunning = true): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs, isRunning])
  return late
}
