import { useRef, useState, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isAppleMobile } from '@/lib/messagingApp'
import type { FoundPdf } from '@/stores/reports/reports'
import { alertDialog } from '@/ui/dialog'
import { downloadIntent } from '@/routes/shared/automaticNavigation'
import { paths } from '../paths'

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

/** Where a document lies; undefined where nobody waits for the answer any more. */
type Find = () => Promise<FoundPdf | undefined>

type Action = 'preview' | 'download'

export type Pdf = {
  /** The action that is under way. */
  busy: Action | undefined
  /** Why the last one failed. */
  error: unknown
  /** Looks for a document by one of the actions, and opens it, to be saved as well by a download; one at a time. */
  open: (action: Action, find: Find) => Promise<void>
}

/** Opens documents from a card; whoever has left it meanwhile stays where she is. */
export const useReportPdf = (): Pdf => {
  const navigate = useNavigate()
  const tellNotMade = useTellNotMade()
  const [busy, setBusy] = useState<Action>()
  const [error, setError] = useState<unknown>()
  const isHere = useIsHere()
  const isAsking = useRef(false)
  const open = async (action: Action, find: Find) => {
    if (isAsking.current) return
    isAsking.current = true
    setBusy(action)
    setError(undefined)
    const found = await find()
    isAsking.current = false
    if (!isHere()) return
    setBusy(undefined)
    if (found === undefined) return
    switch (found.kind) {
      case 'found':
        return navigate(pdfPath(found.url), action === 'download' ? { state: downloadIntent() } : undefined)
      case 'notMade':
        return tellNotMade()
      case 'failed':
        return setError(found.error)
    }
  }
  return { busy, error, open }
}

/** The screen that shows a document (A223). */
export const pdfPath = (url: string): string => paths.pdf(url, isAppleMobile())

/** Says that a report is not made yet (REPORT-14). */
export const useTellNotMade = (): (() => Promise<void>) => {
  const { t } = useTranslation('reportsList')
  return () => alertDialog({ title: t('notMade.text'), confirmText: t('notMade.close') })
}
