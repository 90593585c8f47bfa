import { useState } from 'react'

export const useMaybe = (wanted: boolean): number => {
  if (!wanted) return 0
  const [value] = useState(1)
  return value
}
