import { useCallback, useLayoutEffect, useRef } from 'react'
import { abandon, enter, leave, type SheetEntry } from './sheetHistory'

/**
 * Gives an open sheet a history entry, unless `holds` is false, so that Back closes the sheet and not the page. Mount
 * it only while the sheet is open. Close only through the returned function: it removes the entry before it runs its
 * argument, so that a navigation starts from a clean history.
 */
export const useCloseOnBack = (onBack: () => void, holds = true): ((then: () => void) => void) => {
  const back = useRef(onBack)
  const entry = useRef<SheetEntry | undefined>(undefined)
  useLayoutEffect(() => {
    back.current = onBack
  })
  // Before the sheet is drawn: a Back after that must find the entry, or it would leave the page.
  useLayoutEffect(() => {
    const mine = holds ? enter(() => back.current()) : undefined
    entry.current = mine
    return mine && (() => abandon(mine))
  }, [holds])
  return useCallback((then: () => void) => {
    if (entry.current) leave(entry.current, then)
    else then()
  }, [])
}
