import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that says whether the component is still mounted. */
export const useIsHere = (): (() => boolean) => {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
