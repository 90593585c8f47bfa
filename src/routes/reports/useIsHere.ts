import { useCallback, useEffect, useRef } from 'react'

/** Whether whoever asked for something is still on the page when its answer comes. */
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
