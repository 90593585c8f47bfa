import { useEffect, type RefObject } from 'react'
import { useBackCloses } from '../../ui/useBackCloses'

type Leave = (then: () => void) => void
type Props = {
  /** Gets the way to take the entry back before what follows. */
  leave: RefObject<Leave>
  onBack: () => void
}

/** Holds a history entry of its own while it stands: Back calls `onBack` and leaves the page as it is. */
export const BackEntry = ({ leave, onBack }: Props) => {
  const takeBack = useBackCloses(onBack)
  useEffect(() => {
    leave.current = takeBack
    return () => {
      leave.current = goAtOnce
    }
  }, [leave, takeBack])
  return null
}

/** The way while there is no entry. */
export const goAtOnce: Leave = (then) => then()
