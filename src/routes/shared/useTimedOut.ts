import { useEffect, useState } from 'react'

/** Whether what is waited for has taken longer than this. */
export const useTimedOut = (patienceMs: number): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  return late
}
