import { useEffect, useState } from 'react'
import { documents, type OpenDocument } from '@/gateways/pdf/port'
import type { RemoteData } from '@/lib/remote'
import { tellFault } from '@/lib/tellFault'

/** The document in this file, open as long as the screen stands. */
export const usePdfDocument = (file: Blob): RemoteData<OpenDocument> => {
  const [pdf, setPdf] = useState<RemoteData<OpenDocument>>({ state: 'loading' })
  useEffect(() => {
    const opening = documents().open(file)
    let left = false
    opening.then(
      (data) => left || setPdf({ state: 'ready', data, refreshing: false }),
      (error: unknown) => left || setPdf({ state: 'failed', error }),
    )
    return () => {
      left = true
      opening.then(({ close }) => close()).catch(tellFault)
    }
  }, [file])
  return pdf
}
