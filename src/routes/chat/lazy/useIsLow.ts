import { useMemo, useSyncExternalStore } from 'react'
import { TEXT_SIZES } from '@/lib/textSize'
import { useTextSize } from '@/ui/useTextSize'
import { watchMedia } from '@/ui/watchMedia'

/** Rem of a media query, which do not grow with the chosen text size. */
const LOW_REM = 37.5

/** Returns whether the window is low for its text: at the usual size below 600 px. */
export const useIsLow = (): boolean => {
  const size = useTextSize() ?? 'normal'
  const watched = useMemo(() => watchMedia(`(max-height: ${(LOW_REM * TEXT_SIZES[size]) / 100}rem)`), [size])
  return useSyncExternalStore(...watched)
}
