import { useEffect, useState } from 'react'
import { Help, prefetchHelp } from './Help'
import { isAfterRetry } from './useSharedRetry'

/** Shows the help button from the second failure in a row on. The first failure prefetches its code. */
export const HelpAfterRetry = ({ error }: { error?: unknown }) => {
  const [shown, setShown] = useState(() => ({ error, isAgain: isAfterRetry() }))
  // Some parts stay mounted during a retry, so only a new error counts.
  if (shown.error !== error) setShown({ error, isAgain: shown.isAgain || isAfterRetry() })
  useEffect(() => {
    // Not without a network: browsers keep a failed import until a reload.
    if (navigator.onLine) prefetchHelp()
  }, [])
  return shown.isAgain ? <Help /> : null
}
