import { useEffect, useState } from 'react'

export const useTimedOut = (patienceMs: number): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  return late
}
