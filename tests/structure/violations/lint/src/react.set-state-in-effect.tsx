import { useEffect, useState } from 'react'

export const useDouble = (value: number): number => {
  const [double, setDouble] = useState(0)
  useEffect(() => {
    setDouble(value * 2)
  }, [value])
  return double
}
