import { ADDRESSES } from '@/domain/addresses'
import type { DocumentsGateway } from '@/gateways/pdf/port'
import { prepareWorker } from '@/gateways/pdf/worker'
import { inTime } from '@/lib/inTime'
import type { Screen } from '@/routes/screen'
import { rethrowAsChunkLoadError } from './chunkLoadError'

const reader = () => inTime(import('@/gateways/pdf/pdfjs')).catch(rethrowAsChunkLoadError)

export const lazyPdf: DocumentsGateway = {
  prepare: () => {
    // A failed import is reported when the document is opened.
    reader().catch(() => undefined)
    prepareWorker()
  },
  open: async (file) => (await reader()).openPdf(file),
  exportA4: async (request) =>
    (await inTime(import('@/gateways/pdf/export')).catch(rethrowAsChunkLoadError)).exportA4(request),
}

/** Both addresses show one screen: the limits of iPhones apply to every phone. */
const viewer = {
  title: 'pdf',
  words: ['pdf'],
  loader: () => import('@/routes/pdf/loaders').then((module) => module.startPdf),
  component: () => {
    // The largest chunk, loaded in parallel with the screen.
    lazyPdf.prepare()
    return import('@/routes/pdf/PdfViewer').then((module) => module.PdfViewer)
  },
} satisfies Omit<Screen, 'path'>

// These entries are in `app`, because only `app` may import the implementation of a gateway.
export const PDF_SCREENS: readonly Screen[] = [
  { path: ADDRESSES.pdf, ...viewer },
  { path: ADDRESSES.pdfOnIphone, ...viewer },
]
