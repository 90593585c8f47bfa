import { useEffect, useState } from 'react'
import { Help, prefetchHelp } from './Help'
import { isAfterRetry } from './useSharedRetry'

/** The way to a person to call, from the second failure in a row on. The first one fetches what it needs. */
export const HelpAfterRetry = ({ error }: { error?: unknown }) => {
  const [shown, setShown] = useState(() => ({ error, isAgain: isAfterRetry() }))
  // Some parts stay while they retry.
  if (shown.error !== error) setShown({ error, isAgain: shown.isAgain || isAfterRetry() })
  useEffect(() => {
    // Browsers keep a failed import until a reload.
    if (navigator.onLine) prefetchHelp()
  }, [])
  return shown.isAgain ? <Help /> : null
}
