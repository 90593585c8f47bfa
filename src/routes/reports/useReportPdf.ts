import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isAppleMobile } from '@/lib/device'
import type { FoundPdf } from '@/stores/reports/reports'
import { alertDialog } from '@/ui/dialog'
import { downloadIntent } from '@/routes/shared/automaticNavigation'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { paths } from '@/routes/paths'

/** Undefined when the component was unmounted meanwhile. */
type Find = () => Promise<FoundPdf | undefined>

type Action = 'preview' | 'download'

export type Pdf = {
  busy: Action | undefined
  error: unknown
  /** Finds a document and opens it; a download also saves it. One at a time. */
  open: (action: Action, find: Find) => Promise<void>
}

/** Opens documents from a card; does not navigate after the card was left. */
export const useReportPdf = (): Pdf => {
  const navigate = useNavigate()
  const showNotMade = useNotMadeDialog()
  const [busy, setBusy] = useState<Action>()
  const [error, setError] = useState<unknown>()
  const isMounted = useIsMounted()
  const isAsking = useRef(false)
  const open = async (action: Action, find: Find) => {
    if (isAsking.current) return
    isAsking.current = true
    setBusy(action)
    setError(undefined)
    const found = await find()
    isAsking.current = false
    if (!isMounted()) return
    setBusy(undefined)
    if (found === undefined) return
    switch (found.kind) {
      case 'found':
        return navigate(pdfPath(found.url), action === 'download' ? { state: downloadIntent() } : undefined)
      case 'notMade':
        return showNotMade()
      case 'failed':
        return setError(found.error)
    }
  }
  return { busy, error, open }
}

/** A223: the path of the PDF viewer. */
export const pdfPath = (url: string): string => paths.pdf(url, isAppleMobile())

export const useNotMadeDialog = (): (() => Promise<void>) => {
  const { t } = useTranslation('reportsList')
  return () => alertDialog({ title: t('notMade.text'), confirmText: t('notMade.close') })
}
