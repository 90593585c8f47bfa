import { useEffect } from 'react'
import { useCloseOnBack } from '@/ui/useCloseOnBack'

type Leave = (then: () => void) => void
type Props = {
  /**
   * Is given the way to take the entry back before what follows, and another once there is no entry; it stays
   * the same function.
   */
  tellWay: (leave: Leave) => void
  onBack: () => void
}

/** Holds a history entry of its own while it stands: Back calls `onBack` and leaves the page as it is. */
export const BackToPreviousSection = ({ tellWay, onBack }: Props) => {
  const takeBack = useCloseOnBack(onBack)
  useEffect(() => {
    tellWay(takeBack)
    return () => tellWay(goAtOnce)
  }, [tellWay, takeBack])
  return null
}

/** The way while there is no entry. */
export const goAtOnce: Leave = (then) => then()
